import { cx } from '@candor/kit';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { ChartView, OrderLine } from './chart-view.ts';
import { handlePlaces } from './handle-places.ts';

/** The owner's part of dragging lines. */
export interface LineDrag {
  /** The meaning of a price for a line: "61,000.00 · +52.10 USDT". */
  readonly noteOf: (handle: string, price: string) => string;
  /** A line was let go at another price. */
  readonly onMoved: (handle: string, price: string) => void;
}

/** A line on its way: it is drawn where it is held. */
export interface MovedLine {
  readonly handle: string;
  readonly price: string;
}

interface LineHandlesProps {
  readonly view: ChartView;
  /** Changes whenever the drawing was laid out anew. */
  readonly layout: number;
  readonly lines: readonly OrderLine[];
  readonly tick: number;
  readonly drag: LineDrag;
  readonly onMove: (moved: MovedLine | undefined) => void;
}

/** A handle under a finger. */
interface Held {
  readonly handle: string;
  readonly fromY: number;
  /** From the finger to the line, which may lie beside its handle; a line out of sight comes to the finger. */
  readonly toLine: number;
  readonly isMoved: boolean;
}

/** A press of an arrow key moves a line by so much of its price. */
const keyShare = 0.001;
/** A finger that has moved less has only touched. */
const stillPx = 4;
const heightPx = 44;

/** Handles at the left end of lines that can be dragged: by a finger, a mouse or the arrow keys. */
export function LineHandles({ view, lines, tick, drag, onMove }: LineHandlesProps) {
  const t = useMessages();
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held>();
  const [typed, setTyped] = useState<string>();
  const decimals = Math.max(0, Math.round(-Math.log10(tick)));
  const onGrid = (price: number) => (Math.max(1, Math.round(price / tick)) * tick).toFixed(decimals);
  const stop = () => {
    setHeld(undefined);
    setTyped(undefined);
    onMove(undefined);
  };
  const move = (event: PointerEvent, handle: string) => {
    if (held?.handle !== handle) return;
    const isMoved = held.isMoved || Math.abs(event.clientY - held.fromY) > stillPx;
    if (!isMoved) return;
    if (!held.isMoved) setHeld({ ...held, isMoved });
    const top = box.current?.getBoundingClientRect().top ?? 0;
    const price = view.priceAt(event.clientY + held.toLine - top);
    if (price !== undefined && price > 0) onMove({ handle, price: onGrid(price) });
  };
  const letGo = (line: OrderLine, handle: string) => {
    if (held?.isMoved === true) drag.onMoved(handle, line.price);
    stop();
  };
  const press = (event: KeyboardEvent, line: OrderLine, handle: string) => {
    if (event.key === 'Escape' && typed === handle) {
      event.stopPropagation();
      return stop();
    }
    if (event.key === 'Enter' && typed === handle) {
      event.preventDefault();
      drag.onMoved(handle, line.price);
      return stop();
    }
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined) return undefined;
    event.preventDefault();
    setTyped(handle);
    const price = Number(line.price);
    return onMove({ handle, price: onGrid(price + steps * Math.max(tick, price * keyShare)) });
  };
  const shown = lines.flatMap((line) => {
    const y = view.yOf(Number(line.price));
    return line.handle === undefined || y === undefined ? [] : [{ line, handle: line.handle, y }];
  });
  const bottom = view.paneTops()[1] ?? Number.POSITIVE_INFINITY;
  const isInSight = (y: number) => y >= 0 && y <= bottom;
  const places = handlePlaces(
    shown.map(({ y }) => y),
    bottom,
  );
  return (
    <div ref={box} className="pointer-events-none absolute inset-0 overflow-hidden">
      {shown.map(({ line, handle, y }, index) => {
        const isMoving = (held?.handle === handle && held.isMoved) || typed === handle;
        return (
          <div
            key={handle}
            role="slider"
            tabIndex={0}
            aria-label={t('chart.dragLine', { line: line.title })}
            aria-valuenow={Number(line.price)}
            aria-valuetext={drag.noteOf(handle, line.price)}
            aria-orientation="vertical"
            onKeyDown={(event) => press(event, line, handle)}
            onBlur={() => typed === handle && stop()}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              const top = box.current?.getBoundingClientRect().top ?? 0;
              const toLine = isInSight(y) ? y - (event.clientY - top) : 0;
              setHeld({ handle, fromY: event.clientY, toLine, isMoved: false });
            }}
            onPointerMove={(event) => move(event, handle)}
            onPointerUp={() => letGo(line, handle)}
            onPointerCancel={stop}
            className="group pointer-events-auto absolute left-2 z-10 flex cursor-ns-resize touch-none items-center outline-none"
            style={{ top: (places[index] as number) - heightPx / 2, height: heightPx }}
          >
            <span
              className={cx(
                'flex items-center rounded-chip bg-inset py-0.5 pr-1.5 pl-0.5 text-11 font-medium inset-ring inset-ring-line-field group-focus-visible:outline-2 group-focus-visible:outline-accent',
                { up: 'text-up', down: 'text-down', warn: 'text-warn', accent: 'text-accent' }[line.tone ?? 'accent'],
              )}
            >
              <GripVertical aria-hidden className="size-3.5 text-fg-3" />
              {isMoving ? drag.noteOf(handle, line.price) : line.title}
            </span>
          </div>
        );
      })}
    </div>
  );
}
