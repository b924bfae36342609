import type { ProjectorMaker } from '../projection/projector.ts';
import { candlesProjector } from './candles.ts';
import { catalogProjector } from './catalog.ts';
import { copyProjector } from './copy.ts';
import { depositsProjector } from './deposits.ts';
import { ledgerProjector } from './ledger.ts';
import { liquidationsProjector } from './liquidations.ts';
import { movementsProjector } from './movements.ts';
import { optionsProjector } from './options.ts';
import { ordersProjector } from './orders.ts';
import { ticketsProjector } from './tickets.ts';
import { tradesProjector } from './trades.ts';
import { withdrawalsProjector } from './withdrawals.ts';

export const projectorMakers: readonly ProjectorMaker[] = [
  catalogProjector,
  ordersProjector,
  tradesProjector,
  ledgerProjector,
  movementsProjector,
  candlesProjector,
  ticketsProjector,
  liquidationsProjector,
  optionsProjector,
  copyProjector,
  depositsProjector,
  withdrawalsProjector,
];
