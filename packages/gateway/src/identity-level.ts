import type { AccountId } from '@candor/exchange';
import type { HostedExchange } from '@candor/journal';
import { Fault } from '@candor/kernel';
import type { SetIdentityLevel } from '@candor/platform';

/** How the platform tells this exchange what an identity allows. */
export function identityLevelAt(exchange: HostedExchange): SetIdentityLevel {
  return async (commandId, accountId, level) => {
    const { outcome } = await exchange.submit<'funding.set_level'>({
      commandId,
      actor: 'operator',
      command: { type: 'funding.set_level', accountId: accountId as AccountId, level },
    });
    if (!outcome.ok) throw new Fault('level_not_set', `${commandId} was refused: ${outcome.code}`);
  };
}
