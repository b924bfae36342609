import type { getNftProof, NftDrawRow, OutputOf } from '@candor/api';
import { drawing, encode, listOf, struct, uint } from '@candor/kernel';
import { bytesOf, hexOf } from './hex.ts';

export type SeriesProof = OutputOf<typeof getNftProof>['series'];

/** The parts of a check, in their order. */
export const drawSteps = ['seed', 'list', 'weights', 'draw'] as const;
type DrawStep = (typeof drawSteps)[number];

/** `unable`: the browser has no cryptography here, as on a page without https. */
export type DrawCheck = 'unable' | Readonly<Record<DrawStep, boolean>>;

type DrawFinding = 'right' | 'wrong' | 'unable';

export function findingOf(check: DrawCheck): DrawFinding {
  if (check === 'unable') return 'unable';
  return drawSteps.every((step) => check[step]) ? 'right' : 'wrong';
}

/** The canonical bytes that a series publishes the hash of: its prizes, each with its count. */
const prizeList = listOf(struct({ workId: uint, count: uint }));

/**
 * Makes a draw again with the core's own rule, from public data alone. The secret seeds are a chain: that of the nth draw, hashed
 * n times, is the commitment from before the sale. The list has to have the published hash, the weights have to be what so many
 * draws leave of it, and ticket, prize and work have to be the ones that the server named.
 */
export async function checkDraw(draw: NftDrawRow, { commitment, listHash, prizes }: SeriesProof): Promise<DrawCheck> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return 'unable';
  const { seed, nonce, clientSeed, weights, ticket, prize, won } = draw;
  const secret = bytesOf(seed);
  const boxes = sumOf(prizes.map(({ count }) => count));
  const isSeed = nonce >= 1 && nonce <= boxes && hexOf(await hashedTimes(subtle, secret, nonce)) === commitment;
  const listBytes = Uint8Array.from(encode(prizeList, prizes));
  const isList = hexOf(new Uint8Array(await subtle.digest('SHA-256', listBytes))) === listHash;
  const isWeighed =
    weights.length === prizes.length &&
    weights.every((left, place) => left >= 0 && left <= (prizes[place]?.count ?? 0)) &&
    sumOf(weights) === boxes - nonce + 1;
  const drawn = isWeighed ? await drawAgain(subtle, secret, { clientSeed, nonce, weights }) : undefined;
  const isDrawn =
    drawn !== undefined &&
    drawn.ticket === ticket &&
    drawn.prize === prize &&
    won.startsWith(`${prizes[prize]?.workId}-`);
  return { seed: isSeed, list: isList, weights: isWeighed, draw: isDrawn };
}

/** Draws of one series follow each other: each begins with what the one before it has left. Any order; all from the first on. */
export function areInARow(draws: readonly NftDrawRow[], prizes: SeriesProof['prizes']): boolean {
  const left = prizes.map(({ count }) => count);
  return draws
    .toSorted((a, b) => a.nonce - b.nonce)
    .every(({ nonce, weights, prize }, place) => {
      const isNext = nonce === place + 1 && left.every((count, at) => count === weights[at]);
      left[prize] = (left[prize] ?? 0) - 1;
      return isNext;
    });
}

type Drawing = Pick<NftDrawRow, 'clientSeed' | 'nonce' | 'weights'>;

async function drawAgain(
  subtle: SubtleCrypto,
  secret: Uint8Array<ArrayBuffer>,
  { clientSeed, nonce, weights }: Drawing,
) {
  // Prizes of which none is left have no weight, and are not drawn among.
  const places = weights.flatMap((count, place) => (count > 0 ? [place] : []));
  const key = await subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const steps = drawing({ clientSeed, nonce, weights: places.map((place) => weights[place] ?? 0) });
  let step = steps.next();
  while (step.done !== true) {
    const mac = await subtle.sign('HMAC', key, Uint8Array.from(step.value));
    step = steps.next(new Uint8Array(mac));
  }
  const { index, ticket } = step.value;
  return { prize: places[index], ticket };
}

async function hashedTimes(subtle: SubtleCrypto, bytes: Uint8Array<ArrayBuffer>, times: number): Promise<Uint8Array> {
  let link = bytes;
  for (let i = 0; i < times; i++) link = new Uint8Array(await subtle.digest('SHA-256', link));
  return link;
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
