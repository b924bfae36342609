import type { ProjectorMaker } from '../projection/projector.ts';

/** What users moved between their wallets and converted between assets. */
export const movementsProjector: ProjectorMaker = (store) => ({
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
      store.counter.add('transfers', event.accountId);
    },
    'convert.converted'(event, { sequence, atMs }) {
      store.conversions.insert({
        quote_id: event.quoteId,
        account_id: event.accountId,
        from_asset_id: event.fromAssetId,
        to_asset_id: event.toAssetId,
        from_amount_atoms: event.fromAmount,
        to_amount_atoms: event.toAmount,
        fee_atoms: event.fee,
        mid_rate_atoms: event.midRate,
        rate_atoms: event.rate,
        sequence,
        at_ms: atMs,
      });
      store.counter.add('conversions', event.accountId);
    },
  },
});
