import type { Command, Submission } from '@candor/exchange';
import { type Atoms, zero } from '@candor/money';
import type { CrowdAccounts } from '../crowd.ts';
import type { Catalogue } from './types.ts';

/**
 * Funds the crowd's accounts through the practice faucet, and leaves the faucet as the catalogue has it. To be sent after
 * `genesisCommands` and before the exchange opens to anybody: while it runs, the faucet gives more than a user's share.
 */
export function crowdGenesisCommands(catalogue: Catalogue, accounts: CrowdAccounts): Submission[] {
  const publicFaucet = new Map(catalogue.assets.map(({ assetId, faucet }) => [assetId, faucet ?? zero]));
  return (['taker', 'rester'] as const).flatMap((role) =>
    catalogue.crowdFunding[role].flatMap(({ assetId, amount }) => {
      const id = `genesis:crowd:${role}:${assetId}`;
      const faucet = (gives: Atoms): Command => ({ type: 'practice.set_faucet', assetId, amount: gives });
      const claim: Command = { type: 'practice.claim', accountId: accounts[role], assetId };
      return [
        { commandId: `${id}:open`, actor: 'system', command: faucet(amount) },
        { commandId: `${id}:claim`, actor: 'user', command: claim },
        { commandId: `${id}:close`, actor: 'system', command: faucet(publicFaucet.get(assetId) ?? zero) },
      ] satisfies Submission[];
    }),
  );
}
