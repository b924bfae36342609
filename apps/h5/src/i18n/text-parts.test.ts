import { expect, test } from 'vitest';
import { allFailed, stateOfParts, wantedParts, withAsked } from './text-parts.ts';

test('a screen of two parts is ready only when both are here', () => {
  const names = ['wallet', 'account'] as const;
  const stateOf = (parts: Parameters<typeof stateOfParts>[0]) => stateOfParts(parts, names);
  expect(stateOf({ here: ['options'], asked: {} })).toBe('absent');
  expect(stateOf({ here: ['wallet'], asked: { wallet: 'wanted' } })).toBe('absent');
  expect(stateOf({ here: ['wallet'], asked: withAsked({}, names) })).toBe('loading');
  expect(stateOf({ here: ['wallet'], asked: { account: 'failed' } })).toBe('failed');
  expect(stateOf({ here: ['account', 'wallet'], asked: { account: 'failed' } })).toBe('ready');
});

test('what is on the screen stays wanted after a failure; the rest waits to be asked for again', () => {
  const asked = withAsked(withAsked({}, ['wallet']), ['account']);
  expect(wantedParts(['wallet'], asked)).toEqual(['account', 'wallet']);
  const failed = allFailed(asked);
  expect(wantedParts(['wallet'], failed)).toEqual(['wallet']);
  expect(allFailed(failed)).toBe(failed);
  expect(wantedParts(['wallet'], withAsked(failed, ['account']))).toEqual(['account', 'wallet']);
});
