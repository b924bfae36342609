import {
  type LanguageCode,
  type NftBidRow,
  type NftDrawRow,
  type NftMoveRow,
  type NftOrderRow,
  type NftPerson,
  type NftSaleRow,
  nftMediaPath,
} from '@candor/api';
import type { AccountId, AssetId, NftSaleView, NftStandingView } from '@candor/exchange';
import { nftSaleState } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsToText } from '@candor/money';
import { type NftDescription, type NftTexts, textIn } from '@candor/platform';
import type { NftBidRecord, NftDrawRecord, NftMoveRecord, NftOrderRecord, NftSaleRecord } from '@candor/readmodel';
import { shownName } from '../../invitations/names.ts';
import type { Instruments } from '../../market/instruments.ts';
import type { Deps } from '../../serving/deps.ts';
import { codeOfBox } from '../codes.ts';

type Faces = Awaited<ReturnType<Deps['platform']['accounts']['faces']>>;
type Artists = Awaited<ReturnType<Deps['platform']['nft']['artists']>>;

/** A person as others see them, out of what is known of them. */
export type PersonOf = (accountId: AccountId) => NftPerson;

/** People as everybody sees them. An artist has the portrait that belongs to their works. */
export function peopleOf(faces: Faces, artists: Artists): PersonOf {
  return (accountId) => {
    const face = faces.get(accountId);
    const artist = artists.get(accountId);
    const avatar = artist?.portrait === undefined ? (face?.avatar ?? '') : nftMediaPath(artist.portrait);
    return {
      uid: face?.uid ?? accountId,
      name: face === undefined ? `#${accountId}` : shownName(face),
      avatar,
      isArtist: artist !== undefined,
    };
  };
}

export function assetPartsOf(instruments: Instruments, assetId: AssetId) {
  const { code, scale } = instruments.assetOf(assetId);
  return { assetId: assetId as number, currency: code, scale };
}

export function namesOf({ names }: { readonly names: NftTexts }, lang: LanguageCode) {
  return { name: textIn(names, lang), nameEn: textIn(names, 'en'), nameTw: names.hk };
}

export function wholeMediaOf({ media }: NftDescription) {
  const { hash, mediaType, size, width, height, durationMs, poster } = media;
  return { hash, mime: mediaType, bytes: size, width, height, durationMs, poster };
}

/** A sale as the core or history has it. */
type ShownSale = Pick<
  NftSaleView,
  'mode' | 'assetId' | 'price' | 'raise' | 'deposit' | 'current' | 'bidCount' | 'bidders' | 'startsAtMs' | 'endsAtMs'
> &
  Partial<Pick<NftSaleView, 'nextBid' | 'lastEndMs' | 'isReserveMet'>> & { readonly saleId: number };

export function saleRowOf(
  instruments: Instruments,
  sale: ShownSale,
  { nowMs, isOnSale = true }: { readonly nowMs: number; readonly isOnSale?: boolean },
): NftSaleRow {
  const { saleId, mode, assetId, bidCount, bidders, startsAtMs, endsAtMs } = sale;
  const asset = assetPartsOf(instruments, assetId);
  const textOf = (amount: Atoms | undefined) => (amount === undefined ? undefined : atomsToText(amount, asset.scale));
  const isAuction = mode === 'auction';
  return {
    saleId,
    mode,
    ...asset,
    price: atomsToText(sale.price, asset.scale),
    current: textOf(sale.current),
    nextBid: isAuction && isOnSale ? textOf(sale.nextBid) : undefined,
    raise: isAuction ? textOf(sale.raise) : undefined,
    deposit: isAuction ? textOf(sale.deposit) : undefined,
    bidCount,
    bidders,
    isReserveMet: sale.isReserveMet,
    startsAtMs,
    endsAtMs,
    lastEndMs: sale.lastEndMs ?? endsAtMs,
    state: nftSaleState({ isOnSale, startsAtMs, endsAtMs }, nowMs),
  };
}

/** A sale that is over. */
export function endedSaleRowOf(instruments: Instruments, sale: NftSaleRecord, nowMs: number): NftSaleRow {
  const isReserveMet = sale.hasReserve ? sale.end === 'won' : undefined;
  return saleRowOf(instruments, { ...sale, isReserveMet }, { nowMs, isOnSale: false });
}

export function standingOf(
  instruments: Instruments,
  { sale, hasDeposit, isLeading, best, limit }: NftStandingView,
): { hasDeposit: boolean; isLeading: boolean; best: string | undefined; limit: string | undefined } {
  const { scale } = instruments.assetOf(sale.assetId);
  const textOf = (amount: Atoms | undefined) => (amount === undefined ? undefined : atomsToText(amount, scale));
  return { hasDeposit, isLeading, best: textOf(best), limit: textOf(limit) };
}

/** The stand of somebody who has no part in an auction, or has none any more. */
export const noStanding = { hasDeposit: false, isLeading: false, best: undefined, limit: undefined };

export function bidRowOf(
  { bid, accountId, isLeading, atMs }: Pick<NftBidRecord, 'bid' | 'accountId' | 'isLeading' | 'atMs'>,
  {
    personOf,
    scale,
    viewer,
  }: { readonly personOf: PersonOf; readonly scale: number; readonly viewer?: AccountId | undefined },
): NftBidRow {
  return { bidder: personOf(accountId), bid: atomsToText(bid, scale), isLeading, isMine: accountId === viewer, atMs };
}

export function orderRowOf(
  instruments: Instruments,
  order: Omit<NftOrderRecord, 'saleId' | 'sellerId' | 'expiredAtMs'>,
  {
    code,
    description,
    lang,
    isRead,
  }: {
    readonly code: string;
    readonly description: NftDescription;
    readonly lang: LanguageCode;
    readonly isRead: boolean;
  },
): NftOrderRow {
  const { orderId, kind, state, price, deposit, openedAtMs, deadlineMs, paidAtMs } = order;
  const asset = assetPartsOf(instruments, order.assetId);
  const textOf = (amount: bigint) => atomsToText(atoms(amount), asset.scale);
  return {
    orderId,
    kind,
    state,
    code,
    ...namesOf(description, lang),
    thumb: description.media.thumbnail,
    ...asset,
    price: textOf(price),
    deposit: textOf(deposit),
    rest: textOf(state === 'due' ? price - deposit : 0n),
    openedAtMs,
    deadlineMs,
    paidAtMs,
    isRead,
  };
}

export function moveRowOf(
  instruments: Instruments,
  { cause, fromId, toId, price, assetId, atMs, sequence }: NftMoveRecord,
  personOf: PersonOf,
): NftMoveRow {
  const asset = assetId === undefined ? undefined : assetPartsOf(instruments, assetId);
  const paid =
    asset === undefined || price === undefined ? undefined : { ...asset, price: atomsToText(price, asset.scale) };
  return { cause, from: fromId && personOf(fromId), to: personOf(toId), paid, atMs, sequence };
}

export function drawRowOf(
  draw: NftDrawRecord,
  { won, owner }: { readonly won: string; readonly owner: NftPerson },
): NftDrawRow {
  const { boxId, nonce, clientSeed, seed, weights, ticket, prize, atMs } = draw;
  return {
    code: codeOfBox(boxId),
    nonce,
    owner,
    clientSeed: Buffer.from(clientSeed).toString('latin1'),
    seed,
    weights: [...weights],
    ticket,
    prize,
    won,
    atMs,
  };
}
