import type { NftBidRow, NftSaleRow, nftSaleTopic, SnapshotOf, UpdateOf } from '@candor/api';

/** A sale as the topic has told it so far. */
export interface LiveSale {
  readonly sale: NftSaleRow | undefined;
  readonly end: SnapshotOf<typeof nftSaleTopic>['end'];
  /** The newest first. */
  readonly bids: readonly NftBidRow[];
  /** The last time that a bid moved the end, and by how much. */
  readonly extended: { readonly byMs: number; readonly endsAtMs: number } | undefined;
}

const bidsMax = 50;

export function liveSaleFrom({ sale, end, bids }: SnapshotOf<typeof nftSaleTopic>): LiveSale {
  return { sale, end, bids, extended: undefined };
}

/** The sale after an update: of one that follows another, nothing of the first is left. */
export function liveSaleAfter(before: LiveSale, update: UpdateOf<typeof nftSaleTopic>): LiveSale {
  const { sale = before.sale, end, bids } = update;
  const isSame = sale?.saleId === before.sale?.saleId;
  const byMs = isSame ? (sale?.endsAtMs ?? 0) - (before.sale?.endsAtMs ?? 0) : 0;
  return {
    sale,
    end: end ?? (isSame ? before.end : undefined),
    bids: withBids(isSame ? before.bids : [], bids),
    extended: byMs > 0 && sale !== undefined ? { byMs, endsAtMs: sale.endsAtMs } : isSame ? before.extended : undefined,
  };
}

const keyOf = ({ bidder, bid, atMs }: NftBidRow) => `${bidder.uid}/${bid}/${atMs}`;

/** New bids before the known ones; only one of them leads. */
function withBids(known: readonly NftBidRow[], told: readonly NftBidRow[]): readonly NftBidRow[] {
  if (told.length === 0) return known;
  const isLeadTold = told.some(({ isLeading }) => isLeading);
  const toldKeys = new Set(told.map(keyOf));
  const rest = known
    .filter((bid) => !toldKeys.has(keyOf(bid)))
    .map((bid) => (isLeadTold && bid.isLeading ? { ...bid, isLeading: false } : bid));
  return [...told, ...rest].toSorted((a, b) => b.atMs - a.atMs).slice(0, bidsMax);
}
