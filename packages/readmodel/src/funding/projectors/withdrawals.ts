import type { EventOf } from '@candor/exchange';
import { isEnded, withdrawalFields, withdrawalStateFields } from '@candor/exchange/rules';
import { present } from '@candor/kernel';
import { jsonOf } from '../../encoded.ts';
import type { Place, ProjectorMaker } from '../../projection/projector.ts';
import type { WriteStore } from '../../projection/write-store.ts';
import { rowFiller, rowMaker } from '../../schema/fields.ts';
import { withdrawals, withdrawalSteps } from '../tables/funding.ts';
import { withdrawalsList } from '../lists.ts';

type Moved = EventOf<'funding.withdrawal_moved'>;
type State = Pick<Moved, 'withdrawalId' | 'status' | 'operators'> &
  Partial<Pick<Moved, 'reason' | 'untilMs' | 'transaction'>>;

const requestedRow = rowMaker(withdrawals, withdrawalFields);
const fillState = rowFiller(withdrawalStateFields);
const stepRow = rowMaker(withdrawalSteps, withdrawalStateFields);

/** Withdrawals in their present state, and every state they have been in. */
export const withdrawalsProjector: ProjectorMaker = (store) => ({
  handlers: {
    'funding.withdrawal_requested'(event, place) {
      const { withdrawalId, undoUntilMs: untilMs } = event;
      const state = { status: 'requested', reason: 'undo_time' } as const;
      store.withdrawals.insert(requestedRow(event, { ...state, until_ms: untilMs, requested_at_ms: place.atMs }));
      store.counter.add(withdrawalsList, event.accountId, { asset_id: event.assetId });
      writeStep(store, { withdrawalId, ...state, untilMs, operators: [] }, place);
    },
    'funding.withdrawal_moved'(event, place) {
      const row = present(store.withdrawals.find(event.withdrawalId), 'a withdrawal is requested before it moves on');
      const transaction = row.transaction_hex;
      fillState(row, event);
      row.transaction_hex ??= transaction;
      row.ended_at_ms = isEnded(event.status) ? place.atMs : null;
      store.withdrawals.upsert(row);
      writeStep(store, event, place);
    },
  },
});

function writeStep(store: WriteStore, state: State, { sequence, index, atMs }: Place): void {
  const { withdrawalId, operators } = state;
  const besides = { withdrawal_id: withdrawalId, sequence, event_index: index, operators: jsonOf(operators) };
  store.withdrawal_steps.insert(stepRow(state, { ...besides, at_ms: atMs }));
}
