import type { AccountId, Command, CommandOf, CommandType, OtcAdId, OtcOrderId } from '@candor/exchange';
import { atoms } from '@candor/money';
import type { Runner } from '../runner.ts';
import { otcAdFor, otcOrderFor, otcTermsFor } from './world.ts';

export interface OtcUnderWay {
  /** An ad of `other`, and orders of `applicant` on it in every state. */
  readonly otcAd: OtcAdId;
  readonly otcOrders: Readonly<Record<'created' | 'paid' | 'disputed' | 'decided', OtcOrderId>>;
}

interface World extends OtcUnderWay {
  readonly runner: Runner;
  readonly other: AccountId;
  readonly trader: AccountId;
  readonly applicant: AccountId;
}

/** `other` sells to `applicant`; both are known. */
export function startOtc(runner: Runner, other: AccountId, applicant: AccountId): OtcUnderWay {
  for (const accountId of [other, applicant]) {
    runner.must({ type: 'funding.set_level', accountId, level: 'basic' });
  }
  const { adId } = runner.must({ ...otcAdFor(), accountId: other });
  const opens = () =>
    runner.must({ ...otcOrderFor({ adId, quantity: atoms(20_000_000n) }), accountId: applicant }).orderId;
  const otcOrders = { created: opens(), paid: opens(), disputed: opens(), decided: opens() };
  const { paid, disputed, decided } = otcOrders;
  for (const orderId of [paid, disputed, decided]) {
    runner.must({ type: 'otc.mark_paid', accountId: applicant, orderId });
  }
  for (const orderId of [disputed, decided]) {
    runner.must({ type: 'otc.dispute', accountId: applicant, orderId, reason: 'not_released' });
  }
  runner.must(verdictOf(decided));
  return { otcAd: adId, otcOrders };
}

function verdictOf(orderId: OtcOrderId): CommandOf<'otc.decide'> {
  return { type: 'otc.decide', orderId, operator: 'rita', amount: atoms(1_000_000n), reason: 'agreement' };
}

type OtcCommand = Extract<CommandType, `otc.${string}`>;

/** A command of each type about OTC that is accepted in such a world. */
export const everyOtcCommand: { readonly [T in OtcCommand]: (world: World) => CommandOf<T> & Command } = {
  'otc.open_ad': ({ other: accountId }) => ({ ...otcAdFor({ side: 'buy' }), accountId }),
  'otc.edit_ad': ({ other: accountId, otcAd: adId }) => ({ type: 'otc.edit_ad', accountId, adId, ...otcTermsFor() }),
  'otc.set_ad_state': ({ other: accountId, otcAd: adId }) => ({
    type: 'otc.set_ad_state',
    accountId,
    adId,
    state: 'closed',
  }),
  'otc.open_order': ({ applicant: accountId, otcAd: adId }) => ({ ...otcOrderFor({ adId }), accountId }),
  'otc.mark_paid': ({ applicant: accountId, otcOrders: { created: orderId } }) => ({
    type: 'otc.mark_paid',
    accountId,
    orderId,
  }),
  'otc.release': ({ other: accountId, otcOrders: { paid: orderId } }) => ({ type: 'otc.release', accountId, orderId }),
  'otc.cancel': ({ applicant: accountId, otcOrders: { created: orderId } }) => ({
    type: 'otc.cancel',
    accountId,
    orderId,
  }),
  'otc.dispute': ({ other: accountId, otcOrders: { paid: orderId } }) => ({
    type: 'otc.dispute',
    accountId,
    orderId,
    reason: 'not_paid',
  }),
  'otc.decide': ({ otcOrders }) => verdictOf(otcOrders.disputed),
  'otc.appeal': ({ applicant: accountId, otcOrders: { decided: orderId } }) => ({
    type: 'otc.appeal',
    accountId,
    orderId,
  }),
};
