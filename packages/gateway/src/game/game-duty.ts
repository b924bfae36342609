import type { HostedExchange } from '@candor/journal';
import { type Duty, repeating } from '@candor/kernel/duty';
import type { Platform } from '@candor/platform';
import { revealTurn } from './turns.ts';

interface GameDutyParts {
  readonly exchange: HostedExchange;
  readonly platform: Pick<Platform, 'gameSeeds'>;
  readonly clock: () => number;
  readonly log: { error(details: object, message: string): void };
}

const everyMs = 2_000;
/** The call that staked a turn reveals it at once: after so long it could not. */
const leftAfterMs = 1_000;

/** Reveals the turns of the wheel whose call did not come to it, as after a crash: at the start and every few seconds. */
export function gameDuty({ exchange, platform, clock, log }: GameDutyParts): Duty {
  let isFirst = true;
  return repeating('game-revealing', {
    async work() {
      const pending = await exchange.query('pendingSpins');
      const left = isFirst ? pending : pending.filter(({ spunAtMs }) => clock() - spunAtMs >= leftAfterMs);
      for (const turn of left) await revealTurn({ exchange, platform }, turn);
      isFirst = false;
    },
    everyMs,
    isAtOnce: true,
    onError: (error) => log.error({ event: 'game.not_revealed', err: error }, 'a turn of the wheel waits for its seed'),
  });
}
