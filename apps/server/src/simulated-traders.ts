import { randomBytes } from 'node:crypto';
import type { AccountId, Exchange } from '@candor/exchange';
import { type Catalogue, characters, type SimulatedTrader, traderGenesisCommands } from '@candor/feed';
import type { Platform } from '@candor/platform';

/** The id under which the account of a simulated trader is opened: in its past already, where it has one. */
export function traderAccountCommand(key: SimulatedTrader['key']): string {
  return `trader:${key}:account`;
}

/**
 * Opens the simulated traders that can be followed, or finds them. They are users like the demo account, because lists
 * show names; their passwords are unknown to everybody.
 */
export async function openSimulatedTraders(
  exchange: Exchange,
  platform: Platform,
  catalogue: Catalogue,
): Promise<readonly SimulatedTrader[]> {
  const traders: SimulatedTrader[] = [];
  for (const { key, name } of characters) {
    const { accountId } = await platform.accounts.ensureUser({
      email: `sim-${key}@candor.example`,
      password: randomBytes(32).toString('base64url'),
      nickname: name,
      managed: 'house',
      commandId: traderAccountCommand(key),
    });
    traders.push({ key, accountId: accountId as AccountId });
  }
  // A refusal is final under its id: a command refused at the first start is not carried out at a later one.
  await Promise.all(traderGenesisCommands(catalogue, traders).map((submission) => exchange.submit(submission)));
  return traders;
}
