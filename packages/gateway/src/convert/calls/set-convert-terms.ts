import { setConvertTerms } from '@candor/api';
import { reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setConvertTerms, async (deps, input, { operator }) => {
  const present = await deps.exchange.query('convertTerms');
  // The catalogue founds with terms; without any, conversions are not part of this installation.
  if (present === undefined) return reject('terms_invalid');
  const { scale } = deps.market.instruments.assetOf(present.unitAssetId);
  const minValue = atomsFromText(input.minValue, scale);
  const maxValue = atomsFromText(input.maxValue, scale);
  const accountDayMax = atomsFromText(input.accountDayMax, scale);
  const houseDayMax = atomsFromText(input.houseDayMax, scale);
  if (minValue === undefined || maxValue === undefined) return reject('amount_invalid');
  if (accountDayMax === undefined || houseDayMax === undefined) return reject('amount_invalid');
  const { spread, fiatSpread, spreadMax, movementFactor, fee } = input;
  return submitChange(deps, operator, {
    type: 'convert.set_terms',
    spread,
    fiatSpread,
    spreadMax,
    movementFactor,
    fee,
    minValue,
    maxValue,
    accountDayMax,
    houseDayMax,
  });
});
