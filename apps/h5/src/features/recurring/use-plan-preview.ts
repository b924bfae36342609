import { type OutputOf, previewRecurring } from '@candor/api';
import { useDebounced } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import type { PlanForm } from './plan-form.ts';

const debounceMs = 300;
/** Prices and the spread move while the user thinks. */
const againEveryMs = 5_000;

/** The server's estimate of a buy now, a moment after typing ended; `undefined` while there is nothing to preview. */
export function usePlanPreview({
  fromId,
  toId,
  amount,
}: Pick<PlanForm, 'amount' | 'fromId' | 'toId'>): OutputOf<typeof previewRecurring> | undefined {
  const isWhole = fromId !== undefined && toId !== undefined && amount !== '' && Number(amount) > 0;
  const wanted = isWhole ? `${fromId} ${toId} ${amount}` : undefined;
  const asked = useDebounced(wanted, debounceMs);
  const [from = '0', to = '0', number = '1'] = asked?.split(' ') ?? [];
  const preview = useCall(
    previewRecurring,
    { fromAssetId: Number(from), toAssetId: Number(to), amount: number },
    { isEnabled: asked !== undefined && asked === wanted, keepsPrevious: true, staleMs: 0, everyMs: againEveryMs },
  );
  return wanted === undefined || preview.state !== 'ready' ? undefined : preview.data;
}
