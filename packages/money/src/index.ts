export { allocate } from './allocate.ts';
export { atoms, minus, mulDiv, negated, notionalOf, plus, quantityFor, shareOf, smaller, zero } from './atoms.ts';
export {
  noPrice,
  atomsFromText,
  atomsToText,
  decimalGrammar,
  decimalsOfTick,
  percentOfPpm,
  ppmFromPercent,
  price,
  priceFromText,
  priceToText,
  textFromUnits,
  textWithAllDecimals,
  unitsFromText,
} from './decimal-text.ts';
export { type Atoms, type Ppm, type Price, ppmOne, priceScale, type Rounding } from './types.ts';
