import type { QuotationRow, Side } from '@candor/api';
import { navigateTo, switchTab } from '#app/navigation.ts';

/** The chart page of a pair. */
export function openChart(row: Pick<QuotationRow, 'symbol'>): void {
  navigateTo('/pages/transaction/currency', { symbol: row.symbol });
}

/** The trade page at spot with the pair, and the side when one was chosen. */
export function openTrade(row: Pick<QuotationRow, 'symbol'>, side?: Side): void {
  switchTab('/pages/transaction/index', { tab: 'spot', symbol: row.symbol, side });
}

/** The trade page with a purchase at the market, by an amount in USDT: nothing more to choose than how much. */
export function openFirstPurchase(): void {
  switchTab('/pages/transaction/index', { tab: 'spot', side: 'buy', kind: 'market' });
}

/** The trade page at the contract on a pair; contracts on stocks have a tab of their own. */
export function openContract(row: Pick<QuotationRow, 'symbol' | 'assetClass'>): void {
  const tab = row.assetClass === 'stock' ? 'stocks' : 'contract';
  switchTab('/pages/transaction/index', { tab, symbol: row.symbol });
}

/** The chart page of a contract. */
export function openContractChart(row: Pick<QuotationRow, 'symbol'>): void {
  navigateTo('/pages/transaction/contract', { symbol: row.symbol });
}
