import { dayOf, done, reject } from '@candor/kernel';
import { atoms, negated, zero } from '@candor/money';
import { type CommandsOf, defineModule } from '../../module.ts';
import { firstUserAccount, house } from '../../ledger-words.ts';
import type { AccountId, AssetId } from '../../vocabulary.ts';
import { weakeningBy } from '../../weakening.ts';
import type { PracticeSlice } from './slice.ts';
import type { practiceSpec } from './spec.ts';

/** The most a faucet may give of an asset per account and day: below the most that the ledger can hold of it in all. */
const faucetMax = 10n ** 18n * 4n;

export const practiceModule = defineModule<PracticeSlice, CommandsOf<typeof practiceSpec>>({
  name: 'practice',
  handlers: {
    'practice.set_faucet': {
      refuses(core, { assetId, amount }) {
        if (core.founded?.mode !== 'practice') return 'practice_only';
        if (!core.catalog.assets.has(assetId)) return 'asset_not_found';
        return amount < 0n || amount > faucetMax ? 'amount_invalid' : undefined;
      },
      present: (core, { type, assetId }) => ({ type, assetId, amount: core.faucet.amounts.get(assetId) ?? zero }),
      weakens: weakeningBy({ type: 'fixed', assetId: 'fixed', amount: ['up', 'confirmed'] }),
      make(core, { assetId, amount }) {
        if (amount === 0n) core.faucet.amounts.delete(assetId);
        else core.faucet.amounts.set(assetId, amount);
        return {};
      },
    },
    'practice.claim'(core, { accountId, assetId }) {
      const { faucet, ledger } = core;
      if (core.founded?.mode !== 'practice') return reject('practice_only');
      if (!core.accounts.has(accountId)) return reject('account_not_found');
      const amount = faucet.amounts.get(assetId);
      if (amount === undefined || !ledger.canIssue(assetId, amount)) return reject('faucet_not_offered');
      if (core.clock.fault !== undefined) return reject('clock_fault');
      const day = dayOf(core.nowMs);
      const claims = faucet.lastClaimDay.get(accountId) ?? new Map<AssetId, number>();
      if (claims.get(assetId) === day) return reject('already_claimed_today');

      claims.set(assetId, day);
      faucet.lastClaimDay.set(accountId, claims);
      ledger.line(ledger.wallet(house.external, 'house', assetId), 'practice_claim', negated(amount), zero);
      ledger.line(ledger.wallet(accountId, 'spot', assetId), 'practice_claim', amount, zero);
      core.post(0);
      core.emit({ type: 'practice.claimed', accountId, assetId, amount });
      return done({ assetId, amount });
    },
    'practice.begin_past'(core, { untilMs }) {
      if (core.founded?.mode !== 'practice') return reject('practice_only');
      if (core.accounts.has(firstUserAccount as AccountId) || untilMs <= core.nowMs) return reject('terms_invalid');
      core.emit({ type: 'practice.past_begun', untilMs, pairIds: [...core.catalog.pairs.keys()] });
      return done({});
    },
  },
  write(core, writer) {
    const amounts = [...core.faucet.amounts].sort(([a], [b]) => a - b);
    writer.uint(amounts.length);
    for (const [assetId, amount] of amounts) {
      writer.uint(assetId);
      writer.big(amount);
    }
    const accounts = [...core.faucet.lastClaimDay].sort(([a], [b]) => a - b);
    writer.uint(accounts.length);
    for (const [accountId, days] of accounts) {
      writer.uint(accountId);
      writer.uint(days.size);
      for (const [assetId, day] of [...days].sort(([a], [b]) => a - b)) {
        writer.uint(assetId);
        writer.uint(day);
      }
    }
  },
  read(core, reader) {
    for (let left = reader.uint(); left > 0; left--)
      core.faucet.amounts.set(reader.uint() as AssetId, atoms(reader.big()));
    for (let left = reader.uint(); left > 0; left--) {
      const accountId = reader.uint() as AccountId;
      const days = new Map<AssetId, number>();
      for (let count = reader.uint(); count > 0; count--) days.set(reader.uint() as AssetId, reader.uint());
      core.faucet.lastClaimDay.set(accountId, days);
    }
  },
});
