import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../lib/i18n.tsx';

/** The part of the frame that a press moves it by: something of what was seen stays. */
const stepShare = 0.7;

/** A frame that what is too wide is moved in sideways: a button at each end where there is more shows that, and moves it. */
export function ScrollFrame({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: 0, after: false });
  useEffect(() => {
    const { current: box } = frame;
    if (box === null) return undefined;
    const look = (): void => {
      // Beside the column that stays.
      const before = box.scrollLeft > 1 ? (box.querySelector('th')?.offsetWidth ?? 0) : 0;
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
      setMore((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    if (box.firstElementChild !== null) sizes.observe(box.firstElementChild);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);
  const move = (by: number): void => {
    frame.current?.scrollBy({ left: by * frame.current.clientWidth * stepShare, behavior: 'smooth' });
  };
  return (
    <div className="@container relative min-w-0 overflow-hidden rounded-tile border border-line bg-surface">
      <div ref={frame} className="overflow-x-auto">
        {children}
      </div>
      {more.before > 0 && (
        <Edge label={t('console.table.left')} left={more.before} onMove={() => move(-1)}>
          <ChevronLeft aria-hidden className="size-4" />
        </Edge>
      )}
      {more.after && (
        <Edge label={t('console.table.right')} onMove={() => move(1)}>
          <ChevronRight aria-hidden className="size-4" />
        </Edge>
      )}
    </div>
  );
}

interface EdgeProps {
  readonly label: string;
  /** Absent: at the right end. */
  readonly left?: number;
  readonly onMove: () => void;
  readonly children: ReactNode;
}

function Edge({ label, left, onMove, children }: EdgeProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onMove}
      style={{ left }}
      className={`absolute top-0 z-10 flex h-9 w-8 items-center justify-center border-line bg-surface text-fg-2 hover:bg-inset ${left === undefined ? 'right-0 border-l' : 'border-x'}`}
    >
      {children}
    </button>
  );
}
