import type { SpinRow } from '@candor/api';
import type { GamePlayerView, WheelTerms } from '@candor/exchange';
import { wheelOdds } from '@candor/exchange/rules';
import { hex } from '@candor/kernel/hash';
import type { Ppm } from '@candor/money';
import type { SpinRecord } from '@candor/readmodel';

type Segments = WheelTerms['segments'];

function textOfSeed(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** The part of a stake that comes back on average. */
export function returnOf({ segments }: WheelTerms): Ppm {
  return wheelOdds(segments).returnPpm as Ppm;
}

/** A player's next turn as it is committed; absent while there is no seed left. */
export function nextOf({ commitment, series, used, length }: GamePlayerView) {
  return used < length ? { commitment: hex(commitment), series, nonce: used + 1 } : undefined;
}

export function spinRowOf(
  { draw, accountId: _own, termsId: _wheel, clientSeed, spunAtMs, ...turn }: SpinRecord,
  segments: Segments,
): SpinRow {
  return { ...turn, ...draw, clientSeed: textOfSeed(clientSeed), segments: [...segments], atMs: spunAtMs };
}

/** A turn under way, as the core has it. */
export function pendingRowOf(turn: NonNullable<GamePlayerView['pending']>, segments: Segments): SpinRow {
  const { spinId, series, nonce, commitment, clientSeed, stake, spunAtMs } = turn;
  return {
    spinId,
    state: 'staked',
    stake,
    series,
    nonce,
    commitment: hex(commitment),
    clientSeed: textOfSeed(clientSeed),
    segments: [...segments],
    atMs: spunAtMs,
  };
}
