import type { ProjectorMaker } from '../projection/projector.ts';
import { candlesProjector } from './candles.ts';
import { catalogProjector } from './catalog.ts';
import { ledgerProjector } from './ledger.ts';
import { movementsProjector } from './movements.ts';
import { ordersProjector } from './orders.ts';
import { tradesProjector } from './trades.ts';

export const projectorMakers: readonly ProjectorMaker[] = [
  catalogProjector,
  ordersProjector,
  tradesProjector,
  ledgerProjector,
  movementsProjector,
  candlesProjector,
];
