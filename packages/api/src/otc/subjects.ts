import type { OtcMethod } from '@candor/exchange/rules';
import { stepUpSubject } from '../step-up/step-up.ts';

/** A release lets coins leave for good. The order, whose amount never changes, says how many and to whom. */
export function otcReleaseSubject({ orderId }: { readonly orderId: number }): string {
  return stepUpSubject('otc_release', { orderId: String(orderId) });
}

interface OtcMethodSubject {
  readonly method: OtcMethod;
  readonly holder?: string | undefined;
  readonly account?: string | undefined;
  readonly place?: string | undefined;
  readonly cardId?: number | undefined;
}

/** A way to be paid is a place that money goes to, like a card, or is one that is bound. Spaces around its texts do not count. */
export function otcMethodSubject({ method, holder = '', account = '', place = '', cardId }: OtcMethodSubject): string {
  const typed = { method, holder: holder.trim(), account: account.trim(), place: place.trim() };
  return stepUpSubject('otc_method', cardId === undefined ? typed : { ...typed, card: String(cardId) });
}
