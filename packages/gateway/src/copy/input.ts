import type { estimateFollow, InputOf } from '@candor/api';
import type { AccountId, CommandOf, PairId } from '@candor/exchange';
import { done, type Outcome, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { omitUndefined, parseOptional, shareFromPercent } from '../serving/read-input.ts';

type FollowInput = InputOf<typeof estimateFollow>;

/** A follow of a call as a command of the core; caps and limits are in the unit of account. */
export function followCommandOf(
  accountId: AccountId,
  input: FollowInput,
  scale: number,
): Outcome<CommandOf<'copy.follow_with_limits'>, 'amount_invalid' | 'slippage_invalid'> {
  const read = (text: string | undefined) => parseOptional(text, (amount) => atomsFromText(amount, scale));
  const [marginMax, pairMarginMax, dailyLossMax] = [
    read(input.marginMax),
    read(input.pairMarginMax),
    read(input.dailyLossMax),
  ];
  const [lossMax, profitMin] = [read(input.lossMax), read(input.profitMin)];
  const amounts = [marginMax, pairMarginMax, dailyLossMax, lossMax, profitMin];
  if (amounts.some(({ isWrong }) => isWrong)) return reject('amount_invalid');
  const slippage = parseOptional(input.slippagePercent, shareFromPercent);
  if (slippage.isWrong) return reject('slippage_invalid');
  const { traderId, mode, size, pairs = 'all', pairIds = [] } = input;
  return done({
    type: 'copy.follow_with_limits',
    accountId,
    traderId: traderId as AccountId,
    mode,
    size,
    pairs,
    pairIds: [...new Set(pairIds)].sort((a, b) => a - b) as PairId[],
    ...omitUndefined({
      marginMax: marginMax.value,
      pairMarginMax: pairMarginMax.value,
      dailyLossMax: dailyLossMax.value,
      slippage: slippage.value,
      lossMax: lossMax.value,
      profitMin: profitMin.value,
    }),
  });
}
