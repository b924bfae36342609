import { expect, test } from 'vitest';
import { defaultTradePreferences, tradePreferencesFrom } from './trade-preferences.ts';

test('each stored value is believed on its own', () => {
  expect(tradePreferencesFrom({ pairId: 2, confirms: false, bookLayout: 'asks', thisPairOnly: true })).toEqual({
    ...defaultTradePreferences,
    pairId: 2,
    confirms: false,
    bookLayout: 'asks',
    thisPairOnly: true,
  });
  expect(tradePreferencesFrom({ contractPairId: 3, stockPairId: 0, sizeUnit: 'margin' })).toEqual({
    ...defaultTradePreferences,
    contractPairId: 3,
    sizeUnit: 'margin',
  });
  expect(
    tradePreferencesFrom({ pairId: -1, confirms: 'no', bookLayout: 'round', thisPairOnly: 1, sizeUnit: 7 }),
  ).toEqual(defaultTradePreferences);
});
