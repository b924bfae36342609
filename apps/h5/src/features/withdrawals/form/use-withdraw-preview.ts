import { previewWithdrawal, type WithdrawalPreviewRow } from '@candor/api';
import { useDebounced } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import type { WithdrawForm, WithdrawSummary } from './withdraw-form.ts';

const debounceMs = 300;
/** Prices and limits move while the user thinks. */
const againEveryMs = 15_000;

/** The server's preview, a moment after typing ended; `undefined` while there is nothing to preview. */
export function useWithdrawPreview(form: WithdrawForm, summary: WithdrawSummary): WithdrawalPreviewRow | undefined {
  const { rail, destination, receives } = summary;
  const wanted =
    rail === undefined || receives === undefined
      ? undefined
      : `${rail.railId} ${form.amount} ${destination?.destinationId ?? ''}`;
  const asked = useDebounced(wanted, debounceMs);
  const [railId = '', amount = '0', destinationId = ''] = asked?.split(' ') ?? [];
  const preview = useCall(
    previewWithdrawal,
    { railId: Number(railId), amount, ...(destinationId !== '' && { destinationId: Number(destinationId) }) },
    { isEnabled: asked !== undefined && asked === wanted, keepsPrevious: true, staleMs: 0, everyMs: againEveryMs },
  );
  return wanted === undefined || preview.state !== 'ready' ? undefined : preview.data;
}
