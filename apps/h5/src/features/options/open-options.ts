import { switchTab } from '#app/navigation.ts';

/** The options tab of the trade page, with a pair where one was chosen. */
export function openOptions(symbol?: string): void {
  switchTab('/pages/transaction/index', { tab: 'options', symbol });
}
