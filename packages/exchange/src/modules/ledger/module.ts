import { assert } from '@candor/kernel';
import { type CommandsOf, defineModule } from '../../module.ts';
import { house } from '../../ledger-words.ts';
import { correction } from './correct.ts';
import type { LedgerSlice } from './slice.ts';
import type { ledgerSpec } from './spec.ts';

/**
 * Balances of everybody. Its invariants are those of the whole house; the causes of frozen amounts come from the
 * products.
 */
export const ledgerModule = defineModule<LedgerSlice, CommandsOf<typeof ledgerSpec>>({
  name: 'ledger',
  handlers: { 'ledger.correct': correction },
  write: (core, writer) => core.ledger.write(writer),
  read: (core, reader) => core.ledger.read(reader),
  check(core) {
    const sums = new Map<number, bigint>();
    const frozen = new Map<string, bigint>();
    for (const wallet of core.ledger.wallets()) {
      sums.set(wallet.assetId, (sums.get(wallet.assetId) ?? 0n) + wallet.available + wallet.frozen);
      assert(wallet.available >= 0n || wallet.accountId === house.external, 'only external may be below zero');
      assert(wallet.frozen >= 0n, 'a frozen balance is zero or more');
      if (wallet.frozen !== 0n) frozen.set(`${wallet.accountId}/${wallet.walletType}/${wallet.assetId}`, wallet.frozen);
    }
    for (const sum of sums.values()) assert(sum === 0n, 'each asset sums to zero over all accounts');

    for (const hold of core.liveHolds()) {
      const wallet = `${hold.accountId}/${hold.walletType}/${hold.assetId}`;
      const left = (frozen.get(wallet) ?? 0n) - hold.amount;
      if (left === 0n) frozen.delete(wallet);
      else frozen.set(wallet, left);
    }
    assert(frozen.size === 0, 'what is frozen is the sum of its live causes');
  },
});
