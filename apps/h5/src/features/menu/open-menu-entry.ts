import type { MenuRow } from '@candor/api';
import { navigateTo } from '#app/navigation.ts';
import { toast } from '#ui/Toast.tsx';

/** Pages with tabs, which have the names of their entries: lists of the market, products of the trade page. */
const pagesWithTabs = ['/pages/market/market', '/pages/transaction/index'];

/** Opens the page of a menu entry, or announces that it is under development. */
export function openMenuEntry(entry: MenuRow, underDevelopment: string): void {
  if (!entry.isReady || entry.route === '') return toast('info', underDevelopment);
  navigateTo(entry.route, pagesWithTabs.includes(entry.route) ? { tab: entry.key } : {});
}
