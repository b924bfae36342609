import { type CommandsOf, defineModule } from '../../module.ts';
import { checkRecurring } from './check.ts';
import { begin, change, end, pause, resume } from './commands.ts';
import { runTimes, wakeWaiting } from './runs.ts';
import type { RecurringSlice } from './slice.ts';
import type { recurringSpec } from './spec.ts';

/** Recurring buys (RULES 13): an amount that is converted again and again, at the price of each time, by the rules of convert. */
export const recurringModule = defineModule<RecurringSlice, CommandsOf<typeof recurringSpec>>({
  name: 'recurring',
  handlers: {
    'recurring.begin': begin,
    'recurring.change': change,
    'recurring.pause': pause,
    'recurring.resume': resume,
    'recurring.end': end,
  },
  reactions: { 'index.ticked': wakeWaiting },
  due: { 'recurring.times': runTimes },
  piecewise: ['recurring.times'],
  isEmpty: ({ recurring }) => recurring.nextPlanId === 1,
  write: ({ recurring }, writer) => recurring.write(writer),
  read: ({ recurring }, reader) => recurring.read(reader),
  check: checkRecurring,
});
