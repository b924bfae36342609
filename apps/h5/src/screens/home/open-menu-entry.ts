import type { MenuRow } from '@candor/contract';
import { navigateTo } from '../../navigate.ts';
import { say } from '../../ui/Toast.tsx';

/** Opens the page of a menu entry, or says that it is under development. */
export function openMenuEntry(entry: MenuRow, underDevelopment: string): void {
  if (!entry.isReady || entry.route === '') return say('info', underDevelopment);
  // The list of stocks is a tab of the market page.
  navigateTo(entry.route, entry.key === 'stocks' ? { tab: 'stocks' } : {});
}
