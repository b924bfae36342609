import { cx } from '@candor/kit';
import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { Thumb } from './Thumb.tsx';
import { revealMs } from './use-opening.ts';

interface ClosedBoxProps {
  readonly thumb: string | undefined;
  readonly phase: 'closed' | 'waiting' | 'revealing' | 'open';
  readonly className: string;
}

const tremble = [0, -2, 2, -2, 2, -1, 1, 0].map((degrees) => ({ transform: `rotate(${degrees}deg)` }));

/** A box with its lid: it trembles while its answer is on the way, and the lid flies off as it opens. */
export function ClosedBox({ thumb, phase, className }: ClosedBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const lid = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const running: Animation[] = [];
    const play = (element: HTMLElement | null, frames: Keyframe[], timing: KeyframeAnimationOptions) => {
      if (element !== null) running.push(element.animate(frames, { fill: 'both', ...timing }));
    };
    if (prefersReducedMotion()) {
      if (phase === 'revealing') play(box.current, [{ opacity: 1 }, { opacity: 0 }], { duration: 200 });
    } else if (phase === 'waiting') {
      play(box.current, tremble, { duration: 700, iterations: Number.POSITIVE_INFINITY });
    } else if (phase === 'revealing') {
      const openMs = revealMs * 0.4;
      const restMs = revealMs - openMs;
      play(box.current, [...tremble, ...tremble], { duration: openMs });
      play(
        lid.current,
        [
          { transform: 'none', opacity: 1 },
          { transform: 'translateY(-70%) rotate(-14deg)', opacity: 1, offset: 0.5 },
          { transform: 'translateY(-190%) rotate(-32deg)', opacity: 0 },
        ],
        { delay: openMs, duration: restMs * 0.7, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
      );
      play(
        light.current,
        [
          { opacity: 0, transform: 'scale(0.4)' },
          { opacity: 1, transform: 'scale(1.15)', offset: 0.7 },
          { opacity: 1, transform: 'scale(1.6)' },
        ],
        { delay: openMs, duration: restMs, easing: 'ease-out' },
      );
    }
    return () => running.forEach((one) => one.cancel());
  }, [phase]);
  return (
    <div ref={box} aria-hidden className={cx('relative', className)}>
      <div className="absolute inset-x-[5%] top-[14%] bottom-0 overflow-hidden rounded-card border border-line-strong bg-raised">
        {thumb !== undefined && <Thumb hash={thumb} className="size-full" />}
        <span className="absolute inset-y-0 left-1/2 w-[11%] -translate-x-1/2 bg-accent" />
      </div>
      <div ref={light} className="absolute inset-[18%] rounded-full bg-accent opacity-0 blur-2xl" />
      <div
        ref={lid}
        className="absolute inset-x-0 top-[4%] h-[18%] overflow-hidden rounded-tile border border-line-strong bg-surface shadow-floating"
      >
        <span className="absolute inset-y-0 left-1/2 w-[10%] -translate-x-1/2 bg-accent" />
      </div>
    </div>
  );
}
