import type { OptionRow } from '@candor/api';
import { gridMs } from '@candor/exchange/rules';
import { priceFromText, priceScale, textFromUnits } from '@candor/money';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { watchColours } from '#features/chart/draw/chart-colours.ts';
import { struckAtMs } from '../live/live-option.ts';
import { tickClock } from '../tape/server-now.ts';
import type { TapeTick } from '../tape/index-tape.ts';
import { drawLine, type LineColours } from './draw-line.ts';
import {
  easedHead,
  easedView,
  type LineHead,
  type LineMark,
  linePoints,
  type LineView,
  wantedView,
} from './line-view.ts';

interface LiveLineProps {
  readonly symbol: string;
  readonly ticks: readonly TapeTick[];
  /** Open options of this pair. */
  readonly options: readonly OptionRow[];
  /** The option whose zones are drawn. */
  readonly chosenId: number | undefined;
  readonly decimals: number;
  readonly isStale: boolean;
}

/** The index as it moves, with the strikes and expiries of open options. Drawn on a canvas, one frame at a time. */
export function LiveLine({ symbol, ticks, options, chosenId, decimals, isStale }: LiveLineProps) {
  const t = useMessages();
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<{ view?: LineView; head?: LineHead }>({});
  const colours = useRef<LineColours>(undefined);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const marks = options.flatMap((option) => markOf(option, option.optionId === chosenId));
  const hasTicks = ticks.length > 0;

  useEffect(() => watchColours(() => (colours.current = lineColours())), []);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const watcher = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  const draw = useEffectEvent((elapsedMs: number) => {
    const pen = canvas.current?.getContext('2d');
    const newest = ticks.at(-1);
    const wanted = wantedView(ticks, marks, tickClock.serverNow());
    if (!pen || newest === undefined || wanted === undefined || colours.current === undefined) return;
    const view = easedView(shown.current.view, wanted, elapsedMs);
    const head = easedHead(shown.current.head, newest, elapsedMs);
    shown.current = { view, head };
    const points = linePoints(ticks, head, view.fromMs);
    const priceText = (price: number) => format.amount(textFromUnits(BigInt(price), priceScale), decimals);
    const picture = { ...size, view, head, points, marks, isStale, expiryText: t('options.expiry'), priceText };
    drawLine(pen, picture, colours.current);
  });

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || size.width === 0 || !hasTicks) return;
    const ratio = window.devicePixelRatio;
    pen.canvas.width = Math.round(size.width * ratio);
    pen.canvas.height = Math.round(size.height * ratio);
    pen.scale(ratio, ratio);
    return everyFrame((elapsedMs) => draw(elapsedMs));
  }, [size, hasTicks]);

  const price = format.amount(ticks.at(-1)?.text, decimals);
  return (
    <div ref={frame} className="relative h-[clamp(10rem,24dvh,15.75rem)] overflow-hidden">
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('options.line', { pair: symbol, price, open: marks.length })}
        className="absolute inset-0 size-full"
      />
    </div>
  );
}

/** The line moves a few points in a second: thirty pictures of it look the same as sixty or more, and warm a phone half as much. */
const drawnMsMin = 30;

/** Glides from frame to frame; for users who want less motion, it moves on with each tick instead. */
function everyFrame(draw: (elapsedMs: number) => void): () => void {
  if (prefersReducedMotion()) {
    const atOnce = () => draw(Number.POSITIVE_INFINITY);
    atOnce();
    const timer = setInterval(atOnce, gridMs);
    return () => clearInterval(timer);
  }
  let before = performance.now();
  let asked = requestAnimationFrame(function next(now) {
    if (now - before >= drawnMsMin) {
      draw(now - before);
      before = now;
    }
    asked = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(asked);
}

function markOf(option: OptionRow, isChosen: boolean): readonly LineMark[] {
  const { optionId, direction, strikePrice, expiresAtMs, windowSize } = option;
  const strike = strikePrice === undefined ? undefined : priceFromText(strikePrice);
  const begin = struckAtMs(option);
  if (strike === undefined || begin === undefined || expiresAtMs === undefined) return [];
  const windowFromMs = expiresAtMs - windowSize * gridMs;
  return [{ optionId, direction, strike, struckAtMs: begin, expiresAtMs, windowFromMs, isChosen }];
}

function lineColours(): LineColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    ground: token('bg'),
    text: token('text'),
    quiet: token('text-3'),
    accent: token('accent'),
    up: token('up'),
    down: token('down'),
    font: token('font'),
  };
}
