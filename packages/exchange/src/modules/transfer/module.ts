import { done, reject } from '@candor/kernel';
import { negated, zero } from '@candor/money';
import { type CommandsOf, defineModule } from '../../module.ts';
import type { TransferSlice } from './slice.ts';
import type { transferSpec } from './spec.ts';

/** Between the four account types of one user: instant and free. Fiat lives in the fiat account only. */
export const transferModule = defineModule<TransferSlice, CommandsOf<typeof transferSpec>>({
  name: 'transfer',
  handlers: {
    'transfer.move'(core, command) {
      const { accountId, assetId, amount, from, to } = command;
      const { ledger } = core;
      if (!core.accounts.has(accountId)) return reject('account_not_found');
      const asset = core.catalog.assets.get(assetId);
      if (asset === undefined) return reject('asset_not_found');
      if (from === to) return reject('transfer_same_account');
      if (from === 'house' || to === 'house' || asset.assetClass !== 'coin') return reject('transfer_not_allowed');
      if (amount <= 0n) return reject('amount_invalid');
      const source = ledger.wallet(accountId, from, assetId);
      if (ledger.available(source) < amount) return reject('balance_insufficient');
      if (core.spendable(accountId, from, assetId) < amount) return reject('margin_needed');

      ledger.line(source, 'transfer', negated(amount), zero);
      ledger.line(ledger.wallet(accountId, to, assetId), 'transfer', amount, zero);
      core.post(0);
      core.emit({ type: 'transfer.moved', accountId, assetId, amount, from, to });
      return done({});
    },
  },
  write: () => undefined,
  read: () => undefined,
});
