import { type Command, type CommandOf, type Mode, newestRevision } from '@candor/exchange';
import { atoms, type Ppm, price } from '@candor/money';
import { fundingWorld, type SetFundingTerms } from './funding/world.ts';
import { optionWorld } from './options/world.ts';
import { asset, type AssetCode, pair, type PairName } from './catalog.ts';
import { type ContractWorld, contractWorld } from './contract/world.ts';

export { asset, type AssetCode, pair, type PairName, scaleOf } from './catalog.ts';

/** Everybody pays 0.10 %, as RULES 4 has it by default. */
export const defaultFee = 1_000 as Ppm;

/** RULES 13: the spread follows the movement of prices; limits are values in USDT. */
export const convertTerms: Omit<CommandOf<'convert.set_terms'>, 'type'> = {
  spread: 1_000 as Ppm,
  fiatSpread: 5_000 as Ppm,
  spreadMax: 20_000 as Ppm,
  movementFactor: 6,
  fee: 1_000 as Ppm,
  minValue: atoms(1_000_000n),
  maxValue: atoms(100_000_000_000n),
  accountDayMax: atoms(250_000_000_000n),
  houseDayMax: atoms(1_000_000_000_000n),
};

type ListPair = Extract<Command, { readonly type: 'catalog.list_pair' }>;

const grids: Readonly<Record<PairName, Omit<ListPair, 'type' | 'makerFee' | 'takerFee' | 'band'>>> = {
  'BTC/USDT': {
    pairId: pair['BTC/USDT'],
    baseAssetId: asset.BTC,
    quoteAssetId: asset.USDT,
    tick: price(1_000_000),
    lot: atoms(10_000n),
    minNotional: atoms(5_000_000n),
    maxQuantity: atoms(100_000_000_000n),
    hasBook: 'yes',
  },
  'ETH/USDT': {
    pairId: pair['ETH/USDT'],
    baseAssetId: asset.ETH,
    quoteAssetId: asset.USDT,
    tick: price(1_000_000),
    lot: atoms(100_000n),
    minNotional: atoms(5_000_000n),
    maxQuantity: atoms(1_000_000_000_000n),
    hasBook: 'yes',
  },
  /** Priced by the two pairs above. One lot at one tick is one satoshi, so that rounding has nowhere to hide. */
  'ETH/BTC': {
    pairId: pair['ETH/BTC'],
    baseAssetId: asset.ETH,
    quoteAssetId: asset.BTC,
    tick: price(1_000),
    lot: atoms(100_000n),
    minNotional: atoms(10_000n),
    maxQuantity: atoms(1_000_000_000_000n),
    hasBook: 'yes',
    cross: { numerator: pair['ETH/USDT'], denominator: pair['BTC/USDT'] },
  },
  /** A stock: an index without a book. */
  'ACME/USDT': {
    pairId: pair['ACME/USDT'],
    baseAssetId: asset.ACME,
    quoteAssetId: asset.USDT,
    tick: price(1_000_000),
    lot: atoms(1n * 10_000n),
    minNotional: atoms(1_000_000n),
    maxQuantity: atoms(10_000_000_000n),
    hasBook: 'no',
  },
};

/** Lists one of the test pairs, with anything about it changed. */
export function listPair(name: PairName, changes: Partial<ListPair> = {}): ListPair {
  const fees = { makerFee: defaultFee, takerFee: defaultFee, band: 500_000 as Ppm };
  return { type: 'catalog.list_pair', ...grids[name], ...fees, ...changes };
}

export interface WorldOptions {
  /** Live worlds have no faucet and no funds from nowhere. */
  readonly mode?: Mode;
  /** The faucet's daily amounts in atoms; absent: 1 BTC, 10 ETH, 100,000 USDT. */
  readonly faucet?: Partial<Record<AssetCode, bigint>>;
  /** Funds of the house's `liquidity` account in atoms, and a ladder in both USDT pairs. Absent: no house maker. */
  readonly maker?: { readonly BTC: bigint; readonly ETH: bigint; readonly USDT: bigint };
  /** Timed options in both USDT pairs of coins, out of so many atoms of USDT in `underwriting`. Absent: none are sold. */
  readonly options?: bigint;
  /** Of the core's rules. Absent: the newest. */
  readonly revision?: number;
  /** The number of users' accounts to open. */
  readonly users?: number;
  readonly pairs?: Partial<Record<PairName, Partial<ListPair>>>;
  /** Contracts on BTC, ETH and ACME, or the given ones. Absent: none. */
  readonly contracts?: ContractWorld;
  /** Ways in and out on the terms of RULES 15, with the given changes. Absent: nothing comes in or goes out. */
  readonly funding?: Partial<SetFundingTerms>;
}

/** The commands that found the practice world; all of them are the system's. */
export function practiceWorld(options: WorldOptions = {}): Command[] {
  const isLive = options.mode === 'live';
  const faucet = options.faucet ?? { BTC: 100_000_000n, ETH: 1_000_000_000n, USDT: 100_000_000_000n };
  const { maker } = options;
  return [
    { type: 'genesis.found', mode: options.mode ?? 'practice', name: 'test' },
    { type: 'revision.adopt', revision: options.revision ?? newestRevision },
    { type: 'catalog.list_asset', assetId: asset.BTC, code: 'BTC', name: 'Bitcoin', scale: 8, assetClass: 'coin' },
    { type: 'catalog.list_asset', assetId: asset.ETH, code: 'ETH', name: 'Ether', scale: 8, assetClass: 'coin' },
    { type: 'catalog.list_asset', assetId: asset.USDT, code: 'USDT', name: 'Tether', scale: 6, assetClass: 'coin' },
    { type: 'catalog.list_asset', assetId: asset.USD, code: 'USD', name: 'Dollar', scale: 2, assetClass: 'fiat' },
    { type: 'catalog.list_asset', assetId: asset.ACME, code: 'ACME', name: 'Acme', scale: 4, assetClass: 'stock' },
    ...(Object.keys(pair) as PairName[]).map((name) => listPair(name, options.pairs?.[name])),
    { type: 'convert.set_terms', ...convertTerms },
    ...(isLive ? [] : (Object.entries(faucet) as [AssetCode, bigint][])).map(
      ([code, amount]): Command => ({
        type: 'practice.set_faucet',
        assetId: asset[code],
        amount: atoms(amount),
      }),
    ),
    ...(maker === undefined || isLive ? [] : houseMaker(maker)),
    ...(options.contracts === undefined ? [] : contractWorld(options.contracts)),
    ...(options.options === undefined || isLive
      ? []
      : optionWorld(asset.USDT, options.options, [pair['BTC/USDT'], pair['ETH/USDT']])),
    ...(options.funding === undefined ? [] : fundingWorld(options.funding)),
    ...Array.from({ length: options.users ?? 3 }, (): Command => ({ type: 'accounts.open' })),
  ];
}

function houseMaker(funds: { readonly BTC: bigint; readonly ETH: bigint; readonly USDT: bigint }): Command[] {
  const ladder = { halfSpread: 500 as Ppm, step: 500 as Ppm, levels: 5 };
  return [
    ...(['BTC', 'ETH', 'USDT'] as const).map(
      (code): Command => ({
        type: 'house.fund',
        house: 'liquidity',
        assetId: asset[code],
        amount: atoms(funds[code]),
      }),
    ),
    { type: 'spot.set_maker', pairId: pair['BTC/USDT'], ...ladder, quantity: atoms(1_000_000n) },
    { type: 'spot.set_maker', pairId: pair['ETH/USDT'], ...ladder, quantity: atoms(10_000_000n) },
  ];
}
