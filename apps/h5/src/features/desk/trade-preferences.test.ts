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
  expect(tradePreferencesFrom({ contractPairId: 3, stockPairId: 0 })).toEqual({
    ...defaultTradePreferences,
    contractPairId: 3,
  });
  expect(tradePreferencesFrom({ pairId: -1, confirms: 'no', bookLayout: 'round', thisPairOnly: 1 })).toEqual(
    defaultTradePreferences,
  );
});
