import { done, reject } from '@candor/kernel';
import { negated, zero } from '@candor/money';
import { type CommandsOf, defineModule } from '../../module.ts';
import { house } from '../../ledger-words.ts';
import type { AccountId } from '../../vocabulary.ts';
import type { AccountsSlice } from './slice.ts';
import type { accountSpec } from './spec.ts';

export const accountsModule = defineModule<AccountsSlice, CommandsOf<typeof accountSpec>>({
  name: 'accounts',
  handlers: {
    'accounts.open'(core) {
      const accountId = core.accounts.next as AccountId;
      core.accounts.next += 1;
      core.emit({ type: 'accounts.opened', accountId });
      return done({ accountId });
    },
    'house.fund'(core, { house: name, assetId, amount }) {
      if (core.founded?.mode !== 'practice') return reject('practice_only');
      if (!core.catalog.assets.has(assetId)) return reject('asset_not_found');
      const { ledger } = core;
      if (amount <= 0n || name === 'external' || !ledger.canIssue(assetId, amount)) return reject('amount_invalid');
      ledger.line(ledger.wallet(house.external, 'house', assetId), 'house_funding', negated(amount), zero);
      ledger.line(ledger.wallet(house[name], 'house', assetId), 'house_funding', amount, zero);
      core.post(0);
      return done({});
    },
  },
  write: (core, writer) => writer.uint(core.accounts.next),
  read(core, reader) {
    core.accounts.next = reader.uint();
  },
});
