import type { estimateFollow, InputOf } from '@candor/api';
import type { AccountId, CommandOf } from '@candor/exchange';
import { done, type Outcome, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { omitUndefined, parseOptional, shareFromPercent } from '../serving/read-input.ts';

type FollowInput = InputOf<typeof estimateFollow>;

/** A follow of a call as a command of the core; caps are in the unit of account. */
export function followCommandOf(
  accountId: AccountId,
  input: FollowInput,
  scale: number,
): Outcome<CommandOf<'copy.follow'>, 'amount_invalid' | 'slippage_invalid'> {
  const [marginMax, pairMarginMax, dailyLossMax] = [input.marginMax, input.pairMarginMax, input.dailyLossMax].map(
    (cap) => parseOptional(cap, (text) => atomsFromText(text, scale)),
  );
  if (marginMax?.isWrong || pairMarginMax?.isWrong || dailyLossMax?.isWrong) return reject('amount_invalid');
  const slippage = parseOptional(input.slippagePercent, shareFromPercent);
  if (slippage.isWrong) return reject('slippage_invalid');
  return done({
    type: 'copy.follow',
    accountId,
    traderId: input.traderId as AccountId,
    mode: input.mode,
    size: input.size,
    ...omitUndefined({
      marginMax: marginMax?.value,
      pairMarginMax: pairMarginMax?.value,
      dailyLossMax: dailyLossMax?.value,
      slippage: slippage.value,
    }),
  });
}
