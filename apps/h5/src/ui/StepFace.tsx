import { cx } from '@candor/kit';
import { Check } from 'lucide-react';

interface StepFaceProps {
  readonly place: number;
  readonly title: string;
  /** Shown until it is done. */
  readonly text: string | undefined;
  readonly isDone: boolean;
  readonly isNext: boolean;
  /** Said instead of the text, once it is done. */
  readonly doneText: string;
}

/** One of several steps to a goal: its number or its tick, what it is, and what it takes. */
export function StepFace({ place, title, text, isDone, isNext, doneText }: StepFaceProps) {
  return (
    <>
      <span
        aria-hidden
        className={cx(
          'grid size-6 shrink-0 place-items-center rounded-full text-12 font-semibold tabular-nums',
          isDone ? 'text-good' : isNext ? 'bg-ink text-on-ink' : 'bg-inset text-fg-2',
        )}
      >
        {isDone ? <Check className="size-5" strokeWidth={2.25} /> : place}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('block text-14 leading-5 font-medium', isDone && 'text-fg-3')}>{title}</span>
        {isDone ? (
          <span className="sr-only">{doneText}</span>
        ) : (
          text !== undefined && <span className="block text-12 leading-4 text-fg-3">{text}</span>
        )}
      </span>
    </>
  );
}
