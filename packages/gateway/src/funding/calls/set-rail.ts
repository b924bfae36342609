import { setRail } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { ofDepositPage, ofWithdrawPage } from '../newcomer.ts';
import { railOf } from '../rails.ts';
import { serveChange, yesOrNo } from '../../serving/serve-change.ts';

export default serveChange(setRail, 'funding.set_rail', {
  async change(deps, input) {
    const rail = await railOf(deps, input.railId);
    if (rail === undefined) return reject('rail_not_found');
    const { asset, railId, assetId, network, kind, fixedPrice } = rail;
    const depositMin = atomsFromText(input.depositMin, asset.scale);
    const withdrawMin = atomsFromText(input.withdrawMin, asset.scale);
    const withdrawFee = atomsFromText(input.withdrawFee, asset.scale);
    if (depositMin === undefined || withdrawMin === undefined || withdrawFee === undefined) {
      return reject('amount_invalid');
    }
    return done({
      railId,
      assetId,
      network,
      kind,
      confirmations: input.confirmations,
      depositMin,
      withdrawMin,
      withdrawFee,
      ...(fixedPrice === undefined ? {} : { fixedPrice }),
      takesDeposits: yesOrNo(input.takesDeposits),
      takesWithdrawals: yesOrNo(input.takesWithdrawals),
    });
  },
  fields({ market }, { railId, assetId, confirmations, depositMin, withdrawMin, withdrawFee, ...takes }) {
    const { scale } = market.instruments.assetOf(assetId);
    return {
      railId,
      confirmations,
      depositMin: atomsToText(depositMin, scale),
      withdrawMin: atomsToText(withdrawMin, scale),
      withdrawFee: atomsToText(withdrawFee, scale),
      takesDeposits: takes.takesDeposits === 'yes',
      takesWithdrawals: takes.takesWithdrawals === 'yes',
    };
  },
  draft({ exchange }, { type: _type, ...rail }) {
    const asked = `currency=${rail.assetId}&rail=${rail.railId}`;
    return {
      page: [`/pages/fund/receive?${asked}`, `/pages/fund/withdraw?${asked}`],
      core: {
        rails: async () => (await exchange.query('rails')).map((one) => (one.railId === rail.railId ? rail : one)),
      },
      own: [...ofDepositPage, ...ofWithdrawPage],
    };
  },
});
