import { moveIssuance } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(moveIssuance, 'ieo.move_issuance', {
  change({ market }, { direction, ...input }) {
    const asset = market.instruments.asset(input.assetId);
    if (asset === undefined) return reject('asset_not_found');
    const amount = atomsFromText(input.amount, asset.scale);
    return amount === undefined ? reject('amount_invalid') : done({ assetId: asset.assetId, amount, direction });
  },
});
