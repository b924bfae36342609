import { navigateTo } from '#app/navigation.ts';

export function openTrader(traderId: number): void {
  navigateTo('/pages/copytrade/trader', { trader_user_id: String(traderId) });
}

export function openFollowing(traderId: number): void {
  navigateTo('/pages/follow/follow', { trader_user_id: String(traderId) });
}

export type MyCopyingTab = 'traders' | 'feed' | 'lead';

export function openMyCopying(tab: MyCopyingTab): void {
  navigateTo('/pages/copytrade/my', { tab });
}
