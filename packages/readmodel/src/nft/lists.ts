import type { NftOrderState } from '@candor/exchange/rules';
import { countedList } from '../projection/counted-list.ts';

/** The list of what an account owns; `selling`: on sale, or sold and not paid yet. */
export const nftOwnedList = countedList<never, 'kept' | 'selling'>('nft_owned');
export const nftBidsList = countedList('nft_bids');
export const nftOrdersList = countedList<never, NftOrderState>('nft_orders');
export const nftDrawsList = countedList('nft_draws');
