import type { HostedExchange } from '@candor/journal';
import { type Duty, repeating } from '@candor/kernel/duty';
import type { Platform } from '@candor/platform';
import { revealBoxes, revealEndedSeries } from './reveals.ts';

interface BoxDutyParts {
  readonly exchange: HostedExchange;
  readonly platform: Pick<Platform, 'boxSeeds'>;
  readonly log: { error(details: object, message: string): void };
}

const everyMs = 3_000;

/** Reveals blind boxes whose call did not come to it, as after a crash, and the last seeds of series that have ended. */
export function boxDuty({ exchange, platform, log }: BoxDutyParts): Duty {
  return repeating('box-revealing', {
    async work() {
      await revealBoxes({ exchange, platform });
      await revealEndedSeries({ exchange, platform });
    },
    everyMs,
    isAtOnce: true,
    onError: (error) => log.error({ event: 'nft.not_revealed', err: error }, 'a blind box waits for its seed'),
  });
}
