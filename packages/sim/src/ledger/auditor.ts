import { type AccountId, type CoreMachine, firstUserAccount, house } from '@candor/exchange';
import { type Auditor, expectThat, type Delivery } from '../auditors/auditor.ts';

interface Wallet {
  readonly accountId: AccountId;
  readonly assetId: number;
  available: bigint;
  frozen: bigint;
}

/** Balance books from `ledger.posted` alone: conserved per asset, never below zero, equal to the core's. */
export class LedgerAuditor implements Auditor {
  readonly #wallets = new Map<string, Wallet>();

  hear({ events, sequence }: Delivery): void {
    for (const event of events) {
      if (event.type !== 'ledger.posted') continue;
      const sums = new Map<number, bigint>();
      for (const line of event.lines) {
        const wallet = this.#wallet(line.accountId, line.walletType, line.assetId);
        wallet.available += line.available;
        wallet.frozen += line.frozen;
        sums.set(line.assetId, (sums.get(line.assetId) ?? 0n) + line.available + line.frozen);
        const what = `account ${line.accountId} at sequence ${sequence}`;
        if (line.accountId >= firstUserAccount) {
          expectThat(wallet.available === line.availableAfter, `the line tells what is available to ${what}`);
          expectThat(wallet.frozen === line.frozenAfter, `the line tells what is frozen of ${what}`);
          expectThat(wallet.available >= 0n && wallet.frozen >= 0n, `no balance is below zero: ${what}`);
        } else if (line.accountId !== house.external) {
          expectThat(wallet.available + wallet.frozen >= 0n, `the house has finite funds: ${what}`);
        }
      }
      for (const sum of sums.values()) expectThat(sum === 0n, `a posting balances, at sequence ${sequence}`);
    }
  }

  compare(core: CoreMachine): void {
    const own = new Map<string, bigint>();
    const total = new Map<number, bigint>();
    for (const [key, { accountId, assetId, available, frozen }] of this.#wallets) {
      total.set(assetId, (total.get(assetId) ?? 0n) + available + frozen);
      for (const [part, amount] of partsOf(accountId, available, frozen)) own.set(`${key} ${part}`, amount);
    }
    for (const [assetId, sum] of total) expectThat(sum === 0n, `asset ${assetId} sums to zero over all accounts`);
    const accounts = new Set([...this.#wallets.values()].map(({ accountId }) => accountId));
    for (const accountId of accounts) {
      for (const { walletType, assetId, available, frozen } of core.queries.balances(accountId)) {
        const key = `${accountId}/${walletType}/${assetId}`;
        for (const [part, amount] of partsOf(accountId, available, frozen)) {
          expectThat((own.get(`${key} ${part}`) ?? 0n) === amount, `the books agree on ${key} ${part}`);
          own.delete(`${key} ${part}`);
        }
      }
    }
    for (const [key, amount] of own) expectThat(amount === 0n, `the core knows ${key}`);
  }

  #wallet(accountId: AccountId, walletType: string, assetId: number): Wallet {
    const key = `${accountId}/${walletType}/${assetId}`;
    const known = this.#wallets.get(key) ?? { accountId, assetId, available: 0n, frozen: 0n };
    this.#wallets.set(key, known);
    return known;
  }
}

/** The house maker's own holds have no facts, so of a house account only the sum can be compared. */
function partsOf(accountId: AccountId, available: bigint, frozen: bigint): (readonly [string, bigint])[] {
  if (accountId < firstUserAccount) return [['in all', available + frozen]];
  return [
    ['available', available],
    ['frozen', frozen],
  ];
}
