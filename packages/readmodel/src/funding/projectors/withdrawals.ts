import { hex } from '@candor/kernel/hash';
import type { EventOf } from '@candor/exchange';
import { isEnded } from '@candor/exchange/rules';
import { present } from '@candor/kernel';
import { jsonOf } from '../../encoded.ts';
import type { Place, ProjectorMaker } from '../../projection/projector.ts';
import type { WriteStore } from '../../projection/write-store.ts';

type Moved = EventOf<'funding.withdrawal_moved'>;
type State = Pick<Moved, 'withdrawalId' | 'status' | 'operators'> &
  Partial<Pick<Moved, 'reason' | 'untilMs' | 'transaction'>>;

/** Withdrawals in their present state, and every state they have been in. */
export const withdrawalsProjector: ProjectorMaker = (store) => ({
  handlers: {
    'funding.withdrawal_requested'(event, place) {
      const { withdrawalId, accountId, assetId, undoUntilMs } = event;
      store.withdrawals.insert({
        withdrawal_id: withdrawalId,
        account_id: accountId,
        rail_id: event.railId,
        asset_id: assetId,
        destination_hex: hex(event.destination),
        amount_atoms: event.amount,
        fee_atoms: event.fee,
        receives_atoms: event.receives,
        value_atoms: event.value,
        undo_until_ms: undoUntilMs,
        status: 'requested',
        reason: 'undo_time',
        until_ms: undoUntilMs,
        transaction_hex: null,
        requested_at_ms: place.atMs,
        ended_at_ms: null,
      });
      store.counter.add('withdrawals', accountId, { asset_id: assetId });
      const state = { status: 'requested', reason: 'undo_time', untilMs: undoUntilMs } as const;
      writeStep(store, { withdrawalId, ...state, operators: [] }, place);
    },
    'funding.withdrawal_moved'(event, place) {
      const { withdrawalId, status, reason, untilMs, transaction } = event;
      const row = present(store.withdrawals.find(withdrawalId), 'a withdrawal is requested before it moves on');
      store.withdrawals.upsert({
        ...row,
        status,
        reason: reason ?? null,
        until_ms: untilMs ?? null,
        transaction_hex: transaction ? hex(transaction) : row.transaction_hex,
        ended_at_ms: isEnded(status) ? place.atMs : null,
      });
      writeStep(store, event, place);
    },
  },
});

function writeStep(store: WriteStore, state: State, { sequence, index, atMs }: Place): void {
  const { withdrawalId, status, reason, untilMs, transaction, operators } = state;
  store.withdrawal_steps.insert({
    withdrawal_id: withdrawalId,
    sequence,
    event_index: index,
    status,
    reason: reason ?? null,
    until_ms: untilMs ?? null,
    transaction_hex: transaction ? hex(transaction) : null,
    operators: jsonOf(operators),
    at_ms: atMs,
  });
}
