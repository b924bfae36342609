import type { NftDrawRow } from '@candor/api';
import { afterEach, expect, it, vi } from 'vitest';
import { areInARow, checkDraw, findingOf } from './verify-draw.ts';

afterEach(() => vi.unstubAllGlobals());

/** A series that an independent program made: six boxes, the last secret seed SHA-256 of `candor`, the client's seeds `candor`. */
const series = {
  seriesId: 2,
  commitment: '29d5cf7a5c3f26524c5ac367db585607fe6c52835267b1f6268e96eee0e3e9d6',
  listHash: '7b13171b7dd084dfb2134bf7abc24235806e60b26a624c6d195ab8b609b6a36a',
  prizes: [
    { workId: 14, count: 3 },
    { workId: 200, count: 1 },
    { workId: 7, count: 2 },
  ],
};
const draw = (nonce: number, rest: Pick<NftDrawRow, 'seed' | 'weights' | 'ticket' | 'prize' | 'won'>): NftDrawRow => ({
  code: `B${nonce}`,
  nonce,
  owner: { uid: 1, name: 'u', avatar: '', isArtist: false },
  clientSeed: 'candor',
  atMs: 0,
  ...rest,
});
const seeds = [
  '1e86d05154356b5af6c9fa77ffef63cdd55eabed89a2603d59001e4774cbb16a',
  '075e33fe029a58649d67cd7ee89d6bcd4c792e00258375a03a32ead42f4889f3',
  'a73542f953682c4ba4d98ee08e5e260d284a9ecc4c32a594c88876d54ee71477',
] as const;
const first = draw(1, { seed: seeds[0], weights: [3, 1, 2], ticket: 0, prize: 0, won: '14-1' });
const second = draw(2, { seed: seeds[1], weights: [2, 1, 2], ticket: 3, prize: 2, won: '7-1' });
const third = draw(3, { seed: seeds[2], weights: [2, 1, 1], ticket: 1, prize: 0, won: '14-1' });

it('RULES 17: draws each box of a series again', async () => {
  for (const one of [first, second, third]) expect(findingOf(await checkDraw(one, series))).toBe('right');
  expect(areInARow([third, first, second], series.prizes)).toBe(true);
});

it.each([
  ['a secret seed that the commitment does not lead to', { seed: seeds[2] }, 'seed'],
  ['another place in the series', { nonce: 3 }, 'seed'],
  ['counts of another draw', { weights: [3, 1, 2] }, 'weights'],
  ['more of a prize than there ever were', { weights: [1, 2, 2] }, 'weights'],
  ['another seed of the user', { clientSeed: 'another' }, 'draw'],
  ['another ticket', { ticket: 2 }, 'draw'],
  ['another prize', { prize: 0 }, 'draw'],
  ['another work', { won: '14-1' }, 'draw'],
] as const)('finds %s', async (_what, change, step) => {
  const check = await checkDraw({ ...second, ...change } as NftDrawRow, series);
  expect(check).toMatchObject({ [step]: false });
});

it('finds a changed list of prizes, and a draw that is left out', async () => {
  const prizes = series.prizes.map((prize, place) => (place === 1 ? { ...prize, workId: 201 } : prize));
  expect(await checkDraw(second, { ...series, prizes })).toMatchObject({ list: false });
  expect(areInARow([first, third], series.prizes)).toBe(false);
});

it('says that it cannot check where the browser has no cryptography', async () => {
  vi.stubGlobal('crypto', {});
  expect(findingOf(await checkDraw(first, series))).toBe('unable');
});
