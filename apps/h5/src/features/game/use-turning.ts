import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { stopAfter } from './wheel-shape.ts';

/** Degrees a millisecond while the answer is on its way. */
const speed = 0.5;
const roundMs = 360 / speed;
const slowingMs = 4_600;
/** It begins as fast as the wheel turns: slope 4.2 over these degrees and that time. */
const easing = 'cubic-bezier(0.12, 0.5, 0.1, 1)';
const leastDegrees = 540;

interface Turning {
  readonly wheel: RefObject<HTMLDivElement | null>;
  /** Turns on and on, until `stopAt` or `halt`. */
  readonly start: () => void;
  /** Slows down to a rotation; ends when the wheel has stopped. */
  readonly stopAt: (rotation: number) => Promise<void>;
  /** Stops where it is: there is no result. */
  readonly halt: () => void;
}

/**
 * Turns the wheel by animations of its transform, which the browser's compositor runs by itself. With reduced motion it
 * is there at once. `onMove` hears of each frame while it slows down, if anybody listens.
 */
export function useTurning(onMove: RefObject<((rotation: number) => void) | undefined>): Turning {
  const wheel = useRef<HTMLDivElement>(null);
  const running = useRef<Animation>(undefined);
  const rest = useRef(0);
  useEffect(() => () => running.current?.cancel(), []);

  function place(rotation: number): void {
    running.current?.cancel();
    running.current = undefined;
    rest.current = rotation % 360;
    if (wheel.current !== null) wheel.current.style.transform = `rotate(${rest.current}deg)`;
  }

  function now(): number {
    const elapsed = Number(running.current?.currentTime ?? 0);
    return rest.current + elapsed * speed;
  }

  return {
    wheel,
    start() {
      if (prefersReducedMotion() || wheel.current === null) return;
      const from = rest.current;
      running.current = wheel.current.animate(
        [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${from + 360}deg)` }],
        { duration: roundMs, iterations: Number.POSITIVE_INFINITY },
      );
    },
    halt: () => place(now()),
    async stopAt(rotation) {
      const from = now();
      if (prefersReducedMotion() || wheel.current === null) return place(rotation);
      const to = stopAfter(from, rotation, leastDegrees);
      running.current?.cancel();
      const slowing = wheel.current.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
        duration: slowingMs,
        easing,
        fill: 'forwards',
      });
      running.current = slowing;
      const follow = (): void => {
        const progress = slowing.effect?.getComputedTiming().progress;
        if (slowing.playState !== 'running' || typeof progress !== 'number') return;
        onMove.current?.(from + progress * (to - from));
        requestAnimationFrame(follow);
      };
      if (onMove.current !== undefined) requestAnimationFrame(follow);
      // A page that is left ends it: then there is nobody to tell.
      await slowing.finished.catch(() => undefined);
      place(to);
    },
  };
}
