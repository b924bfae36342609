import { setRail } from '@candor/api';
import { reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { railOf } from '../rails.ts';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setRail, async (deps, input, { operator }) => {
  const rail = await railOf(deps, input.railId);
  if (rail === undefined) return reject('rail_not_found');
  const { asset, railId, assetId, network, kind, fixedPrice } = rail;
  const depositMin = atomsFromText(input.depositMin, asset.scale);
  const withdrawMin = atomsFromText(input.withdrawMin, asset.scale);
  const withdrawFee = atomsFromText(input.withdrawFee, asset.scale);
  if (depositMin === undefined || withdrawMin === undefined || withdrawFee === undefined) {
    return reject('amount_invalid');
  }
  return submitChange(deps, operator, {
    type: 'funding.set_rail',
    railId,
    assetId,
    network,
    kind,
    confirmations: input.confirmations,
    depositMin,
    withdrawMin,
    withdrawFee,
    ...(fixedPrice === undefined ? {} : { fixedPrice }),
    takesDeposits: input.takesDeposits ? 'yes' : 'no',
    takesWithdrawals: input.takesWithdrawals ? 'yes' : 'no',
  });
});
