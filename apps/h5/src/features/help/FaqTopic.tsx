import type { FaqRow } from '@candor/api';
import { Question as OpeningQuestion } from '@candor/reading/view';
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
  return (
    <OpeningQuestion question={row.question} isFirstOpen={isFirstOpen}>
      <LongText text={row.answer} size="note" />
    </OpeningQuestion>
  );
}
