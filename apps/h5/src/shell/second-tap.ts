import { queryClient } from '../query-client.ts';

/** Second tap on the active tab: scrolls to the top, and reads everything on it again (there is no pull to refresh). */
export function pressActiveTab(): void {
  for (const area of document.querySelectorAll('[data-page-scroll]')) {
    if (area.checkVisibility()) area.scrollTo({ top: 0, behavior: 'smooth' });
  }
  void queryClient.refetchQueries({ type: 'active' });
}
