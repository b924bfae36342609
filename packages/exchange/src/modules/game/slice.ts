import type { Customers, Frame } from '../../slices.ts';
import type { PointsForGame } from '../points/for-game.ts';
import type { Game } from './game.ts';
import type { gameSpec } from './spec.ts';

/** It has points to stake and to win, and no part of the ledger. */
export interface GameSlice extends Frame<typeof gameSpec>, Customers {
  readonly game: Game;
  readonly pointsForGame: PointsForGame;
}
