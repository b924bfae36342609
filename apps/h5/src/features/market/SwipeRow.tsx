import { cx } from '@candor/kit';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRowGestures } from './use-row-gestures.ts';

interface SwipeRowProps {
  readonly isStarred: boolean;
  readonly onHold: () => void;
  readonly onStar: () => void;
  readonly children: ReactNode;
}

/** A row that stars on a swipe to the left and opens more when held. The star under it shows the effect. */
export function SwipeRow({ isStarred, onHold, onStar, children }: SwipeRowProps) {
  const { slider, handlers } = useRowGestures({ onHold, onSwipe: onStar });
  return (
    // As in any virtual list: a press may begin before the scrolling has ended.
    <div className="pointer-events-auto relative overflow-hidden">
      <span aria-hidden className="absolute inset-y-0 right-0 grid w-22 place-items-center bg-warn-soft text-warn">
        <Star className={cx('size-5', !isStarred && 'fill-current')} />
      </span>
      <div ref={slider} {...handlers} className="relative touch-pan-y bg-bg [-webkit-touch-callout:none]">
        {children}
      </div>
    </div>
  );
}
