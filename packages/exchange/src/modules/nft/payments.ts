import { type Atoms, minus, negated, type Ppm, zero } from '@candor/money';
import { house, type EntryKind } from '../../ledger-words.ts';
import type { AccountId, AssetId, NftItemId, NftOrderId, NftSaleId } from '../../vocabulary.ts';
import type { NftMoveCause } from './fields.ts';
import type { NftItem } from './nft.ts';
import { nftPriceParts } from './rules.ts';
import type { NftSlice } from './slice.ts';
import type { NftWork } from './views.ts';

interface Payment {
  readonly saleId: NftSaleId;
  readonly orderId?: NftOrderId | undefined;
  readonly itemId: NftItemId;
  readonly buyerId: AccountId;
  readonly sellerId: AccountId;
  readonly assetId: AssetId;
  readonly price: Atoms;
  /** The house's part of it, by the terms of the sale. */
  readonly fee: Ppm;
  /** The part of the price that is frozen already. */
  readonly deposit: Atoms;
}

/** Takes a price from its buyer, shares it out, and hands the item over. */
export function payFor(core: NftSlice, payment: Payment, cause: NftMoveCause): void {
  const { saleId, orderId, itemId, buyerId, sellerId, assetId, price, fee, deposit } = payment;
  const item = core.nft.itemOf(payment);
  const buyer = core.ledger.wallet(buyerId, 'spot', assetId);
  core.ledger.line(buyer, 'nft_purchase', negated(minus(price, deposit)), negated(deposit));
  const parts = share(core, { price, fee, assetId, sellerId, work: core.nft.workOf(item), kind: 'nft_sale' });
  core.post(saleId);
  core.emit({ type: 'nft.paid', orderId, saleId, itemId, buyerId, sellerId, assetId, price, ...parts });
  move(core, item, buyerId, { cause, price, assetId });
}

interface Share {
  readonly price: Atoms;
  readonly fee: Ppm;
  readonly assetId: AssetId;
  readonly sellerId: AccountId;
  readonly work: Pick<NftWork, 'creatorId' | 'royalty'>;
  readonly kind: EntryKind;
}

/** Adds the lines of a price that is paid: the fee, the creator's royalty, and the rest for the seller. */
export function share(
  { ledger }: NftSlice,
  { price, fee: houses, assetId, sellerId, work, kind }: Share,
): { readonly fee: Atoms; readonly royalty: Atoms } {
  const terms = { fee: houses, royalty: work.royalty };
  const { fee, royalty, proceeds } = nftPriceParts(price, terms, sellerId === work.creatorId);
  if (proceeds > 0n) ledger.line(ledger.wallet(sellerId, 'spot', assetId), kind, proceeds, zero);
  if (royalty > 0n) ledger.line(ledger.wallet(work.creatorId, 'spot', assetId), 'nft_royalty', royalty, zero);
  if (fee > 0n) ledger.line(ledger.wallet(house.fees, 'house', assetId), 'nft_fee', fee, zero);
  return { fee, royalty };
}

interface MovePayment {
  readonly cause: NftMoveCause;
  readonly price?: Atoms | undefined;
  readonly assetId?: AssetId | undefined;
}

/** An item has a new owner, and is free. */
export function move(core: NftSlice, item: NftItem, toId: AccountId, paid: MovePayment): void {
  const fromId = item.ownerId;
  item.ownerId = toId;
  item.state = 'free';
  core.emit({ type: 'nft.moved', itemId: item.itemId, workId: item.workId, fromId, toId, ...paid });
}
