import { minuteMs } from '@candor/kernel';
import { type Duty, repeating } from '@candor/kernel/duty';
import type { Deps } from '../serving/deps.ts';
import { figuresNow } from './figures.ts';

interface Log {
  error(details: object, message: string): void;
}

const everyMs = 10 * minuteMs;

/** Notes the figures of each hour, and who of those who came in each week is here. It asks the market of a gateway. */
export function figureDuty(deps: Pick<Deps, 'exchange' | 'market' | 'platform'>, log: Log): Duty {
  return repeating('figures', {
    everyMs,
    isAtOnce: true,
    async work() {
      const figures = Object.entries(await figuresNow(deps)).map(([name, value]) => [name, `${value}`] as const);
      await deps.platform.insight.noteHour(Object.fromEntries(figures));
    },
    onError: (error) => log.error({ event: 'figures.not_noted', err: error }, 'the figures could not be noted'),
  });
}
