import { type CommandsOf, defineModule } from '../../module.ts';
import { checkGame } from './check.ts';
import type { GameSlice } from './slice.ts';
import type { gameSpec } from './spec.ts';
import { onExchanged, openSeries, returnStake, reveal, setListed, spin } from './spin.ts';
import { wheelChange } from './terms.ts';

/** The wheel (RULES 16, 17): staked and won in points, drawn from a seed that was committed before the stake. */
export const gameModule = defineModule<GameSlice, CommandsOf<typeof gameSpec>>({
  name: 'game',
  handlers: {
    'game.set_wheel': wheelChange,
    'game.open_series': openSeries,
    'game.spin': spin,
    'game.reveal': reveal,
    'game.set_listed': setListed,
  },
  reactions: { 'points.exchanged': onExchanged },
  due: { 'game.return': returnStake },
  isEmpty: ({ game }) => game.versions.length === 0 && game.players.size === 0,
  write: (core, writer) => core.game.write(writer),
  read: (core, reader) => core.game.read(reader),
  check: checkGame,
});
