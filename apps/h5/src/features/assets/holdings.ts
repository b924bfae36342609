import type { AccountType, AssetRow, BalanceRow } from '@candor/api';
import { accountWorth, profitSince } from '@candor/exchange/rules';
import {
  allocate,
  type Atoms,
  atoms,
  atomsFromText,
  mulDiv,
  negated,
  notionalOf,
  type Price,
  plus,
  quantityFor,
  textFromUnits,
  zero,
} from '@candor/money';
import { accountOrder } from '#features/funds/accounts.ts';

/** Values are counted in millionths of a USDT, as the server counts them. */
const valueScale = 6;
/** Below one USDT a balance is small. */
const smallBelow = 10n ** BigInt(valueScale);

export interface AssetPrices {
  /** USDT for one; absent where the asset has no price. */
  readonly now: Price | undefined;
  /** The same 24 hours ago. */
  readonly dayAgo: Price | undefined;
  /** Of a currency that has a rate and no market: units of it for one USDT, since one of it in USDT has too few figures. */
  readonly perUsdt?: Price | undefined;
}

/** The balance of an asset in one account. */
interface AccountPart {
  readonly accountType: AccountType;
  readonly available: Atoms;
  readonly frozen: Atoms;
  /** Both together, in millionths of a USDT, rounded down; 0 where the asset has no price. */
  readonly value: Atoms;
}

export interface Holding {
  readonly asset: AssetRow;
  readonly parts: readonly AccountPart[];
  readonly total: Atoms;
  readonly value: Atoms;
  /** The change of this amount by the price's move of the last 24 hours, in millionths of a USDT; may be negative. */
  readonly change: bigint;
  readonly isPriced: boolean;
  /** The cost of what is held, and the profit on it, in millionths of a USDT; absent where the cost is not known. */
  readonly own: { readonly cost: Atoms; readonly profit: bigint } | undefined;
}

export interface Holdings {
  /** Dearest first; assets of equal value by code. */
  readonly all: readonly Holding[];
  /** In all accounts, with the profit of open contracts. */
  readonly total: Atoms;
  /** The profit of open contracts, in millionths of a USDT; below zero for a loss. */
  readonly contractUnrealised: Atoms;
  /** The principal of loans, in millionths of a USDT. */
  readonly owed: Atoms;
  /** Tokens bought in IEOs that wait for their release, in millionths of a USDT. */
  readonly unreleased: Atoms;
  /** The total with these tokens, less debts. */
  readonly net: Atoms;
  /** Of contracts it is the equity. */
  readonly byAccount: ReadonlyMap<AccountType, Atoms>;
}

/** The rest of what the call of wallets tells: parts of the net worth that are in no account, and costs. Amounts are decimal text. */
interface Beside {
  readonly costs: readonly { readonly assetId: number; readonly amount: string; readonly cost: string }[];
  readonly debts: readonly { readonly assetId: number; readonly principal: string }[];
  readonly unreleased: readonly { readonly assetId: number; readonly amount: string }[];
}

const nothingBeside: Beside = { costs: [], debts: [], unreleased: [] };

/** All balances joined with their assets and worked out at the given prices. */
export function holdingsOf(
  assets: readonly AssetRow[],
  balances: Iterable<BalanceRow>,
  pricesOf: (asset: AssetRow) => AssetPrices,
  beside: Beside = nothingBeside,
  contractUnrealised: Atoms = zero,
): Holdings {
  const rows = new Map<number, BalanceRow[]>();
  for (const row of balances) rows.set(row.assetId, [...(rows.get(row.assetId) ?? []), row]);
  const costs = new Map(beside.costs.map((one) => [one.assetId, one]));
  const all = assets.map((asset) =>
    holdingOf(asset, rows.get(asset.assetId) ?? [], pricesOf(asset), costs.get(asset.assetId)),
  );
  all.sort((a, b) => descending(a.value, b.value) || descending(a.total, b.total) || byCode(a, b));
  const { byWallet, held, owed, unreleased, net } = accountWorth<AccountType>({
    balances: all.flatMap(({ parts }) =>
      parts.map(({ accountType, value }) => ({ wallet: accountType, worth: value })),
    ),
    contractUnrealised,
    ...worthBeside(assets, pricesOf, beside),
  });
  return { all, byAccount: byWallet, total: held, contractUnrealised, owed, unreleased, net };
}

/** The `net` of the same holdings alone, for a fraction of the work. */
export function netOf(
  assets: readonly AssetRow[],
  balances: readonly BalanceRow[],
  pricesOf: (asset: AssetRow) => AssetPrices,
  beside: Beside = nothingBeside,
  contractUnrealised: Atoms = zero,
): Atoms {
  const byId = new Map(assets.map((asset) => [asset.assetId, asset]));
  return accountWorth<AccountType>({
    balances: balances.flatMap(({ accountType, assetId, available, frozen }) => {
      const asset = byId.get(assetId);
      if (asset === undefined) return [];
      const amount = plus(amountOf(available, asset.scale), amountOf(frozen, asset.scale));
      return [{ wallet: accountType, worth: valueOf(amount, pricesOf(asset), asset.scale) }];
    }),
    contractUnrealised,
    ...worthBeside(assets, pricesOf, beside),
  }).net;
}

function worthBeside(
  assets: readonly AssetRow[],
  pricesOf: (asset: AssetRow) => AssetPrices,
  { unreleased, debts }: Beside,
): { readonly unreleased: readonly Atoms[]; readonly debts: readonly Atoms[] } {
  const worthOf = (assetId: number, amount: string): Atoms => {
    const asset = assets.find((one) => one.assetId === assetId);
    return asset === undefined ? zero : valueOf(amountOf(amount, asset.scale), pricesOf(asset), asset.scale);
  };
  return {
    unreleased: unreleased.map(({ assetId, amount }) => worthOf(assetId, amount)),
    debts: debts.map(({ assetId, principal }) => worthOf(assetId, principal)),
  };
}

/** The total and the profit since 00:00 UTC as a call gave them. Amounts are decimal text, in USDT. */
interface ToldToday {
  readonly totalEquivalent: string;
  readonly profitToday: string;
}

/** Today's profit at the present total, in USDT, and in percent of what was there at midnight and came in since. */
export function todayOf(net: Atoms, told: ToldToday): { readonly profit: string; readonly percent: string } {
  const [total, before] = [signedAmountOf(told.totalEquivalent), signedAmountOf(told.profitToday)];
  const { profit, hundredths } = profitSince(atoms(total - before), net);
  return { profit: valueText(profit), percent: textFromUnits(hundredths, 2) };
}

function holdingOf(
  asset: AssetRow,
  rows: readonly BalanceRow[],
  prices: AssetPrices,
  cost: Beside['costs'][number] | undefined,
): Holding {
  const parts = accountOrder.map((accountType): AccountPart => {
    const row = rows.find((candidate) => candidate.accountType === accountType);
    const available = amountOf(row?.available, asset.scale);
    const frozen = amountOf(row?.frozen, asset.scale);
    return { accountType, available, frozen, value: valueOf(plus(available, frozen), prices, asset.scale) };
  });
  const told = cost && { amount: amountOf(cost.amount, asset.scale), cost: amountOf(cost.cost, valueScale) };
  return measured(asset, parts, prices, told);
}

type ToldCost = { readonly amount: Atoms; readonly cost: Atoms } | undefined;

function measured(asset: AssetRow, parts: readonly AccountPart[], prices: AssetPrices, told: ToldCost): Holding {
  const total = sum(parts.map((part) => plus(part.available, part.frozen)));
  const value = sum(parts.map((part) => part.value));
  const before = prices.dayAgo === undefined ? value : worth(total, prices.dayAgo, asset.scale);
  const isPriced = prices.now !== undefined;
  // A part of a holding, and one that has changed since the call, costs its share of what the call told.
  const cost = told && told.amount > 0n ? atoms(mulDiv(told.cost, total, told.amount, 'up')) : undefined;
  return {
    asset,
    parts,
    total,
    value,
    change: isPriced ? value - before : 0n,
    isPriced,
    own: cost === undefined || !isPriced ? undefined : { cost, profit: value - cost },
  };
}

/** Only the balances of one account: the list behind a tap on an account. */
export function inAccount(
  holding: Holding,
  accountType: AccountType,
  pricesOf: (asset: AssetRow) => AssetPrices,
): Holding {
  const parts = holding.parts.filter((part) => part.accountType === accountType);
  const { asset, own, total } = holding;
  return measured(asset, parts, pricesOf(asset), own && { amount: total, cost: own.cost });
}

export interface ListFilter {
  readonly hidesSmall: boolean;
  readonly sought: string;
  /** Currencies also without a balance: their source is the account they are listed in. */
  readonly showsCurrencies?: boolean;
}

/**
 * The rows of the list: held at all, not small when small ones are hidden, and found by code or name. An unpriced one
 * does not count as small.
 */
export function listed(all: readonly Holding[], filter: ListFilter): readonly Holding[] {
  const needle = filter.sought.trim().toLowerCase();
  return all.filter(({ asset, total, value, isPriced }) => {
    const isCurrency = filter.showsCurrencies === true && asset.assetClass === 'fiat';
    const isSmall = filter.hidesSmall && isPriced && value < smallBelow;
    return (isCurrency || (total > 0n && !isSmall)) && `${asset.code} ${asset.name}`.toLowerCase().includes(needle);
  });
}

/** Whole percents that add up to exactly 100; nothing while there is nothing to share. */
export function accountShares(
  holdings: Holdings,
): readonly { accountType: AccountType; value: Atoms; percent: number }[] {
  const values = accountOrder.map((type) => holdings.byAccount.get(type) ?? zero);
  // An account that a loss has taken below zero for a moment has no part of what there is.
  const percents = percentsOf(values.map((value) => (value > 0n ? value : zero)));
  return accountOrder.map((accountType, index) => ({
    accountType,
    value: values[index] ?? zero,
    percent: percents[index] ?? 0,
  }));
}

interface CoinShare {
  /** Absent: all coins beyond those that are named. */
  readonly asset: AssetRow | undefined;
  readonly value: Atoms;
  readonly percent: number;
}

/** The dearest coins one by one, and in one row all others that are worth something; the percents add up to exactly 100. */
export function coinShares(holdings: Holdings, namedMax: number): readonly CoinShare[] {
  const worthy = holdings.all.filter(({ value }) => value > 0n);
  const rest = sum(worthy.slice(namedMax).map(({ value }) => value));
  const rows = worthy.slice(0, namedMax).map(({ asset, value }): Omit<CoinShare, 'percent'> => ({ asset, value }));
  if (rest > 0n) rows.push({ asset: undefined, value: rest });
  const percents = percentsOf(rows.map(({ value }) => value));
  return rows.map((row, index) => ({ ...row, percent: percents[index] ?? 0 }));
}

/** Shared out by the largest remainder. */
function percentsOf(values: readonly Atoms[]): readonly number[] {
  return (sum(values) === 0n ? values : allocate(atoms(100n), values)).map(Number);
}

/** USDT for one of the asset by its cost, to the nearest at so many decimals. */
export function averageCostText(cost: Atoms, total: Atoms, scale: number, decimals: number): string {
  const doubled = cost * 2n * 10n ** BigInt(scale + decimals) + total * 10n ** BigInt(valueScale);
  return textFromUnits(doubled / (total * 2n * 10n ** BigInt(valueScale)), decimals);
}

/** A profit in percent of the cost, with two decimals, rounded towards zero; nothing for what came for nothing. */
export function profitPercentText({ cost, profit }: NonNullable<Holding['own']>): string | undefined {
  return cost === 0n ? undefined : textFromUnits(profitSince(cost, atoms(cost + profit)).hundredths, 2);
}

/** Millionths of a USDT as decimal text. */
export function valueText(value: bigint): string {
  return textFromUnits(value, valueScale);
}

function valueOf(amount: Atoms, { now, perUsdt }: AssetPrices, scale: number): Atoms {
  if (perUsdt === undefined) return worth(amount, now, scale);
  return quantityFor(amount, perUsdt, { base: valueScale, quote: scale }, 'down');
}

function worth(amount: Atoms, price: Price | undefined, scale: number): Atoms {
  return price === undefined ? zero : notionalOf(amount, price, { base: scale, quote: valueScale }, 'down');
}

function amountOf(text: string | undefined, scale: number): Atoms {
  return (text === undefined ? undefined : atomsFromText(text, scale)) ?? zero;
}

/** Millionths of a USDT, of a gain or a loss. */
export function signedAmountOf(text: string): Atoms {
  const size = amountOf(text.replace('-', ''), valueScale);
  return text.startsWith('-') ? negated(size) : size;
}

function sum(amounts: readonly Atoms[]): Atoms {
  return amounts.reduce(plus, zero);
}

function descending(a: bigint, b: bigint): number {
  return a === b ? 0 : a > b ? -1 : 1;
}

function byCode(a: Holding, b: Holding): number {
  return a.asset.code < b.asset.code ? -1 : 1;
}
