import { assert, type ByteReader, type ByteWriter, IntTable } from '@candor/kernel';
import { type Atoms, atoms } from '@candor/money';
import { type EntryKind, entryKind, firstUserAccount, house } from '../../ledger-words.ts';
import { type AccountId, type AssetId, type WalletType, walletTypes } from '../../vocabulary.ts';
import type { PostingLine } from './spec.ts';

/** Position of a wallet (account, type, asset) in the ledger's columns. Stays the same while the core lives. */
export type WalletIndex = number;

/** The most that can ever have come in of one asset. Every other balance is zero or more and they sum to it, so no cell overflows. */
const issuedMax = 1n << 62n;
const typesPerAccount = 8;
const assetsMax = 4096;
/** Of a line: its changes of available and frozen, and the balances that result. */
const lineAmounts = 4;
/** The place of the lower half of a 64-bit number among its two: the machine decides. */
const lowHalf = new Int32Array(new BigInt64Array([1n]).buffer)[0] === 1 ? 0 : 1;

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
  /** Their wire numbers. */
  #typeNumbers: number[] = [];
  #assets: AssetId[] = [];
  #available = new BigInt64Array(1024);
  #frozen = new BigInt64Array(1024);
  /** Wallets per account in the order they came to be, for the account's balance sheet. */
  readonly #walletsOf = new Map<AccountId, WalletIndex[]>();
  /** The lines of the posting being built, in columns: the wallet and kind of each, and its four amounts one after the other. */
  #lineCount = 0;
  readonly #lineWallets: WalletIndex[] = [];
  readonly #lineKinds: EntryKind[] = [];
  #lineAmounts = new BigInt64Array(lineAmounts * 16);
  /** The same memory: bytes are written from halves. */
  #lineHalves = new Int32Array(this.#lineAmounts.buffer);
  /** Sums of the posting being built, by asset: rarely more than two. */
  #sumCount = 0;
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
    if (this.#owners[wallet] === house.external) {
      assert(-availableAfter < issuedMax, 'of no asset more than 2^62 atoms have come in');
    } else {
      assert(availableAfter >= 0n, 'an available balance is zero or more');
    }
    assert(frozenAfter >= 0n, 'a frozen balance is zero or more');
    this.#available[wallet] = availableAfter;
    this.#frozen[wallet] = frozenAfter;
    const assetId = this.#assets[wallet] as AssetId;
    let position = 0;
    while (position < this.#sumCount && this.#sumAssets[position] !== assetId) position++;
    if (position === this.#sumCount) {
      this.#sumCount += 1;
      this.#sumAssets[position] = assetId;
      this.#sums[position] = available + frozen;
    } else {
      this.#sums[position] = (this.#sums[position] as bigint) + available + frozen;
    }
    this.#addLine(wallet, kind, available, frozen, availableAfter, frozenAfter);
  }

  #addLine(
    wallet: WalletIndex,
    kind: EntryKind,
    available: bigint,
    frozen: bigint,
    availableAfter: bigint,
    frozenAfter: bigint,
  ): void {
    const index = this.#lineCount++;
    const at = index * lineAmounts;
    if (at === this.#lineAmounts.length) {
      this.#lineAmounts = grown(this.#lineAmounts);
      this.#lineHalves = new Int32Array(this.#lineAmounts.buffer);
    }
    this.#lineWallets[index] = wallet;
    this.#lineKinds[index] = kind;
    this.#lineAmounts[at] = available;
    this.#lineAmounts[at + 1] = frozen;
    this.#lineAmounts[at + 2] = availableAfter;
    this.#lineAmounts[at + 3] = frozenAfter;
  }

  /** Closes the posting: asserts that it balances and returns its lines for the event. */
  post(): readonly PostingLine[] {
    this.#balance();
    const lines = this.#lineWallets.slice(0, this.#lineCount).map((wallet, index) => ({
      accountId: this.#owners[wallet] as AccountId,
      walletType: this.#types[wallet] as WalletType,
      assetId: this.#assets[wallet] as AssetId,
      kind: this.#lineKinds[index] as EntryKind,
      available: this.#lineAmount(index, 0),
      frozen: this.#lineAmount(index, 1),
      availableAfter: this.#lineAmount(index, 2),
      frozenAfter: this.#lineAmount(index, 3),
    }));
    this.#clearLines();
    return lines;
  }

  /** The same straight into the bytes of the event, which are half of what the core writes (bench/core): no line is made. */
  postInto(writer: ByteWriter): void {
    this.#balance();
    writer.uint(this.#lineCount);
    for (let index = 0; index < this.#lineCount; index++) {
      const wallet = this.#lineWallets[index] as WalletIndex;
      writer.uint(this.#owners[wallet] as number);
      writer.byte(this.#typeNumbers[wallet] as number);
      writer.uint(this.#assets[wallet] as number);
      entryKind.write(writer, this.#lineKinds[index] as EntryKind);
      for (let amount = index * lineAmounts; amount < (index + 1) * lineAmounts; amount++) {
        const half = amount * 2;
        writer.halves(this.#lineHalves[half + lowHalf] as number, this.#lineHalves[half + 1 - lowHalf] as number);
      }
    }
    this.#clearLines();
  }

  #balance(): void {
    assert(this.#lineCount > 0, 'a posting has lines');
    for (let i = 0; i < this.#sumCount; i++) assert(this.#sums[i] === 0n, 'a posting sums to zero per asset');
  }

  #lineAmount(line: number, amount: number): Atoms {
    return atoms(this.#lineAmounts[line * lineAmounts + amount] as bigint);
  }

  #clearLines(): void {
    this.#sumCount = 0;
    this.#lineCount = 0;
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

  /**
   * Asserts what holds between any two commands: each asset sums to zero over all accounts, only `external` is below zero, and
   * what is frozen is the sum of its live causes. Reads every wallet.
   */
  check(holds: Iterable<{ accountId: AccountId; walletType: WalletType; assetId: AssetId; amount: Atoms }>): void {
    const sums = new Map<AssetId, bigint>();
    const count = this.#keys.length;
    for (let wallet = 0; wallet < count; wallet++) {
      const assetId = this.#assets[wallet] as AssetId;
      const available = this.#available[wallet] as bigint;
      const frozen = this.#frozen[wallet] as bigint;
      sums.set(assetId, (sums.get(assetId) ?? 0n) + available + frozen);
      assert(available >= 0n || this.#owners[wallet] === house.external, 'only external may be below zero');
      assert(frozen >= 0n, 'a frozen balance is zero or more');
    }
    for (const sum of sums.values()) assert(sum === 0n, 'each asset sums to zero over all accounts');

    const unexplained = this.#frozen.slice(0, count);
    for (const { accountId, walletType, assetId, amount } of holds) {
      const wallet = this.#indexByKey.get(walletKey(accountId, walletType, assetId));
      assert(wallet >= 0, 'what is frozen is the sum of its live causes');
      unexplained[wallet] = (unexplained[wallet] as bigint) - amount;
    }
    assert(!unexplained.some((left) => left !== 0n), 'what is frozen is the sum of its live causes');
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
    this.#typeNumbers.push(walletTypes.indexOf(type));
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
