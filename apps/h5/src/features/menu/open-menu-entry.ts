import type { MenuRow } from '@candor/api';
import { navigateTo } from '#app/navigation.ts';
import { toast } from '#ui/Toast.tsx';

/** Pages with tabs, which have the names of their entries: lists of the market, products of the trade page. */
const pagesWithTabs = ['/pages/market/market', '/pages/transaction/index'];

/** The page that says why something is not offered, and what serves the wish instead. */
const notOffered = '/pages/common/notOffered';

/** Opens the page of a menu entry, or announces that it is under development. */
export function openMenuEntry(entry: MenuRow, underDevelopment: string): void {
  if (!entry.isReady || entry.route === '') return toast('info', underDevelopment);
  if (entry.route === notOffered) navigateTo(entry.route, { what: entry.key });
  else navigateTo(entry.route, pagesWithTabs.includes(entry.route) ? { tab: entry.key } : {});
}
