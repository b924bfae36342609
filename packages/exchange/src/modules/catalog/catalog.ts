import {
  assert,
  type ByteReader,
  type ByteWriter,
  bool,
  type Codec,
  listOf,
  optional,
  present,
  struct,
  text,
  uint,
} from '@candor/kernel';
import { type Atoms, atoms, mulDiv, type Price, price, priceScale, type Ppm } from '@candor/money';
import type { CommandOf } from '../../commands.ts';
import {
  type AssetClass,
  type AssetId,
  amount,
  assetClass,
  assetId,
  type PairId,
  type PairStatus,
  pairId,
  pairStatus,
  ppm,
  priceOf,
} from '../../vocabulary.ts';

export interface Asset {
  readonly assetId: AssetId;
  readonly code: string;
  readonly name: string;
  readonly scale: number;
  readonly assetClass: AssetClass;
}

/** A pair with the whole-number facts of its grid: prices are ticks, quantities are lots, and both are plain Numbers. */
export interface Pair {
  readonly pairId: PairId;
  readonly base: Asset;
  readonly quote: Asset;
  readonly tick: Price;
  readonly lot: Atoms;
  /** Quote atoms of one lot at one tick: a whole number, so a notional is exact and never rounded. */
  readonly quotePerTickLot: Atoms;
  readonly minNotional: Atoms;
  readonly maxLots: number;
  readonly band: number;
  readonly hasBook: boolean;
  readonly cross: { readonly numerator: PairId; readonly denominator: PairId } | undefined;
  makerFee: Ppm;
  takerFee: Ppm;
  status: PairStatus;
}

/** Ticks and lots stay below 2^31, so that books keep them in 32 bits. */
const ticksMax = 2_147_483_647;
/** Pair numbers share keys with account numbers. */
const pairIdMax = 4_095;

const assetRecord: Codec<Asset> = struct({ assetId, code: text, name: text, scale: uint, assetClass });
const pairRecord = struct({
  pairId,
  baseAssetId: assetId,
  quoteAssetId: assetId,
  tick: priceOf,
  lot: amount,
  minNotional: amount,
  maxLots: uint,
  band: uint,
  hasBook: bool,
  cross: optional(struct({ numerator: pairId, denominator: pairId })),
  makerFee: ppm,
  takerFee: ppm,
  status: pairStatus,
});

/** Assets and pairs, by number. They are listed once and never leave; a pair can be halted. */
export class Catalog {
  readonly assets = new Map<AssetId, Asset>();
  readonly pairs = new Map<PairId, Pair>();
  /** The pair that prices an asset in the unit of account, for conversions. */
  readonly #pricedBy = new Map<AssetId, Pair>();

  /** The asset that everything is valued in: the quote of the first pair listed. */
  get unitOfAccount(): AssetId | undefined {
    for (const pair of this.pairs.values()) return pair.quote.assetId;
    return undefined;
  }

  /** The pair of `assetId` against the unit of account; none for the unit itself. */
  pricingPair(assetId: AssetId): Pair | undefined {
    return this.#pricedBy.get(assetId);
  }

  addPair(pair: Pair): void {
    this.pairs.set(pair.pairId, pair);
    if (pair.quote.assetId === this.unitOfAccount && !this.#pricedBy.has(pair.base.assetId)) {
      this.#pricedBy.set(pair.base.assetId, pair);
    }
  }

  write(writer: ByteWriter): void {
    listOf(assetRecord).write(writer, [...this.assets.values()]);
    const records = [...this.pairs.values()].map((pair) => ({
      ...pair,
      baseAssetId: pair.base.assetId,
      quoteAssetId: pair.quote.assetId,
    }));
    listOf(pairRecord).write(writer, records);
  }

  read(reader: ByteReader): void {
    for (const asset of listOf(assetRecord).read(reader)) this.assets.set(asset.assetId, asset);
    for (const record of listOf(pairRecord).read(reader)) {
      const base = this.assets.get(record.baseAssetId) as Asset;
      const quote = this.assets.get(record.quoteAssetId) as Asset;
      this.addPair({
        ...record,
        base,
        quote,
        cross: record.cross,
        quotePerTickLot: present(
          quotePerTickLot(record.tick, record.lot, base, quote),
          'a listed pair has an exact grid',
        ),
      });
    }
  }
}

/** Quote atoms of one lot at one tick, or `undefined` when that is not a whole number above zero. */
export function quotePerTickLot(
  tick: Price,
  lot: Atoms,
  base: { readonly scale: number },
  quote: { readonly scale: number },
): Atoms | undefined {
  const numerator = BigInt(tick) * lot * 10n ** BigInt(quote.scale);
  const denominator = 10n ** BigInt(priceScale + base.scale);
  return numerator > 0n && numerator % denominator === 0n ? atoms(numerator / denominator) : undefined;
}

/** The pair of a command, or `undefined` when its grid breaks a rule. */
export function pairFrom(command: CommandOf<'catalog.list_pair'>, base: Asset, quote: Asset): Pair | undefined {
  if (command.pairId < 1 || command.pairId > pairIdMax) return undefined;
  if (command.maxQuantity < 0n || command.minNotional < 0n) return undefined;
  const perTickLot =
    command.lot > 0n && command.tick > 0 ? quotePerTickLot(command.tick, command.lot, base, quote) : undefined;
  if (perTickLot === undefined) return undefined;
  const maxLots = mulDiv(command.maxQuantity, 1n, command.lot, 'down');
  if (maxLots < 1n || maxLots > BigInt(ticksMax)) return undefined;
  return {
    pairId: command.pairId,
    base,
    quote,
    tick: command.tick,
    lot: command.lot,
    quotePerTickLot: perTickLot,
    minNotional: command.minNotional,
    maxLots: Number(maxLots),
    band: command.band,
    hasBook: command.hasBook === 'yes',
    cross: command.cross,
    makerFee: command.makerFee,
    takerFee: command.takerFee,
    status: 'trading',
  };
}

/** The price of a number of ticks. */
export function priceOfTicks(pair: Pair, ticks: number): Price {
  return price(ticks * pair.tick);
}

/** The base atoms of a number of lots. */
export function atomsOfLots(pair: Pair, lots: number): Atoms {
  return atoms(BigInt(lots) * pair.lot);
}

/** The exact cost of `lots` at `ticks`, in quote atoms. */
export function notionalOfLots(pair: Pair, ticks: number, lots: number): Atoms {
  assert(Number.isSafeInteger(ticks * lots), 'ticks times lots is exact');
  return atoms(BigInt(ticks * lots) * pair.quotePerTickLot);
}
