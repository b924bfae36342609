import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { knock } from '#lib/haptics.ts';

const holdMs = 450;
/** A finger that has moved this far is not holding. */
const slackPx = 8;
const swipeActsAtPx = 72;

interface RowGestures {
  readonly onHold: () => void;
  readonly onSwipe: () => void;
}

/**
 * Holding a row, and swiping it to the left. `slider` moves with the finger; the browser keeps vertical scrolling
 * (touch-action: pan-y). A right click and the menu key are a hold too, so nothing here needs a finger.
 */
export function useRowGestures({ onHold, onSwipe }: RowGestures) {
  const slider = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number; isSwipe: boolean }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const swallowsClick = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function end(): void {
    clearTimeout(timer.current);
    start.current = undefined;
    const element = slider.current;
    if (element === null) return;
    element.style.transition = 'transform var(--t) var(--ease)';
    element.style.transform = '';
  }

  function hold(): void {
    swallowsClick.current = true;
    end();
    knock();
    onHold();
  }

  return {
    slider,
    handlers: {
      onPointerDown(event: PointerEvent): void {
        swallowsClick.current = false;
        if (event.pointerType === 'mouse') return;
        start.current = { x: event.clientX, y: event.clientY, isSwipe: false };
        timer.current = setTimeout(hold, holdMs);
      },
      onPointerMove(event: PointerEvent): void {
        const from = start.current;
        if (from === undefined) return;
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
        if (Math.abs(dx) > slackPx || Math.abs(dy) > slackPx) clearTimeout(timer.current);
        if (!from.isSwipe && dx < -slackPx && Math.abs(dx) > Math.abs(dy)) from.isSwipe = true;
        if (!from.isSwipe || slider.current === null) return;
        slider.current.style.transition = 'none';
        slider.current.style.transform = `translateX(${Math.max(-swipeActsAtPx - 16, Math.min(0, dx))}px)`;
      },
      onPointerUp(event: PointerEvent): void {
        const from = start.current;
        if (from?.isSwipe) {
          swallowsClick.current = true;
          if (from.x - event.clientX >= swipeActsAtPx) onSwipe();
        }
        end();
      },
      onPointerCancel: end,
      onContextMenu(event: MouseEvent): void {
        event.preventDefault();
        // On touch screens the timer has been here first.
        if (!swallowsClick.current) hold();
      },
      /** The click that ends a hold or a swipe opens nothing. */
      onClickCapture(event: MouseEvent): void {
        if (!swallowsClick.current) return;
        swallowsClick.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}
