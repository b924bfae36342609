import type { ProjectorMaker } from '../../projection/projector.ts';

/** Corrections of balances, with who decided them. */
export const correctionsProjector: ProjectorMaker = (store) => ({
  handlers: {
    'ledger.corrected'(event, { sequence, index, atMs }) {
      store.corrections.insert({
        sequence,
        event_index: index,
        proposal_id: event.proposalId,
        from_account_id: event.fromAccountId,
        to_account_id: event.toAccountId,
        asset_id: event.assetId,
        amount_atoms: event.amount,
        corrects: event.corrects,
        reason: event.reason,
        operators: JSON.stringify(event.operators),
        at_ms: atMs,
      });
    },
  },
});
