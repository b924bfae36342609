import type { SpinRow } from '@candor/api';
import { afterEach, expect, it, vi } from 'vitest';
import { verifyTurn } from './verify-turn.ts';

afterEach(() => vi.unstubAllGlobals());

/** The example of RULES 17: the key is SHA-256 of `candor`, the client's seed `candor`, the first turn. */
const turn: SpinRow = {
  spinId: 1,
  state: 'drawn',
  stake: 50,
  series: 1,
  nonce: 1,
  commitment: '0f3d5236cf93cb455ac5bb5d15416ec05d4af36ecc4d5ed658f120c40a37c2d5',
  clientSeed: 'candor',
  segments: [
    { weight: 5, pays: 0 },
    { weight: 2, pays: 150 },
    { weight: 1, pays: 300 },
    { weight: 2, pays: 150 },
  ],
  seed: '121fc62463275dc033b7e57931d69da9a4bf4cfeca7a45462aa7fe4f9c03e0a6',
  segment: 3,
  ticket: 9,
  prize: 75,
  atMs: 0,
};

it('RULES 17: draws the published example again', async () => {
  expect(await verifyTurn(turn)).toBe('right');
});

it.each([
  ['another seed than the committed one', { seed: 'f'.repeat(64) }],
  ['another seed of the user', { clientSeed: 'another' }],
  ['another place in the series', { nonce: 2 }],
  ['another segment', { segment: 1 }],
  ['another ticket', { ticket: 8 }],
  ['a smaller prize', { prize: 74 }],
  ['a wheel with other odds', { segments: turn.segments.map((segment) => ({ ...segment, weight: 1 })) }],
])('finds %s', async (_what, change) => {
  expect(await verifyTurn({ ...turn, ...change })).toBe('wrong');
});

it('says that it cannot check where the browser has no cryptography', async () => {
  vi.stubGlobal('crypto', {});
  expect(await verifyTurn(turn)).toBe('unable');
});
