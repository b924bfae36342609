import { type CommandsOf, defineModule } from '../../module.ts';
import { checkPoints } from './check.ts';
import { expire, release, remind } from './due.ts';
import { checkIn, noteFactor, onClaim, onContract, onDeposit, onLevel, onTraded } from './earning.ts';
import { exchange } from './shop.ts';
import type { PointsSlice } from './slice.ts';
import type { pointsSpec } from './spec.ts';
import { itemChange, taskChange } from './terms.ts';

/** Points (RULES 16): earned by published tasks, spent in the shop, expiring first in first out; never money. */
export const pointsModule = defineModule<PointsSlice, CommandsOf<typeof pointsSpec>>({
  name: 'points',
  handlers: {
    'points.set_task': taskChange,
    'points.set_item': itemChange,
    'points.check_in': checkIn,
    'points.note_factor': noteFactor,
    'points.exchange': exchange,
  },
  reactions: {
    'funding.deposit_credited': onDeposit,
    'funding.claim_decided': onClaim,
    'funding.level_set': onLevel,
    'spot.traded': onTraded,
    'contract.opened': onContract,
    'contract.closed': onContract,
  },
  due: { 'points.release': release, 'points.expiry': expire, 'points.reminder': remind },
  piecewise: ['points.release', 'points.expiry', 'points.reminder'],
  isEmpty: ({ points }) => points.isEmpty,
  write: (core, writer) => core.points.write(writer),
  read: (core, reader) => core.points.read(reader),
  check: checkPoints,
});
