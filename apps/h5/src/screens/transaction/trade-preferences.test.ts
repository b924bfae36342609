import { expect, test } from 'vitest';
import { defaultTradePreferences, tradePreferencesFrom } from './trade-preferences.ts';

test('each stored value is believed on its own', () => {
  expect(tradePreferencesFrom({ pairId: 2, confirms: false, bookLayout: 'asks', thisPairOnly: true })).toEqual({
    pairId: 2,
    confirms: false,
    bookLayout: 'asks',
    thisPairOnly: true,
  });
  expect(tradePreferencesFrom({ pairId: -1, confirms: 'no', bookLayout: 'round', thisPairOnly: 1 })).toEqual(
    defaultTradePreferences,
  );
});
