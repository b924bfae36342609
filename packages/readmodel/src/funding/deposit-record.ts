import type { AccountId, AssetId, ClaimId, DepositId, DepositStatus, RailId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import type { Selectable } from 'kysely';
import type { ClaimStatus } from './tables/funding.ts';
import type { ReadSchema } from '../schema/index.ts';
import { amountOrNull, atomsOf, withoutNulls } from '../queries/amounts.ts';
import { bytesOf, namesOf } from '../encoded.ts';

interface MoneyIn {
  readonly accountId: AccountId;
  readonly railId: RailId;
  readonly assetId: AssetId;
  /** As seen on the chain, or as claimed by the user. */
  readonly amount: Atoms;
  /** Seen, or claimed. */
  readonly begunAtMs: number;
  /** Credited, dropped or refused. */
  readonly endedAtMs?: number;
}

/** A payment that was seen on a chain. */
export interface ChainDeposit extends MoneyIn {
  readonly kind: 'chain';
  readonly depositId: DepositId;
  readonly status: DepositStatus;
  readonly transaction: Uint8Array;
  readonly index: number;
  /** The block in which it was last seen. */
  readonly height: number;
  /** Confirmed, but below the minimum of its rail at that time. */
  readonly keptAtMs?: number;
}

/** A payment that no watcher can see, claimed by a user. */
interface ClaimedDeposit extends MoneyIn {
  readonly kind: 'claim';
  readonly claimId: ClaimId;
  readonly status: ClaimStatus;
  /** The amount that was found and credited; while `proposed`, the finding of the first of two operators. */
  readonly received?: Atoms;
  /** The operators who decided. */
  readonly operators: readonly string[];
}

export type DepositRecord = ChainDeposit | ClaimedDeposit;

type DepositRow = Selectable<ReadSchema['deposits']>;

export function depositRecord(row: DepositRow): DepositRecord {
  return row.kind === 'chain' ? chainDeposit(row) : claimedDeposit(row);
}

export function chainDeposit(row: DepositRow): ChainDeposit {
  return {
    kind: 'chain',
    depositId: row.number as DepositId,
    status: row.status as DepositStatus,
    ...moneyIn(row),
    transaction: bytesOf(row.transaction_hex ?? ''),
    index: row.transaction_index ?? 0,
    height: row.height ?? 0,
    ...withoutNulls({ keptAtMs: row.kept_at_ms }),
  };
}

function claimedDeposit(row: DepositRow): ClaimedDeposit {
  return {
    kind: 'claim',
    claimId: row.number as ClaimId,
    status: row.status as ClaimStatus,
    ...moneyIn(row),
    operators: namesOf(row.operators),
    ...withoutNulls({ received: amountOrNull(row.received_atoms) }),
  };
}

function moneyIn(row: DepositRow): MoneyIn {
  return {
    accountId: row.account_id,
    railId: row.rail_id,
    assetId: row.asset_id,
    amount: atomsOf(row.amount_atoms),
    begunAtMs: row.begun_at_ms,
    ...withoutNulls({ endedAtMs: row.ended_at_ms }),
  };
}
