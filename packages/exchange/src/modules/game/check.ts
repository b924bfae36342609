import { assert } from '@candor/kernel';
import { revealWaitMs } from './rules.ts';
import type { GameSlice } from './slice.ts';

/** Checks the invariants of the game after every command. */
export function checkGame(core: GameSlice): void {
  const { game } = core;
  let pending = 0;
  for (const [accountId, player] of game.players) {
    assert(player.accountId === accountId && core.accounts.has(accountId), 'a player is a user');
    assert(player.used <= player.length, 'a series has as many seeds as it says');
    assert(player.series === 0 || player.commitment.length === 32, 'a series is committed');
    const turn = player.pending;
    if (turn === undefined) continue;
    pending += 1;
    assert(game.pending.get(turn.spinId) === player, 'a turn under way is known by its number');
    assert(turn.series === player.series && turn.nonce === player.used + 1, 'a turn takes the next seed');
    assert(core.nowMs <= turn.spunAtMs + revealWaitMs, 'a turn that waits too long is given back');
  }
  assert(game.pending.size === pending, 'only turns under way wait');
}
