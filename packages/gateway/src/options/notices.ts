import { atomsToText } from '@candor/money';
import { describeNotices } from '../inbox/describe-notices.ts';
import { differenceOf } from '../serving/decimals.ts';

export default describeNotices({
  'options.settled': async ({ accountId, optionId, pairId, result, stake, paid }, parts) => {
    const { symbol: pair, quote } = await parts.pair(pairId);
    const profit = atomsToText(differenceOf(paid, stake), quote.scale);
    const notice = {
      kind: 'option_settled',
      option: String(optionId),
      pair,
      result,
      profit,
      asset: quote.code,
      count: 1,
    } as const;
    return { accountId, notice, fold: 'options' };
  },
});
