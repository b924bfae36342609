import { IconButton } from '@candor/kit/view';
import { Trash2, X } from 'lucide-react';
import type { Logical } from 'lightweight-charts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '#i18n/use-messages.ts';
import type { ChartView, Drawing } from '../draw/chart-view.ts';
import {
  addSketch,
  changeSketch,
  chooseSketch,
  deleteSketch,
  sketchStore,
  takeTool,
  useSketches,
} from './sketch-store.ts';
import { movedBy, placeOf, pointsOf, type Sketch, type SketchPoint, timeAt } from './sketches.ts';
import { SketchPrices, SketchShape } from './SketchShape.tsx';

interface SketchLayerProps {
  readonly view: ChartView;
  /** Changes whenever the chart was laid out anew. */
  readonly layout: number;
  readonly pairId: number;
  readonly drawing: Drawing;
  readonly formatPrice: (price: number) => string;
}

/** A finger on a drawing, or on the empty chart with a tool. */
interface Held {
  readonly x: number;
  readonly y: number;
  readonly from: SketchPoint;
  readonly part: number | 'whole';
}

/** A finger that has moved less has only touched. */
const stillPx = 6;
const handlePx = 6;
const handleReachPx = 20;
/** A press of an arrow key moves by a candle, or by so much of the price. */
const keyShare = 0.001;

/** The middle of a candle by its place, in px from the left; of a place between two, by its share. */
function xOf(view: ChartView, place: number): number | undefined {
  const below = Math.floor(place);
  const scale = view.timeScale();
  const x = scale.logicalToCoordinate(below as Logical);
  const next = scale.logicalToCoordinate((below + 1) as Logical);
  return x === null || next === null ? undefined : x + (next - x) * (place - below);
}

/** The drawings of a pair over its candles: drawn, moved and deleted by a finger, a mouse or keys. */
export function SketchLayer({ view, pairId, drawing, formatPrice }: SketchLayerProps) {
  const t = useMessages();
  const { candles, stepMs, tick } = drawing;
  const { tool, chosenId } = useStore(sketchStore);
  const sketches = useSketches(pairId);
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGRectElement>(null);
  const [held, setHeld] = useState<Held>();
  /** The one under the finger, as it would be if it were let go. */
  const [draft, setDraft] = useState<Omit<Sketch, 'id'> & { readonly id?: string }>();
  useEffect(() => {
    if (tool !== undefined) ground.current?.focus({ preventScroll: true });
  }, [tool]);
  const bottom = (view.paneTops()[1] ?? 1) - 1;
  const widthPx = view.timeScale().width();
  const chosen = sketches.find(({ id }) => id === chosenId);

  const timeOf = (x: number) => {
    const place = view.timeScale().coordinateToLogical(x);
    return place === null ? undefined : timeAt(candles, stepMs, place);
  };
  const stop = () => {
    setHeld(undefined);
    setDraft(undefined);
  };
  const pointAt = ({ clientX, clientY }: PointerEvent): SketchPoint | undefined => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined) return undefined;
    const atMs = timeOf(Math.max(0, Math.min(clientX - box.left, widthPx)));
    const price = view.priceAt(Math.max(0, Math.min(clientY - box.top, bottom - 1)));
    if (atMs === undefined || price === undefined || price <= 0) return undefined;
    return { atMs, price: Math.max(1, Math.round(price / tick)) * tick };
  };
  const pixelsOf = ({ atMs, price }: SketchPoint) => {
    const [x, y] = [xOf(view, placeOf(candles, stepMs, atMs)), view.yOf(price)];
    return x === undefined || y === undefined ? undefined : { x, y };
  };

  function begin(event: PointerEvent): void {
    const point = pointAt(event);
    if (tool === undefined || point === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setHeld({ x: event.clientX, y: event.clientY, from: point, part: 'whole' });
    const first = draft?.points[0];
    setDraft({ kind: tool, points: pointsOf(tool) === 1 ? [point] : [first ?? point, point] });
  }
  function draw(event: PointerEvent): void {
    const point = held && pointAt(event);
    if (point === undefined || draft === undefined) return;
    setDraft({ ...draft, points: [...draft.points.slice(0, -1), point] });
  }
  /** Lifting a finger that has only touched leaves the first of two points; the next touch is the second. */
  function endDrawing(event: PointerEvent): void {
    if (held === undefined || draft === undefined) return;
    setHeld(undefined);
    const isStill = Math.hypot(event.clientX - held.x, event.clientY - held.y) < stillPx;
    const [first, second] = draft.points;
    if (second !== undefined && isStill && first?.atMs === second.atMs && first.price === second.price) return;
    addSketch(pairId, draft);
    stop();
  }

  function hold(event: PointerEvent, sketch: Sketch, part: Held['part']): void {
    const from = pointAt(event);
    if (from === undefined) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    chooseSketch(sketch.id);
    setHeld({ x: event.clientX, y: event.clientY, from, part });
  }
  function move(event: PointerEvent, sketch: Sketch): void {
    const to = held && pointAt(event);
    if (held === undefined || to === undefined) return;
    if (draft === undefined && Math.hypot(event.clientX - held.x, event.clientY - held.y) < stillPx) return;
    setDraft(movedBy(sketch, held.part, to.atMs - held.from.atMs, to.price - held.from.price));
  }
  function letGo(sketch: Sketch): void {
    if (draft?.id === sketch.id) changeSketch(pairId, { ...draft, id: sketch.id });
    stop();
  }

  function press(event: KeyboardEvent, sketch: Sketch): void {
    const byPrice = Math.max(tick, Math.round(((sketch.points[0]?.price ?? 0) * keyShare) / tick) * tick);
    const step = {
      ArrowUp: [0, byPrice],
      ArrowDown: [0, -byPrice],
      ArrowLeft: [-stepMs, 0],
      ArrowRight: [stepMs, 0],
    }[event.key] as [number, number] | undefined;
    if (step !== undefined) changeSketch(pairId, movedBy(sketch, 'whole', ...step));
    else if (event.key === 'Delete' || event.key === 'Backspace') deleteSketch(pairId, sketch.id);
    else if (event.key === 'Enter' || event.key === ' ') chooseSketch(sketch.id === chosenId ? undefined : sketch.id);
    else return;
    event.preventDefault();
  }
  /** Without a finger a drawing begins over the middle of the chart, from where the arrow keys move it. */
  function pressTool(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      stop();
      takeTool(undefined);
    }
    if (event.key !== 'Enter' || tool === undefined) return;
    event.preventDefault();
    const at = (x: number, y: number) => {
      const [atMs, price] = [timeOf(widthPx * x), view.priceAt(bottom * y)];
      return atMs === undefined || price === undefined ? [] : [{ atMs, price: Math.round(price / tick) * tick }];
    };
    const points = [...at(0.3, 0.6), ...at(0.7, 0.4)].slice(0, pointsOf(tool));
    if (points.length === pointsOf(tool)) addSketch(pairId, { kind: tool, points });
  }

  const shape = { placeOf: pixelsOf, widthPx };
  const isNew = draft !== undefined && draft.id === undefined;
  const priced = [
    ...sketches.map((kept) => (draft?.id === kept.id ? { ...draft, id: kept.id } : kept)),
    ...(isNew ? [{ ...draft, id: '' }] : []),
  ];
  return (
    <>
      <svg
        ref={svg}
        width={widthPx}
        height={bottom}
        className="pointer-events-none absolute top-0 left-0 z-5 overflow-hidden text-accent"
      >
        {sketches.map((kept) => {
          const isChosen = kept.id === chosenId;
          const sketch = draft?.id === kept.id ? { ...draft, id: kept.id } : kept;
          return (
            <g
              key={kept.id}
              role="button"
              tabIndex={0}
              aria-pressed={isChosen}
              aria-label={t('chart.draw.onChart', { kind: t(`chart.draw.kinds.${kept.kind}`) })}
              onPointerDown={(event) => hold(event, kept, 'whole')}
              onPointerMove={(event) => move(event, kept)}
              onPointerUp={() => letGo(kept)}
              onPointerCancel={stop}
              onKeyDown={(event) => press(event, kept)}
              className="pointer-events-auto cursor-move touch-none outline-none focus-visible:text-fg"
            >
              <SketchShape sketch={sketch} {...shape} isChosen={isChosen} />
              {isChosen &&
                sketch.points.map((point, part) => {
                  const place = pixelsOf(point);
                  if (place === undefined) return null;
                  return (
                    <g key={part} onPointerDown={(event) => hold(event, kept, part)}>
                      <circle cx={place.x} cy={place.y} r={handleReachPx} className="fill-transparent" />
                      <circle
                        cx={place.x}
                        cy={place.y}
                        r={handlePx}
                        strokeWidth={2}
                        className="fill-bg stroke-current"
                      />
                    </g>
                  );
                })}
            </g>
          );
        })}
        {priced.map((sketch) => (
          <SketchPrices key={sketch.id} sketch={sketch} {...shape} formatPrice={formatPrice} />
        ))}
        {tool !== undefined && (
          <>
            {isNew && <SketchShape sketch={draft} {...shape} isChosen />}
            <rect
              width={widthPx}
              height={bottom}
              tabIndex={0}
              role="button"
              aria-label={t(`chart.draw.hints.${tool}`)}
              ref={ground}
              onPointerDown={begin}
              onPointerMove={draw}
              onPointerUp={endDrawing}
              onPointerCancel={stop}
              onKeyDown={pressTool}
              className="pointer-events-auto cursor-crosshair touch-none fill-transparent outline-none"
            />
          </>
        )}
      </svg>
      {(tool !== undefined || chosen !== undefined) && (
        <div className="absolute top-1 left-2 z-10 flex items-center gap-3 rounded-chip bg-surface py-1.5 pr-2.5 pl-2.5 text-12 text-fg-2 inset-ring inset-ring-line-field">
          <span role="status">
            {tool === undefined ? chosen && t(`chart.draw.kinds.${chosen.kind}`) : t(`chart.draw.hints.${tool}`)}
          </span>
          {tool === undefined && chosen !== undefined && (
            <IconButton
              size={16}
              label={t('chart.draw.delete', { kind: t(`chart.draw.kinds.${chosen.kind}`) })}
              icon={<Trash2 aria-hidden />}
              onClick={() => deleteSketch(pairId, chosen.id)}
            />
          )}
          <IconButton
            size={16}
            label={t(tool === undefined ? 'common.close' : 'common.cancel')}
            icon={<X aria-hidden />}
            onClick={() => {
              stop();
              takeTool(undefined);
            }}
          />
        </div>
      )}
    </>
  );
}
