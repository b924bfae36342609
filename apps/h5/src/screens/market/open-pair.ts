import type { QuotationRow, Side } from '@candor/contract';
import { navigateTo, switchTab } from '../../navigate.ts';

/** The chart page of a pair. */
export function openChart(row: Pick<QuotationRow, 'symbol'>): void {
  navigateTo('/pages/transaction/currency', { symbol: row.symbol });
}

/** The trade tab with the pair, and the side when one was chosen. */
export function openTrade(row: Pick<QuotationRow, 'symbol'>, side?: Side): void {
  switchTab('/pages/transaction/index', { symbol: row.symbol, side });
}
