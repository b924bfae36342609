import type { AccountId, AssetId, EventOf, LockedDepositId, LockedProductId } from '@candor/exchange';
import { ppm, terms } from '../../contract/testing/facts.ts';
import { amount, startMs } from '../../testing/facts.ts';

const usdt = 3 as AssetId;
export const lockedDeposit = (id: number) => id as LockedDepositId;

type Deposited = EventOf<'locked.deposited'>;

export function deposited(id: number, accountId: AccountId, fields: Partial<Deposited> = {}): Deposited {
  return {
    type: 'locked.deposited',
    depositId: lockedDeposit(id),
    accountId,
    productId: 1 as LockedProductId,
    termsId: terms(1),
    assetId: usdt,
    principal: amount(1_000),
    rate: ppm(3_000),
    dividend: amount(3),
    days: 2,
    dayMs: 60_000,
    startsAtMs: 120_000,
    penaltyRatio: ppm(4_000),
    renewal: 'off',
    madeAtMs: startMs,
    ...fields,
  };
}

export function dividendPaid(id: number, accountId: AccountId, day: number): EventOf<'locked.dividend_paid'> {
  const depositId = lockedDeposit(id);
  return {
    type: 'locked.dividend_paid',
    depositId,
    accountId,
    assetId: usdt,
    day,
    amount: amount(3),
    atMs: startMs + day,
  };
}

type Ended = EventOf<'locked.ended'>;

export function lockedEnded(id: number, accountId: AccountId, fields: Partial<Ended> = {}): Ended {
  return {
    type: 'locked.ended',
    depositId: lockedDeposit(id),
    accountId,
    assetId: usdt,
    end: 'matured',
    refund: amount(1_000),
    penalty: amount(0),
    daysPaid: 2,
    atMs: startMs + 2,
    ...fields,
  };
}
