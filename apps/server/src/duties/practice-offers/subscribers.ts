import type { AccountId, Exchange } from '@candor/exchange';

/** Simulated subscribers. Their funds are what the faucet gives them, as to everybody. */
const subscribersCount = 12;

/** The accounts of the simulated subscribers, which are opened once: ids of commands have one answer for ever. */
export async function openSubscribers(exchange: Exchange): Promise<readonly AccountId[]> {
  const opened: AccountId[] = [];
  for (let at = 0; at < subscribersCount; at++) {
    const { outcome } = await exchange.submit<'accounts.open'>({
      commandId: `practice:ieo:crowd:${at}`,
      actor: 'system',
      command: { type: 'accounts.open' },
    });
    if (outcome.ok) opened.push(outcome.value.accountId);
  }
  return opened;
}
