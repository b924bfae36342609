import {
  type AssetRow,
  type BalanceRow,
  builtInFiatRates,
  listAssets,
  listWallets,
  type QuotationRow,
  type Wallets,
} from '@candor/api';
import { atomsToText, price, priceFromText } from '@candor/money';
import { balanceKey } from '#client/live/me.ts';
import { tickers } from '#client/read.ts';
import { useAssetName } from '#hooks/use-asset-name.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useMe, useQuotations, useTickersVersion } from '#hooks/use-live.ts';
import { useSite } from '#hooks/use-site.ts';
import type { LiveAccount } from '#features/position-model/live-picture.ts';
import { useLivePicture } from '#features/position-model/use-live-picture.ts';
import { type AssetPrices, type Holdings, holdingsOf, netOf, signedAmountOf, todayOf } from './holdings.ts';
import { useSales } from './use-sales.ts';

const one = price(100_000_000);
/** Today's profit and the day's end values come with the call; balances and prices are live. */
const profitEveryMs = 30_000;
/** Of prices of what has no market here. */
const usualDecimals = 2;

export interface MyAssets {
  readonly holdings: Holdings;
  readonly wallets: Wallets;
  /** The profit since 00:00 UTC in USDT, at live prices. */
  readonly today: { readonly profit: string; readonly percent: string };
  readonly pricesOf: (asset: AssetRow) => AssetPrices;
  /** USDT for one bitcoin, decimal text. */
  readonly bitcoinPrice: string | undefined;
  /** The pair in which an asset is traded against USDT: "BTC/USDT". */
  readonly symbolOf: (assetId: number) => string | undefined;
  /** Digits after the mark of its prices in USDT. */
  readonly priceDecimalsOf: (assetId: number) => number;
}

/** All the user's balances at live prices. */
export function useHoldings(): Loadable<MyAssets> {
  const wallets = useCall(listWallets, {}, { everyMs: profitEveryMs });
  const assets = useCall(listAssets, {});
  const assetName = useAssetName();
  const fiats = useSite()?.fiats;
  const pairs = useUsdtPairs();
  const { isKnown, balances } = useMe();
  const contracts = useLivePicture()?.account;
  useSales();
  if (wallets.state !== 'ready') return wallets;
  if (assets.state !== 'ready') return assets;
  const rows = new Map(wallets.data.balances.map((row) => [balanceKey(row.accountType, row.assetId), row]));
  if (isKnown) for (const [key, row] of balances) rows.set(key, row);
  if (contracts !== undefined) putContracts(rows, contracts);
  const unrealised = contracts?.unrealised ?? signedAmountOf(wallets.data.contractUnrealised);
  const bitcoin = assets.data.find(({ code }) => code === 'BTC');
  const bitcoinPair = bitcoin && pairs.get(bitcoin.assetId);
  const named = assets.data.map((asset) => ({ ...asset, name: assetName(asset) }));
  const rateOf = (code: string) => fiats?.find((fiat) => fiat.code === code)?.rate ?? builtInFiatRates[code];
  const pricesOf = (asset: AssetRow) => pricesFrom(asset, pairs.get(asset.assetId), rateOf);
  const holdings = holdingsOf(named, rows.values(), pricesOf, wallets.data, unrealised);
  // A deposit is in the live balances before the call has told that it was paid in: today is that of the call's own rows.
  const told = wallets.data.balances;
  const toldNet = areSame(told, rows) ? holdings.net : netOf(named, told, pricesOf, wallets.data, unrealised);
  return {
    ...wallets,
    data: {
      holdings,
      wallets: wallets.data,
      today: todayOf(toldNet, wallets.data),
      pricesOf,
      bitcoinPrice: bitcoinPair === undefined ? bitcoin?.usdtPrice : livePrice(bitcoinPair),
      symbolOf: (assetId) => pairs.get(assetId)?.symbol,
      priceDecimalsOf: (assetId) => pairs.get(assetId)?.priceDecimals ?? usualDecimals,
    },
  };
}

function areSame(told: readonly BalanceRow[], live: ReadonlyMap<string, BalanceRow>): boolean {
  return (
    told.length === live.size &&
    told.every(({ accountType, assetId, available, frozen }) => {
      const row = live.get(balanceKey(accountType, assetId));
      return row?.available === available && row.frozen === frozen;
    })
  );
}

/** The balance that the contract desk counts its equity from, so that a close moves both parts of it at once. */
function putContracts(rows: Map<string, BalanceRow>, { code, scale, available, used }: LiveAccount): void {
  const [key, row] = [...rows].find(([, one]) => one.accountType === 'contract' && one.code === code) ?? [];
  if (key === undefined || row === undefined) return;
  rows.set(key, { ...row, available: atomsToText(available, scale), frozen: atomsToText(used, scale) });
}

/** The pair of each asset against USDT; renders again when any price moves. */
export function useUsdtPairs(): ReadonlyMap<number, QuotationRow> {
  const quotations = useQuotations();
  useTickersVersion();
  if (quotations.state !== 'ready') return new Map();
  return new Map(
    quotations.data.filter(({ quoteCode }) => quoteCode === 'USDT').map((pair) => [pair.baseAssetId, pair]),
  );
}

/**
 * The index of a pair, as decimal text, or the last trade where there is none: the price for valuing balances and quoting
 * conversions, as the server values them.
 */
export function livePrice(pair: QuotationRow): string | undefined {
  const row = tickers.get(pair.pairId) ?? pair;
  return row.indexPrice ?? row.last;
}

export function isPairStale(pair: QuotationRow): boolean {
  return (tickers.get(pair.pairId) ?? pair).isStale;
}

function pricesFrom(
  asset: AssetRow,
  pair: QuotationRow | undefined,
  rateOf: (code: string) => string | undefined,
): AssetPrices {
  if (asset.code === 'USDT') return { now: one, dayAgo: one };
  if (pair === undefined) {
    const rate = asset.assetClass === 'fiat' ? rateOf(asset.code) : undefined;
    return { now: priceFromText(asset.usdtPrice ?? ''), dayAgo: undefined, perUsdt: priceFromText(rate ?? '') };
  }
  const open = (tickers.get(pair.pairId) ?? pair).open24h;
  // A token that nobody has traded yet is worth what it was sold for: the server knows.
  return {
    now: priceFromText(livePrice(pair) ?? asset.usdtPrice ?? ''),
    dayAgo: open === undefined ? undefined : priceFromText(open),
  };
}
