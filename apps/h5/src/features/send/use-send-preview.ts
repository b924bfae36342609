import { type OutputOf, previewSend } from '@candor/api';
import { useDebounced } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import type { SendAsset, SendForm } from './send-form.ts';

const debounceMs = 300;
/** Prices and limits move while the user thinks. */
const againEveryMs = 15_000;

/** The server's preview, a moment after typing ended; `undefined` while there is nothing to preview. */
export function useSendPreview(
  { recipient, amount }: SendForm,
  asset: SendAsset | undefined,
): OutputOf<typeof previewSend> | undefined {
  const wanted =
    recipient === undefined || asset === undefined || amount === ''
      ? undefined
      : `${recipient.token} ${asset.assetId} ${amount}`;
  const asked = useDebounced(wanted, debounceMs);
  const [token = '', assetId = '', number = '0'] = asked?.split(' ') ?? [];
  const preview = useCall(
    previewSend,
    { recipient: token, assetId: Number(assetId), amount: number },
    { isEnabled: asked !== undefined && asked === wanted, keepsPrevious: true, staleMs: 0, everyMs: againEveryMs },
  );
  return wanted === undefined || preview.state !== 'ready' ? undefined : preview.data;
}
