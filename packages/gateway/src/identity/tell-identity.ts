import type { AccountId, CommandOf } from '@candor/exchange';
import type { HostedExchange } from '@candor/journal';
import { Fault } from '@candor/kernel';
import type { TellIdentity } from '@candor/platform';

/** Sets at this exchange the consequences of an identity: the country of its owner, and then its level. */
export function tellIdentityTo(exchange: HostedExchange): TellIdentity {
  async function tell(commandId: string, command: CommandOf<'funding.set_level' | 'products.set_residence'>) {
    const { outcome } = await exchange.submit({ commandId, actor: 'operator', command });
    if (!outcome.ok) throw new Fault('identity_not_told', `${commandId} was refused: ${outcome.code}`);
  }
  return async (id, account, { level, country }) => {
    const accountId = account as AccountId;
    await tell(`${id}:country`, { type: 'products.set_residence', accountId, country });
    await tell(id, { type: 'funding.set_level', accountId, level });
  };
}
