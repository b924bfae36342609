import { setContractTerms } from '@candor/api';
import type { ContractTerms } from '@candor/exchange';
import { reject } from '@candor/kernel';
import { atomsFromText, type Ppm } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setContractTerms, async (deps, input, { operator }) => {
  const pair = deps.market.instruments.pair(input.pairId);
  if (pair === undefined) return reject('pair_not_found');
  const lot = atomsFromText(input.lot, pair.base.scale);
  if (lot === undefined) return reject('amount_invalid');
  const tiers: ContractTerms['tiers'][number][] = [];
  for (const [floorText = '', maintenance, multipleMax] of input.tiers) {
    const floor = atomsFromText(floorText, pair.quote.scale);
    if (floor === undefined) return reject('amount_invalid');
    tiers.push({ floor, maintenance: Number(maintenance) as Ppm, multipleMax: Number(multipleMax) });
  }
  const { lotsMin, lotsMax, accountLotsMax, spread, fee, overnightRate, liquidationFee, stress } = input;
  return submitChange(deps, operator, {
    type: 'contract.set_terms',
    pairId: pair.pairId,
    lot,
    lotsMin,
    lotsMax,
    accountLotsMax,
    spread,
    fee,
    overnightRate,
    liquidationFee,
    stress,
    tiers,
    isOffered: input.isOffered ? 'yes' : 'no',
  });
});
