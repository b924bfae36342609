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
import { useTopicRenewal } from '#hooks/use-topic-renewal.ts';

const renewed = [getOtcOrder, listOtcOrders, listOtcAds, listOwnOtcAds, getOtcAd, getOtcStats, listWallets];

/** Keeps the user's deals as they are now while mounted. */
export function useDealsStream(): void {
  useTopicRenewal(otcTopic, renewed);
}
