import type { PendingSpin, Player } from './game.ts';
import type { GameSlice } from './slice.ts';
import { spinsLeftOf } from './spin.ts';
import type { GameQueries, SpinView } from './views.ts';

export function gameQueries(core: GameSlice): GameQueries {
  const { game } = core;
  return {
    wheel: () => game.wheel,
    wheelOn: (terms) => game.nextVersion(terms),
    gamePlayer(accountId) {
      const player = game.players.get(accountId);
      return {
        series: player?.series ?? 0,
        length: player?.length ?? 0,
        used: player?.used ?? 0,
        commitment: player?.commitment ?? new Uint8Array(),
        pending: player?.pending && spinView(player, player.pending),
        spinsLeft: spinsLeftOf({ game, nowMs: core.atMs }, player),
        extraSpins: player?.extraSpins ?? 0,
        isListed: player?.isListed !== 'no',
      };
    },
    pendingSpins: () =>
      [...game.pending.values()].flatMap((player) =>
        player.pending === undefined ? [] : [spinView(player, player.pending)],
      ),
  };
}

function spinView({ length }: Player, pending: PendingSpin): SpinView {
  return { ...pending, length };
}
