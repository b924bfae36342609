import type { listAudit, OutputOf } from '@candor/api';
import { useMessages } from '../lib/i18n.tsx';
import { useSentFacts } from './sent-facts.ts';

/** The fields that were sent with a call, in words; as they came behind a disclosure. */
export function Sent({
  row: { call, input },
}: {
  readonly row: Pick<OutputOf<typeof listAudit>['data'][number], 'call' | 'input'>;
}) {
  const t = useMessages();
  const facts = useSentFacts()(call, input);
  return (
    <div className="flex min-w-56 flex-col gap-1 whitespace-normal">
      <dl className="flex flex-wrap gap-x-4 gap-y-0.5">
        {facts.map(({ name, label, value }) => (
          <div key={name} className="flex max-w-full gap-1.5">
            <dt className="shrink-0 text-fg-3">{label}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="text-12">
        <summary className="w-fit cursor-pointer text-fg-3">{t('console.audit.asSent')}</summary>
        <code className="break-all text-fg-2">{input}</code>
      </details>
    </div>
  );
}
