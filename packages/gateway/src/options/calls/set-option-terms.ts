import { setOptionTerms } from '@candor/api';
import { reject } from '@candor/kernel';
import { atomsFromText, type Ppm } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setOptionTerms, async (deps, input, { operator }) => {
  const pair = deps.market.instruments.pair(input.pairId);
  if (pair === undefined) return reject('pair_not_found');
  const [stakeMin, stakeMax, exposureMax] = [input.stakeMin, input.stakeMax, input.exposureMax].map((text) =>
    atomsFromText(text, pair.quote.scale),
  );
  if (stakeMin === undefined || stakeMax === undefined || exposureMax === undefined) return reject('amount_invalid');
  const durations = input.durations.map(([seconds, payout]) => ({
    seconds: Number(seconds),
    payout: Number(payout) as Ppm,
  }));
  return submitChange(deps, operator, {
    type: 'options.set_terms',
    pairId: pair.pairId,
    durations,
    stakeMin,
    stakeMax,
    exposureMax,
    isOffered: input.isOffered ? 'yes' : 'no',
  });
});
