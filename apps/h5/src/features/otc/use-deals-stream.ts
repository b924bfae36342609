import {
  getOtcAd,
  getOtcOrder,
  getOtcStats,
  listOtcAds,
  listOtcOrders,
  listOwnOtcAds,
  listWallets,
  otcTopic,
} from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useUnreadChange } from '#features/conversations/use-thread.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useTopicRenewal } from '#hooks/use-topic-renewal.ts';

const renewed = [getOtcOrder, listOtcOrders, listOtcAds, listOwnOtcAds, getOtcAd, getOtcStats, listWallets];

/** Keeps the user's deals as they are now while mounted. */
export function useDealsStream(): void {
  const queries = useQueryClient();
  useTopicRenewal(otcTopic, renewed);
  // Each order's row says how many messages are unread.
  useUnreadChange('otc', () => void readAgain(queries, listOtcOrders));
}
