import { type AccountId, type AssetId, firstUserAccount } from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { type Atoms, atoms } from '@candor/money';
import { asset } from '@candor/testkit';
import { Market } from '../market/traffic.ts';

/** The number of people from the beginning; the first of them lead, the others may follow. */
export const citizens = 6;
export const leaders: readonly AccountId[] = [firstUserAccount, firstUserAccount + 1] as AccountId[];

const usdt = 1_000_000;

/** The common ground of all traffic: one source of chance, the people, the market as they see it, the time. */
export class Population {
  readonly random: Seeded;
  readonly market: Market;
  readonly accounts: AccountId[] = [];
  nowMs = 0;

  constructor(random: Seeded) {
    this.random = random;
    this.market = new Market(random);
  }

  /** Now and then one that does not exist. */
  account(): AccountId {
    if (this.random.chance(1, 200)) return this.random.below(5_000) as AccountId;
    return this.accounts.length === 0 ? (firstUserAccount as AccountId) : this.random.pick(this.accounts);
  }

  /** Almost always the owner. */
  owner(accountId: AccountId): AccountId {
    return this.random.chance(1, 30) ? this.account() : accountId;
  }

  assetId(): AssetId {
    if (this.random.chance(1, 40)) return this.random.below(9) as AssetId;
    return this.random.pick([asset.BTC, asset.ETH, asset.USDT]);
  }

  /** One of the last of a list, or none. */
  recent<T>(all: readonly T[], reach = 60): T | undefined {
    return all[all.length - 1 - this.random.below(Math.min(reach, all.length) + 1)];
  }

  /** From zero up to so many whole USDT. */
  usdt(most: number): Atoms {
    return atoms(BigInt(this.random.below(most * 1_000)) * BigInt(usdt / 1_000));
  }
}

/** Things that come and go and have an owner: orders, tickets. Most that have ended are not tried again. */
export class Belongings<Id extends number> {
  readonly #town: Population;
  readonly #all: { readonly id: Id; readonly accountId: AccountId }[] = [];

  constructor(town: Population) {
    this.#town = town;
  }

  add(id: Id, accountId: AccountId): void {
    this.#all.push({ id, accountId });
  }

  forget(id: Id): void {
    const position = this.#all.findIndex((one) => one.id === id);
    if (position >= 0 && !this.#town.random.chance(1, 8)) this.#all.splice(position, 1);
  }

  /** One of the latest with its owner, almost always. */
  one(): { readonly id: Id; readonly accountId: AccountId } {
    const found = this.#town.recent(this.#all) ?? { id: 1 as Id, accountId: this.#town.account() };
    return { id: found.id, accountId: this.#town.owner(found.accountId) };
  }
}
