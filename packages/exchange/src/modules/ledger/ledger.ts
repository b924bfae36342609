import { assert, type ByteReader, type ByteWriter, IntTable } from '@candor/kernel';
import { type Atoms, atoms } from '@candor/money';
import { type EntryKind, firstUserAccount, house } from '../../ledger-words.ts';
import { type AccountId, type AssetId, type WalletType, walletTypes } from '../../vocabulary.ts';
import type { PostingLine } from './spec.ts';

/** Position of a wallet (account, type, asset) in the ledger's columns. Stays the same while the core lives. */
export type WalletIndex = number;

/** The most that can ever have come in of one asset. Every other balance is zero or more and they sum to it, so no cell overflows. */
const issuedMax = 1n << 62n;
const typesPerAccount = 8;
const assetsMax = 4096;

/** One number per wallet, smaller for smaller (account, type, asset): the canonical order. */
function walletKey(accountId: AccountId, type: WalletType, assetId: AssetId): number {
  assert(assetId > 0 && assetId < assetsMax, 'an asset number lies between 1 and 4,095');
  return (accountId * typesPerAccount + walletTypes.indexOf(type)) * assetsMax + assetId;
}

/** The whole of one asset. `external` is zero or less, and the three sum to zero. */
export interface AssetTotal {
  readonly assetId: AssetId;
  readonly users: Atoms;
  /** Of all its accounts but `external`. */
  readonly house: Atoms;
  readonly external: Atoms;
}

/**
 * The one ledger: available and frozen atoms per wallet. Products own no balance; they post here.
 *
 * Balances are in flat 64-bit columns. A posting is built line by line, and `post` asserts that it sums to zero per
 * asset and that no account but `external` goes below zero; a posting is never left half done, because a broken rule
 * stops the process.
 */
export class Ledger {
  #indexByKey = new IntTable(4096);
  #keys: number[] = [];
  #owners: AccountId[] = [];
  #types: WalletType[] = [];
  #assets: AssetId[] = [];
  #available = new BigInt64Array(1024);
  #frozen = new BigInt64Array(1024);
  /** Wallets per account in the order they came to be, for the account's balance sheet. */
  readonly #walletsOf = new Map<AccountId, WalletIndex[]>();
  #lines: PostingLine[] = [];
  /** Sums of the posting being built, by asset: rarely more than two. */
  readonly #sumAssets: AssetId[] = [];
  readonly #sums: bigint[] = [];

  wallet(accountId: AccountId, type: WalletType, assetId: AssetId): WalletIndex {
    const key = walletKey(accountId, type, assetId);
    const known = this.#indexByKey.get(key);
    return known >= 0 ? known : this.#open(key, accountId, type, assetId);
  }

  /** True when `external` can still bring in so much of an asset. */
  canIssue(assetId: AssetId, amount: Atoms): boolean {
    const issued = -this.available(this.wallet(house.external, 'house', assetId));
    return issued + amount < issuedMax;
  }

  available(wallet: WalletIndex): Atoms {
    return atoms(this.#available[wallet] as bigint);
  }

  frozen(wallet: WalletIndex): Atoms {
    return atoms(this.#frozen[wallet] as bigint);
  }

  /** Adds a line to the posting being built: signed changes of one wallet. */
  line(wallet: WalletIndex, kind: EntryKind, available: Atoms, frozen: Atoms): void {
    const availableAfter = (this.#available[wallet] as bigint) + available;
    const frozenAfter = (this.#frozen[wallet] as bigint) + frozen;
    const accountId = this.#owners[wallet] as AccountId;
    if (accountId === house.external) {
      assert(-availableAfter < issuedMax, 'of no asset more than 2^62 atoms have come in');
    } else {
      assert(availableAfter >= 0n, 'an available balance is zero or more');
    }
    assert(frozenAfter >= 0n, 'a frozen balance is zero or more');
    this.#available[wallet] = availableAfter;
    this.#frozen[wallet] = frozenAfter;
    const assetId = this.#assets[wallet] as AssetId;
    const position = this.#sumAssets.indexOf(assetId);
    if (position < 0) {
      this.#sumAssets.push(assetId);
      this.#sums.push(available + frozen);
    } else {
      this.#sums[position] = (this.#sums[position] as bigint) + available + frozen;
    }
    this.#lines.push({
      accountId,
      walletType: this.#types[wallet] as WalletType,
      assetId,
      kind,
      available,
      frozen,
      availableAfter: atoms(availableAfter),
      frozenAfter: atoms(frozenAfter),
    });
  }

  /** Closes the posting: asserts that it balances and returns its lines for the event. */
  post(): readonly PostingLine[] {
    const lines = this.#lines;
    assert(lines.length > 0, 'a posting has lines');
    for (const sum of this.#sums) assert(sum === 0n, 'a posting sums to zero per asset');
    this.#sumAssets.length = 0;
    this.#sums.length = 0;
    this.#lines = [];
    return lines;
  }

  /**
   * Moves between available and frozen of one house wallet, without a statement line. For the house maker's ladder,
   * which is laid out anew on every tick.
   */
  holdWithoutPosting(wallet: WalletIndex, amount: Atoms): void {
    assert((this.#owners[wallet] as AccountId) < firstUserAccount, 'only the house holds without a statement line');
    const available = (this.#available[wallet] as bigint) - amount;
    const frozen = (this.#frozen[wallet] as bigint) + amount;
    assert(available >= 0n && frozen >= 0n, 'a hold moves no more than there is');
    this.#available[wallet] = available;
    this.#frozen[wallet] = frozen;
  }

  /** The account's wallets that hold something, in canonical order: the same before and after a restart. */
  balancesOf(accountId: AccountId): { walletType: WalletType; assetId: AssetId; available: Atoms; frozen: Atoms }[] {
    const wallets = (this.#walletsOf.get(accountId) ?? []).filter((wallet) => !this.#isEmpty(wallet));
    wallets.sort((a, b) => (this.#keys[a] as number) - (this.#keys[b] as number));
    return wallets.map((wallet) => ({
      walletType: this.#types[wallet] as WalletType,
      assetId: this.#assets[wallet] as AssetId,
      available: this.available(wallet),
      frozen: this.frozen(wallet),
    }));
  }

  /** Every wallet, in canonical order. */
  *wallets(): Iterable<{
    accountId: AccountId;
    walletType: WalletType;
    assetId: AssetId;
    available: Atoms;
    frozen: Atoms;
  }> {
    for (const wallet of this.#inOrder()) {
      yield {
        accountId: this.#owners[wallet] as AccountId,
        walletType: this.#types[wallet] as WalletType,
        assetId: this.#assets[wallet] as AssetId,
        available: this.available(wallet),
        frozen: this.frozen(wallet),
      };
    }
  }

  /**
   * The trial balance: the whole of each asset by its owners, frozen funds included, against what `external` has let in. Reads
   * every wallet.
   */
  totals(): readonly AssetTotal[] {
    const totals = new Map<AssetId, { users: bigint; house: bigint; external: bigint }>();
    for (let wallet = 0; wallet < this.#keys.length; wallet++) {
      const assetId = this.#assets[wallet] as AssetId;
      const accountId = this.#owners[wallet] as AccountId;
      const total = totals.get(assetId) ?? { users: 0n, house: 0n, external: 0n };
      totals.set(assetId, total);
      const amount = (this.#available[wallet] as bigint) + (this.#frozen[wallet] as bigint);
      if (accountId >= firstUserAccount) total.users += amount;
      else if (accountId === house.external) total.external += amount;
      else total.house += amount;
    }
    return [...totals]
      .toSorted(([a], [b]) => a - b)
      .map(([assetId, { users, house, external }]) => ({
        assetId,
        users: atoms(users),
        house: atoms(house),
        external: atoms(external),
      }));
  }

  /** Empty wallets are left out: that one was looked at is not part of the state. */
  write(writer: ByteWriter): void {
    const kept = this.#inOrder().filter((wallet) => !this.#isEmpty(wallet));
    writer.uint(kept.length);
    for (const wallet of kept) {
      writer.uint(this.#owners[wallet] as number);
      writer.byte(walletTypes.indexOf(this.#types[wallet] as WalletType));
      writer.uint(this.#assets[wallet] as number);
      writer.big(this.#available[wallet] as bigint);
      writer.big(this.#frozen[wallet] as bigint);
    }
  }

  read(reader: ByteReader): void {
    const count = reader.uint();
    for (let i = 0; i < count; i++) {
      const accountId = reader.uint() as AccountId;
      const type = walletTypes[reader.byte()];
      assert(type !== undefined, 'a wallet has one of the known types');
      const wallet = this.wallet(accountId, type, reader.uint() as AssetId);
      this.#available[wallet] = reader.big();
      this.#frozen[wallet] = reader.big();
    }
  }

  #isEmpty(wallet: WalletIndex): boolean {
    return this.#available[wallet] === 0n && this.#frozen[wallet] === 0n;
  }

  #inOrder(): WalletIndex[] {
    const order = this.#keys.map((_key, wallet) => wallet);
    return order.sort((a, b) => (this.#keys[a] as number) - (this.#keys[b] as number));
  }

  #open(key: number, accountId: AccountId, type: WalletType, assetId: AssetId): WalletIndex {
    const wallet = this.#keys.length;
    if (wallet === this.#available.length) {
      this.#available = grown(this.#available);
      this.#frozen = grown(this.#frozen);
    }
    this.#indexByKey.set(key, wallet);
    this.#keys.push(key);
    this.#owners.push(accountId);
    this.#types.push(type);
    this.#assets.push(assetId);
    const siblings = this.#walletsOf.get(accountId);
    if (siblings === undefined) this.#walletsOf.set(accountId, [wallet]);
    else siblings.push(wallet);
    return wallet;
  }
}

function grown(column: BigInt64Array<ArrayBuffer>): BigInt64Array<ArrayBuffer> {
  const larger = new BigInt64Array(column.length * 2);
  larger.set(column);
  return larger;
}
