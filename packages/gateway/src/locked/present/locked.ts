import type { LockedDepositRow, LockedProductRow } from '@candor/api';
import type { LockedDepositView, LockedProductView } from '@candor/exchange';
import {
  lockedDepositFields,
  lockedDividendAtMs,
  lockedEndsAtMs,
  lockedStartFor,
  lockedYieldOf,
  type RenewalRefusal,
} from '@candor/exchange/rules';
import { hex } from '@candor/kernel/hash';
import { type Atoms, atomsToText } from '@candor/money';
import type { Instruments } from '../../market/instruments.ts';
import { shownMaker } from '../../serving/shown.ts';

/** A deposit from the core or from history. */
export type ShownDeposit = Omit<LockedDepositView, 'accountId'> & {
  readonly end?: {
    readonly end: 'matured' | 'redeemed';
    readonly refund: Atoms;
    readonly penalty: Atoms;
    readonly atMs: number;
  };
  readonly renewalRefusal?: RenewalRefusal;
};

const { accountId: _account, renewal: _renewal, ...shownFields } = lockedDepositFields;
const shown = shownMaker(shownFields);

export function lockedProductRowOf(
  instruments: Instruments,
  { hash, terms, locked, rewards, isOnSale }: LockedProductView,
  { nowMs, ownLocked }: { readonly nowMs: number; readonly ownLocked: Atoms | undefined },
): LockedProductRow {
  const { code, scale } = instruments.assetOf(terms.assetId);
  const text = (amount: Atoms) => atomsToText(amount, scale);
  const { amountMin, accountMax, quota, isOffered, ...others } = terms;
  return {
    ...others,
    amountMin: text(amountMin),
    accountMax: text(accountMax),
    quota: text(quota),
    isOffered: isOffered === 'yes',
    termsHash: hex(hash),
    code,
    scale,
    locked: text(locked),
    rewards: text(rewards),
    isOnSale,
    ownLocked: ownLocked === undefined ? undefined : text(ownLocked),
    startsAtMs: lockedStartFor(nowMs, terms.dayMs, terms.dividendAtMs),
  };
}

export function lockedDepositRowOf(instruments: Instruments, deposit: ShownDeposit): LockedDepositRow {
  const { code, scale } = instruments.assetOf(deposit.assetId);
  const text = (amount: Atoms) => atomsToText(amount, scale);
  const { end, daysPaid, dividend, renewal } = deposit;
  return {
    ...shown(deposit, scale),
    code,
    scale,
    daysPaid,
    earned: text(lockedYieldOf(dividend, daysPaid)),
    status: end?.end ?? 'running',
    isRenewed: renewal === 'on',
    renewalRefusal: deposit.renewalRefusal,
    refund: end && text(end.refund),
    penalty: end && text(end.penalty),
    madeAtMs: deposit.madeAtMs,
    endsAtMs: lockedEndsAtMs(deposit),
    nextDividendAtMs: end === undefined ? lockedDividendAtMs(deposit, daysPaid + 1) : undefined,
    endedAtMs: end?.atMs,
  };
}
