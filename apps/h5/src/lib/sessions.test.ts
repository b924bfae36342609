import { expect, it } from 'vitest';
import { isClosed, nextTurnAtMs } from './sessions.ts';

const opens = (changesAtMs: number) => ({ session: { isOpen: false, changesAtMs, closePrice: undefined } });

it('waits for the first market that opens or closes', () => {
  expect(nextTurnAtMs([opens(30), {}, opens(20), { session: { ...opens(9).session, changesAtMs: undefined } }])).toBe(
    20,
  );
  expect(nextTurnAtMs([{}, { session: { ...opens(9).session, changesAtMs: undefined } }])).toBeUndefined();
});

it('distinguishes a closed market from one that is always open', () => {
  expect([undefined, { ...opens(1).session, isOpen: true }, opens(1).session].map(isClosed)).toEqual([
    false,
    false,
    true,
  ]);
});
