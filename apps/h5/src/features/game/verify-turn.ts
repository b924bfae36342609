import type { SpinRow } from '@candor/api';
import { prizeOf } from '@candor/exchange/rules';
import { drawing } from '@candor/kernel';

/** `unable`: the browser has no cryptography here, as on a page without https. */
export type TurnCheck = 'right' | 'wrong' | 'unable';

/**
 * Draws a turn again with the core's own rule, from its seeds and its wheel alone: the secret seed has to be the one that
 * was committed, and ticket, segment and prize have to be the ones that the server named.
 */
export async function verifyTurn(turn: SpinRow): Promise<TurnCheck> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return 'unable';
  const { seed, commitment, clientSeed, nonce, segments, stake } = turn;
  if (seed === undefined || segments.length === 0) return 'wrong';
  const secret = bytesOf(seed);
  if (hexOf(await subtle.digest('SHA-256', secret)) !== commitment) return 'wrong';
  const key = await subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const steps = drawing({ clientSeed, nonce, weights: segments.map(({ weight }) => weight) });
  let step = steps.next();
  while (step.done !== true) {
    const mac = await subtle.sign('HMAC', key, Uint8Array.from(step.value));
    step = steps.next(new Uint8Array(mac));
  }
  const { index, ticket } = step.value;
  const segment = segments[index];
  const isRight =
    segment !== undefined && turn.segment === index && turn.ticket === ticket && turn.prize === prizeOf(segment, stake);
  return isRight ? 'right' : 'wrong';
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
