import type { CommandType } from './commands.ts';

/**
 * Commands that end a risk or withdraw a request. Anything that limits commands refuses these last: an account, a day
 * or an exchange that is full of orders still lets its users out.
 */
export const exitCommands: ReadonlySet<CommandType> = new Set<CommandType>([
  'spot.cancel',
  'spot.cancel_all',
  'contract.cancel',
  'contract.close',
  'contract.close_many',
  'contract.set_exits',
  'contract.move_margin',
  'copy.cancel',
  'copy.self_hold',
  'funding.cancel_withdrawal',
  'recurring.pause',
  'recurring.end',
]);
