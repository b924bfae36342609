import { dayMs } from '@candor/kernel';
import { type AccountId, type CommandType, exitCommands } from '@candor/exchange';

/** Of one account and day (UTC), because the journal keeps commands for ever. No person comes near it; a loop does. */
export const standardCommandsPerDay = 20_000;

/**
 * Counts the commands of each account and day; those that end a risk have as many for themselves. The counts are this
 * process's own: a start begins them anew.
 */
export class CommandBudget {
  readonly #perDay: number;
  readonly #clock: () => number;
  readonly #used = new Map<string, number>();
  #day = 0;

  constructor(perDay: number, clock: () => number) {
    this.#perDay = perDay;
    this.#clock = clock;
  }

  /** Takes one command. Answers 0, or in how many seconds the next day begins. */
  take(accountId: AccountId, type: CommandType): number {
    const nowMs = this.#clock();
    const day = Math.floor(nowMs / dayMs);
    if (day !== this.#day) this.#used.clear();
    this.#day = day;
    const key = `${accountId} ${exitCommands.has(type) ? 'exits' : 'others'}`;
    const used = this.#used.get(key) ?? 0;
    if (used >= this.#perDay) return Math.ceil(((day + 1) * dayMs - nowMs) / 1_000);
    this.#used.set(key, used + 1);
    return 0;
  }
}
