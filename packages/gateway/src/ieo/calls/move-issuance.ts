import { moveIssuance } from '@candor/api';
import { reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(moveIssuance, async (deps, { assetId, direction, ...input }, { operator }) => {
  const asset = deps.market.instruments.asset(assetId);
  if (asset === undefined) return reject('asset_not_found');
  const amount = atomsFromText(input.amount, asset.scale);
  if (amount === undefined) return reject('amount_invalid');
  return submitChange(deps, operator, { type: 'ieo.move_issuance', assetId: asset.assetId, amount, direction });
});
