import { dayOf, done, draw, isClientSeed, present, reject } from '@candor/kernel';
import { hex, hmacSha256, sha256 } from '@candor/kernel/hash';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { EventOf } from '../../events.ts';
import type { SpinId } from '../../vocabulary.ts';
import type { Player } from './game.ts';
import { prizeOf, revealWaitMs } from './rules.ts';
import type { GameSlice } from './slice.ts';

const seriesLengthMax = 10_000;
const hashBytes = 32;

/** Takes a new series of seeds for an account, whose old one is used up or given up; never while a turn is under way. */
export function openSeries(
  core: GameSlice,
  { accountId, series, commitment, length }: CommandOf<'game.open_series'>,
): OutcomeOf<'game.open_series'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const known = core.game.players.get(accountId);
  const isNext = series === (known?.series ?? 0) + 1;
  const isSound = commitment.length === hashBytes && length >= 1 && length <= seriesLengthMax;
  if (!isNext || !isSound || known?.pending !== undefined) return reject('series_in_use');
  const player = core.game.player(accountId);
  player.series = series;
  player.length = length;
  player.used = 0;
  player.commitment = commitment;
  core.emit({ type: 'game.series_opened', accountId, series, commitment, length });
  return done({});
}

/** Stakes a turn, or rejects it. From here on its result is fixed; it is known with the secret seed. */
export function spin(core: GameSlice, command: CommandOf<'game.spin'>): OutcomeOf<'game.spin'> {
  const { accountId, termsHash, commitment, clientSeed, stake } = command;
  const { game, pointsForGame } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const { wheel } = game;
  if (wheel === undefined || wheel.terms.isOffered === 'no') return reject('game_not_offered');
  if (!core.products.allows(accountId, 'game')) return reject('product_unavailable');
  if (hex(termsHash) !== hex(wheel.hash)) return reject('terms_changed');
  if (!wheel.terms.stakes.includes(stake)) return reject('stake_not_offered');
  if (!isClientSeed(textOf(clientSeed))) return reject('client_seed_invalid');
  const player = game.players.get(accountId);
  if (player?.pending !== undefined) return reject('spin_unsettled');
  const hasSeed = player !== undefined && player.used < player.length;
  if (!hasSeed || hex(commitment) !== hex(player.commitment)) return reject('series_changed');
  const isExtra = spinsLeftOf(core, player) === 0;
  if (isExtra && player.extraSpins === 0) return reject('spins_used_up');
  if (pointsForGame.available(accountId) < stake) return reject('points_insufficient');

  countSpin(core, player, isExtra);
  const { series, used, length } = player;
  const { termsId } = wheel;
  const spinId = game.takeSpinId();
  const spun = {
    spinId,
    accountId,
    termsId,
    series,
    nonce: used + 1,
    commitment: player.commitment,
    clientSeed,
    stake,
  };
  player.pending = { ...spun, spunAtMs: core.nowMs };
  game.pending.set(spinId, player);
  core.timers.set(core.nowMs + revealWaitMs, 'game.return', spinId);
  core.emit({ type: 'game.spun', ...spun });
  pointsForGame.stake(accountId, stake, spinId);
  return done({ spinId, series, nonce: spun.nonce, length });
}

/** Draws and pays a turn with its secret seed, which has to be the one that was committed. */
export function reveal(core: GameSlice, { spinId, seed }: CommandOf<'game.reveal'>): OutcomeOf<'game.reveal'> {
  const { game, pointsForGame } = core;
  const player = game.pending.get(spinId);
  if (player === undefined) return reject('spin_not_found');
  const turn = present(player.pending, 'a player with a turn under way has it');
  if (hex(sha256(seed)) !== hex(turn.commitment)) return reject('seed_not_committed');
  const { segments, lifeDays } = game.versionOf(turn.termsId).terms;
  const input = {
    clientSeed: textOf(turn.clientSeed),
    nonce: turn.nonce,
    weights: segments.map(({ weight }) => weight),
  };
  const { index: segment, ticket } = draw(input, (message) => hmacSha256(seed, message));
  const prize = prizeOf(present(segments[segment], 'a draw names a segment'), turn.stake);

  end(core, player, spinId);
  // The commitment of the next seed is this one: a series is a chain of hashes.
  player.used = turn.nonce;
  player.commitment = seed;
  const { accountId } = player;
  core.emit({ type: 'game.drawn', spinId, accountId, seed, segment, ticket, prize });
  if (prize > 0) pointsForGame.win(accountId, prize, spinId, lifeDays);
  return done({ segment, ticket, prize });
}

/** Gives back the stake of a turn whose seed did not come in time. The seed stays secret, and serves the next turn. */
export function returnStake(core: GameSlice, spinId: number): void {
  const player = core.game.pending.get(spinId as SpinId);
  if (player === undefined) return;
  const { stake, termsId } = present(player.pending, 'a player with a turn under way has it');
  end(core, player, spinId as SpinId);
  const { accountId } = player;
  core.emit({ type: 'game.returned', spinId: spinId as SpinId, accountId, stake });
  core.pointsForGame.giveBack(accountId, stake, spinId, core.game.versionOf(termsId).terms.lifeDays);
}

/** Turns from the shop of points, which stay until they are used. */
export function onExchanged(core: GameSlice, { accountId, gives, grant }: EventOf<'points.exchanged'>): void {
  if (gives !== 'spins') return;
  const player = core.game.player(accountId);
  player.extraSpins += grant;
  core.emit({ type: 'game.spins_added', accountId, spins: grant, extraSpins: player.extraSpins });
}

export function setListed(
  core: GameSlice,
  { accountId, isListed }: CommandOf<'game.set_listed'>,
): OutcomeOf<'game.set_listed'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  core.game.player(accountId).isListed = isListed;
  core.emit({ type: 'game.listed_set', accountId, isListed });
  return done({});
}

/** The turns that a player has left of this UTC day's. */
export function spinsLeftOf(
  core: Pick<GameSlice, 'game' | 'nowMs'>,
  player: Pick<Player, 'day' | 'spinsToday'> | undefined,
): number {
  const perDay = core.game.wheel?.terms.spinsPerDay ?? 0;
  const spun = player?.day === dayOf(core.nowMs) ? player.spinsToday : 0;
  return Math.max(perDay - spun, 0);
}

function countSpin(core: GameSlice, player: Player, isExtra: boolean): void {
  const today = dayOf(core.nowMs);
  if (player.day !== today) {
    player.day = today;
    player.spinsToday = 0;
  }
  if (isExtra) player.extraSpins -= 1;
  else player.spinsToday += 1;
}

function end(core: GameSlice, player: Player, spinId: SpinId): void {
  player.pending = undefined;
  core.game.pending.delete(spinId);
}

/** ASCII, of which a seed of the client consists; other bytes give signs that no seed has. */
function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.slice(0, 65));
}
