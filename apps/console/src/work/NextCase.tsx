import { type CaseKind, listWaitingCases } from '@candor/api';
import { Button } from '@candor/kit/view';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../lib/i18n.tsx';
import { useKeys } from '../lib/keys.ts';
import { useCall } from '../lib/use-call.ts';
import { placeOf, type Waiting } from './case-place.ts';

interface QueueAfter {
  /** The case itself, while it waits. */
  readonly of: Waiting | undefined;
  /** The one after it; after the last one, the first. */
  readonly next: Waiting | undefined;
}

/** The queue from a case on. */
export function useQueueAfter({ kind, id }: { readonly kind: CaseKind; readonly id: string }): QueueAfter {
  const after = useCall(listWaitingCases, { after: `0 ${kind} ${id}`, limit: 1 });
  const first = useCall(listWaitingCases, { limit: 2 });
  const others = [...(after.data?.data ?? []), ...(first.data?.data ?? [])];
  return { of: after.data?.of, next: others.find((row) => row.kind !== kind || row.caseId !== id) };
}

/** The way on to the case that is due next, also by its key. */
export function NextCase({ after }: { readonly after: QueueAfter }) {
  const t = useMessages();
  const navigate = useNavigate();
  const next = (): void => void navigate(after.next === undefined ? { to: '/work' } : placeOf(after.next));
  useKeys({ n: next });
  return (
    <Button look="soft" onClick={next}>
      {t('console.work.next')}
      <kbd aria-hidden className="font-sans text-11 text-fg-3">
        n
      </kbd>
    </Button>
  );
}

/** The same for a page that is not a case's alone. */
export function NextAfter({ kind, id }: { readonly kind: CaseKind; readonly id: string }) {
  return <NextCase after={useQueueAfter({ kind, id })} />;
}
