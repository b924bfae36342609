import type { AccountId } from '@candor/exchange';
import type { HostedExchange } from '@candor/journal';
import { Fault } from '@candor/kernel';
import type { TellFactors } from '@candor/platform';

/** Tells this exchange who has a second factor, while its task is there. */
export function tellFactorsTo(exchange: HostedExchange): TellFactors {
  return {
    async isWanted() {
      const tasks = await exchange.query('pointsTasks', undefined);
      return tasks.some(({ terms }) => terms.task === 'second_factor');
    },
    async note(commandId, accountId) {
      const command = { type: 'points.note_factor', accountId: accountId as AccountId } as const;
      const { outcome } = await exchange.submit<'points.note_factor'>({ commandId, actor: 'system', command });
      if (!outcome.ok) throw new Fault('factor_not_told', `${commandId} was refused: ${outcome.code}`);
    },
  };
}
