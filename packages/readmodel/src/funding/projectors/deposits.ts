import { hex } from '@candor/kernel/hash';
import type { ClaimId, DepositId, EventOf } from '@candor/exchange';
import { present } from '@candor/kernel';
import { jsonOf } from '../../encoded.ts';
import type { Place, ProjectorMaker } from '../../projection/projector.ts';
import type { WriteStore } from '../../projection/write-store.ts';
import type { DepositKind, deposits } from '../tables/funding.ts';
import type { RowOf } from '../../schema/table.ts';
import { depositsList } from '../lists.ts';

type DepositRow = RowOf<typeof deposits>;

/** Payments on chains from their first block to the credit, and claims from the notice to the decision. */
export const depositsProjector: ProjectorMaker = (store) => ({
  handlers: {
    'funding.deposit_seen'(event, place) {
      const { depositId, transaction, index, height } = event;
      const row = store.deposits.find('chain', depositId) ?? begun(store, 'chain', depositId, event, place);
      store.deposits.upsert({
        ...row,
        status: 'pending',
        transaction_hex: hex(transaction),
        transaction_index: index,
        height,
        ended_at_ms: null,
      });
    },
    'funding.deposit_kept'({ depositId }, { atMs }) {
      change(store, 'chain', depositId, { status: 'kept', kept_at_ms: atMs });
    },
    'funding.deposit_credited'({ depositId }, { atMs }) {
      change(store, 'chain', depositId, { status: 'credited', ended_at_ms: atMs });
    },
    'funding.deposit_dropped'({ depositId }, { atMs }) {
      change(store, 'chain', depositId, { status: 'dropped', ended_at_ms: atMs });
    },
    'funding.claim_made'(event, place) {
      store.deposits.insert(begun(store, 'claim', event.claimId, event, place));
    },
    'funding.claim_proposed'({ claimId, operator, received }) {
      change(store, 'claim', claimId, {
        status: 'proposed',
        received_atoms: received,
        operators: jsonOf([operator]),
      });
    },
    'funding.claim_decided'({ claimId, operators, received }, { atMs }) {
      change(store, 'claim', claimId, {
        status: received === undefined ? 'refused' : 'credited',
        received_atoms: received ?? null,
        operators: jsonOf(operators),
        ended_at_ms: atMs,
      });
    },
  },
});

function begun(
  store: WriteStore,
  kind: DepositKind,
  number: DepositId | ClaimId,
  event: Pick<EventOf<'funding.claim_made'>, 'accountId' | 'railId' | 'assetId' | 'amount'>,
  { sequence, index, atMs }: Place,
): DepositRow {
  store.counter.add(depositsList, event.accountId, { asset_id: event.assetId });
  return {
    kind,
    number,
    account_id: event.accountId,
    rail_id: event.railId,
    asset_id: event.assetId,
    amount_atoms: event.amount,
    status: kind === 'chain' ? 'pending' : 'open',
    transaction_hex: null,
    transaction_index: null,
    height: null,
    kept_at_ms: null,
    received_atoms: null,
    operators: '[]',
    sequence,
    event_index: index,
    begun_at_ms: atMs,
    ended_at_ms: null,
  };
}

function change(store: WriteStore, kind: DepositKind, number: DepositId | ClaimId, changes: Partial<DepositRow>): void {
  const row = present(store.deposits.find(kind, number), 'a deposit is seen or claimed before it changes');
  store.deposits.upsert({ ...row, ...changes });
}
