import type { AccountId, ClaimId, DepositId, EventOf, RailId, WithdrawalId } from '@candor/exchange';
import { amount, usdt } from '../../testing/facts.ts';

export const rail = (id: number) => id as RailId;
export const deposit = (id: number) => id as DepositId;
export const claim = (id: number) => id as ClaimId;
export const withdrawal = (id: number) => id as WithdrawalId;
/** A transaction's or a destination's 32 equal bytes. */
export const bytes = (byte: number) => new Uint8Array(32).fill(byte);

const erc20 = rail(1);

type Seen = EventOf<'funding.deposit_seen'>;

export function depositSeen(id: number, accountId: AccountId, fields: Partial<Seen> = {}): Seen {
  return {
    type: 'funding.deposit_seen',
    depositId: deposit(id),
    accountId,
    railId: erc20,
    assetId: usdt,
    transaction: bytes(id),
    index: 0,
    amount: amount(70),
    height: 900,
    ...fields,
  };
}

/** A payment below the minimum, or one that was credited. */
export function depositSettled(
  type: 'funding.deposit_kept' | 'funding.deposit_credited',
  id: number,
  accountId: AccountId,
): EventOf<'funding.deposit_kept'> | EventOf<'funding.deposit_credited'> {
  return { type, depositId: deposit(id), accountId, railId: erc20, assetId: usdt, amount: amount(70) };
}

export function depositDropped(id: number, accountId: AccountId): EventOf<'funding.deposit_dropped'> {
  return { type: 'funding.deposit_dropped', depositId: deposit(id), accountId, railId: erc20 };
}

type ClaimMade = EventOf<'funding.claim_made'>;

export function claimMade(id: number, accountId: AccountId, fields: Partial<ClaimMade> = {}): ClaimMade {
  return {
    type: 'funding.claim_made',
    claimId: claim(id),
    accountId,
    railId: rail(2),
    assetId: usdt,
    amount: amount(50),
    ...fields,
  };
}

export function claimProposed(id: number, accountId: AccountId, received: number): EventOf<'funding.claim_proposed'> {
  return {
    type: 'funding.claim_proposed',
    claimId: claim(id),
    accountId,
    operator: 'first',
    received: amount(received),
  };
}

/** Without `received`: refused. */
export function claimDecided(
  id: number,
  accountId: AccountId,
  operators: readonly string[],
  received?: number,
): EventOf<'funding.claim_decided'> {
  return {
    type: 'funding.claim_decided',
    claimId: claim(id),
    accountId,
    railId: rail(2),
    assetId: usdt,
    operators,
    received: received === undefined ? undefined : amount(received),
  };
}

type Requested = EventOf<'funding.withdrawal_requested'>;

export function withdrawalRequested(id: number, accountId: AccountId, fields: Partial<Requested> = {}): Requested {
  return {
    type: 'funding.withdrawal_requested',
    withdrawalId: withdrawal(id),
    accountId,
    railId: erc20,
    assetId: usdt,
    destination: bytes(200),
    amount: amount(100),
    fee: amount(3),
    receives: amount(97),
    value: amount(9),
    undoUntilMs: 60_000,
    ...fields,
  };
}

type Moved = EventOf<'funding.withdrawal_moved'>;

export function withdrawalMoved(
  id: number,
  accountId: AccountId,
  status: Moved['status'],
  fields: Partial<Moved> = {},
): Moved {
  return {
    type: 'funding.withdrawal_moved',
    withdrawalId: withdrawal(id),
    accountId,
    railId: erc20,
    status,
    operators: [],
    ...fields,
  };
}
