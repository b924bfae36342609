import type { FaqRow } from '@candor/api';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '#lib/class-names.ts';
import { LongText } from './LongText.tsx';

interface FaqTopicProps {
  readonly topic: string;
  readonly rows: readonly FaqRow[];
  /** True for the results of a search: they are open at once. */
  readonly isSearch: boolean;
}

/** A topic and its questions. */
export function FaqTopic({ topic, rows, isSearch }: FaqTopicProps) {
  return (
    <section>
      <h2 className="mb-2 text-13 font-medium text-fg-3">{topic}</h2>
      <div className="divide-y divide-line rounded-card border border-line bg-surface px-4">
        {rows.map((row) => (
          <Question key={`${row.faqId} ${isSearch}`} row={row} isFirstOpen={isSearch} />
        ))}
      </div>
    </section>
  );
}

/** A question that opens its answer. */
export function Question({
  row,
  isFirstOpen,
}: {
  readonly row: Pick<FaqRow, 'question' | 'answer'>;
  readonly isFirstOpen: boolean;
}) {
  const [isOpen, setIsOpen] = useState(isFirstOpen);
  const id = useId();
  return (
    <div>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="press flex min-h-13 w-full items-center gap-3 py-3 text-left text-15 font-medium"
        >
          <span className="min-w-0 flex-1">{row.question}</span>
          <ChevronDown
            aria-hidden
            className={cx('size-4 shrink-0 text-fg-3 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pb-4">
        <LongText text={row.answer} size="note" />
      </div>
    </div>
  );
}
