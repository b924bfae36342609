import type { ProjectorMaker } from '../../projection/projector.ts';
import { conversionsList } from '../lists.ts';

/** The users' conversions between assets. */
export const conversionsProjector: ProjectorMaker = (store) => ({
  handlers: {
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
      store.counter.add(conversionsList, event.accountId);
    },
  },
});
