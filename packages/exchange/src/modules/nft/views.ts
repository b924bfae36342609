import type { Encoded } from '@candor/kernel';
import type { Atoms, Ppm } from '@candor/money';
import type { ValuesOf } from '../../fields.ts';
import type {
  AccountId,
  NftBoxId,
  NftItemId,
  NftOrderId,
  NftSaleId,
  NftSeriesId,
  NftWorkId,
} from '../../vocabulary.ts';
import type {
  nftBoxStates,
  NftItemState,
  nftOrderFields,
  nftSaleFields,
  nftSeriesFields,
  nftWorkFields,
} from './fields.ts';
import type { nftPrizeCodec, nftTerms } from './spec.ts';

export type NftTerms = Encoded<typeof nftTerms>;
export type NftPrize = Encoded<typeof nftPrizeCodec>;
export type NftWork = ValuesOf<typeof nftWorkFields>;

/** A sale that has not ended, as everybody sees it. */
export interface NftSaleView extends Omit<ValuesOf<typeof nftSaleFields>, 'reserve'> {
  /** The house's part of the price that is paid, as it was when the sale was opened. */
  readonly fee: Ppm;
  /** Absent without a reserve price, which only the seller knows. */
  readonly isReserveMet?: boolean | undefined;
  readonly current?: Atoms | undefined;
  readonly leaderId?: AccountId | undefined;
  readonly bidCount: number;
  readonly bidders: number;
  /** The lowest price of the next bid. */
  readonly nextBid: Atoms;
  /** The latest end that bids can move it to. */
  readonly lastEndMs: number;
}

export interface NftItemView {
  readonly itemId: NftItemId;
  readonly workId: NftWorkId;
  readonly ownerId: AccountId;
  readonly state: NftItemState;
  readonly work: NftWork;
  readonly sale?: NftSaleView | undefined;
}

/** A sale as one user stands in it. */
export interface NftStandingView {
  readonly sale: NftSaleView;
  readonly hasDeposit: boolean;
  readonly isLeading: boolean;
  /** The most that they have bid. */
  readonly best?: Atoms | undefined;
  /** The most that they go on to bid, while they lead. */
  readonly limit?: Atoms | undefined;
}

export type NftOrderView = ValuesOf<typeof nftOrderFields>;

export interface NftSeriesView extends ValuesOf<typeof nftSeriesFields> {
  readonly prizes: readonly NftPrize[];
  /** The counts of the prizes that were not drawn so far, in the order of the list. */
  readonly left: readonly number[];
  readonly sold: number;
  readonly opened: number;
  /** SHA-256 of the next secret seed. */
  readonly nextHash: Uint8Array;
  readonly isEnded: boolean;
}

export interface NftBoxView {
  readonly boxId: NftBoxId;
  readonly seriesId: NftSeriesId;
  readonly accountId: AccountId;
  readonly state: (typeof nftBoxStates)[number];
}

export interface NftQueries {
  /** Absent until they are set: nothing is sold. */
  nftTerms(): NftTerms | undefined;
  nftWork(workId: NftWorkId): NftWork | undefined;
  nftItem(itemId: NftItemId): NftItemView | undefined;
  nftItems(itemIds: readonly NftItemId[]): readonly (NftItemView | undefined)[];
  nftSale(saleId: NftSaleId): NftSaleView | undefined;
  /** Absent once the sale has ended. */
  nftStanding(accountId: AccountId, saleId: NftSaleId): NftStandingView | undefined;
  /** Of the sales in which they have a deposit, in the order of their numbers. */
  nftStandings(accountId: AccountId): readonly NftStandingView[];
  /** Those that they have to pay, the most urgent first. */
  nftOrders(accountId: AccountId): readonly NftOrderView[];
  nftOrder(accountId: AccountId, orderId: NftOrderId): NftOrderView | undefined;
  nftSeries(seriesId: NftSeriesId): NftSeriesView | undefined;
  /** Those that have not ended, or whose last seed was not revealed. */
  nftSeriesList(): readonly NftSeriesView[];
  /** Boxes that an account has bought in a series. */
  nftBoxesBought(accountId: AccountId, seriesId: NftSeriesId): number;
  /** Boxes of an account that were not drawn so far, in the order of their numbers. */
  nftBoxes(accountId: AccountId): readonly NftBoxView[];
  /** Series with boxes that wait for their seed, and the place of the next draw. */
  nftPendingDraws(): readonly { readonly seriesId: NftSeriesId; readonly nonce: number; readonly waiting: number }[];
}
