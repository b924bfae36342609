import type { MenuRow } from '@candor/api';
import { navigateTo } from '#app/navigation.ts';
import { say } from '#ui/Toast.tsx';

/** Entries that are a tab of their page: lists of the market, products of the trade page. */
const tabs: Readonly<Record<string, string>> = {
  spot: 'spot',
  stocks: 'stocks',
  contract: 'contract',
  options: 'options',
};

/** Opens the page of a menu entry, or says that it is under development. */
export function openMenuEntry(entry: MenuRow, underDevelopment: string): void {
  if (!entry.isReady || entry.route === '') return say('info', underDevelopment);
  const tab = tabs[entry.key];
  navigateTo(entry.route, tab === undefined ? {} : { tab });
}
