import type { ProjectorMaker } from '../../projection/projector.ts';
import { transfersList } from '../lists.ts';

/** The users' transfers between their wallets. */
export const transfersProjector: ProjectorMaker = (store) => ({
  handlers: {
    'transfer.moved'(event, { sequence, index, atMs }) {
      store.transfers.insert({
        sequence,
        event_index: index,
        account_id: event.accountId,
        asset_id: event.assetId,
        amount_atoms: event.amount,
        from_wallet: event.from,
        to_wallet: event.to,
        at_ms: atMs,
      });
      store.counter.add(transfersList, event.accountId);
    },
  },
});
