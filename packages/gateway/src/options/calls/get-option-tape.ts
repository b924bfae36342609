import { getOptionTape } from '@candor/api';
import type { OptionId } from '@candor/exchange';
import { done, present, reject } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { gridTickOf, optionRowOf, optionTermsRowOf } from '../present/options.ts';
import { serveUser } from '../../serving/serve.ts';

/** Everything that decided an option, so that anybody with it can decide it again. */
export default serveUser(getOptionTape, async (deps, input, context) => {
  await awaitOwnWrites(deps, context);
  const { reader, market } = deps;
  const optionId = input.optionId as OptionId;
  const option = await reader.optionById({ accountId: context.user.accountId, optionId });
  if (option === undefined) return reject('order_not_found');
  const { pairId, termsId, strike, settlement } = option;
  const terms = present(await reader.optionTerms({ termsId }), 'an option was bought under terms that were in force');
  const row = optionRowOf(market.instruments, option, deps.clock());
  const { windowSize } = row;
  const window =
    strike === undefined || settlement === undefined
      ? undefined
      : await reader.optionWindow({ pairId, expiryGrid: strike.expiryGrid, windowSize });
  return done({
    option: row,
    terms: optionTermsRowOf(market.instruments.pairOf(pairId), terms),
    strike: strike && gridTickOf(strike),
    windowSize,
    samples: (window?.samples ?? []).map(gridTickOf),
    sampleSum: String(settlement?.sampleSum ?? 0n),
  });
});
