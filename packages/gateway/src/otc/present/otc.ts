import type { OtcAdRow, OtcOrderRow } from '@candor/api';
import type { AccountId, OtcAdView, OtcOrderView, OtcRecordView } from '@candor/exchange';
import type { OtcAct, OtcState } from '@candor/exchange/rules';
import { minuteMs } from '@candor/kernel';
import { type Atoms, atomsToText, priceScale } from '@candor/money';
import type { OtcOrderRecord } from '@candor/readmodel';
import type { Instruments } from '../../market/instruments.ts';
import type { Deps } from '../../serving/deps.ts';

type Person = OtcAdRow['maker'];
type Faces = Awaited<ReturnType<Deps['platform']['accounts']['faces']>>;

const priceText = (price: Atoms) => atomsToText(price, priceScale);

/** One side as the other sees it: its public face and its record. */
export function personOf(faces: Faces, accountId: AccountId, { completed, completion }: OtcRecordView): Person {
  const { uid, nickname, avatar } = faces.get(accountId) ?? { uid: accountId, nickname: `#${accountId}`, avatar: '' };
  return { uid, nickname, avatar, completed, completion };
}

function assetsOf(instruments: Instruments, { assetId, fiatAssetId }: Pick<OtcAdView, 'assetId' | 'fiatAssetId'>) {
  const asset = instruments.assetOf(assetId);
  const fiat = instruments.assetOf(fiatAssetId);
  return {
    assetId: assetId as number,
    code: asset.code,
    scale: asset.scale,
    fiatAssetId: fiatAssetId as number,
    fiatCode: fiat.code,
    fiatScale: fiat.scale,
  };
}

export function adRowOf(
  instruments: Instruments,
  ad: OtcAdView,
  { maker, text, viewer }: { readonly maker: Person; readonly text: string; readonly viewer: AccountId | undefined },
): OtcAdRow {
  const assets = assetsOf(instruments, ad);
  const optional = (price: Atoms | undefined) => (price === undefined ? undefined : priceText(price));
  return {
    adId: ad.adId,
    side: ad.side,
    state: ad.state,
    ...assets,
    quantity: atomsToText(ad.quantity, assets.scale),
    price: optional(ad.price),
    factor: ad.factor,
    priceMin: optional(ad.priceMin),
    priceMax: optional(ad.priceMax),
    orderMin: atomsToText(ad.orderMin, assets.fiatScale),
    orderMax: atomsToText(ad.orderMax, assets.fiatScale),
    paymentMinutes: Math.floor(ad.paymentMs / minuteMs),
    fromMinute: ad.fromMinute,
    toMinute: ad.toMinute,
    levelMin: ad.levelMin,
    completedMin: ad.completedMin,
    completionMin: ad.completionMin,
    ageDaysMin: ad.ageDaysMin,
    methods: [...ad.methods],
    text,
    priceNow: optional(ad.priceNow),
    isOpen: ad.isOpen,
    isMine: ad.accountId === viewer,
    maker,
  };
}

export function orderRowOf(
  instruments: Instruments,
  {
    live,
    record,
    order,
    viewer,
    other,
    unread,
  }: {
    /** Absent once it has ended. */
    readonly live: OtcOrderView | undefined;
    /** Absent until history has it. */
    readonly record: OtcOrderRecord | undefined;
    readonly order: OtcOrderView | OtcOrderRecord;
    readonly viewer: AccountId;
    readonly other: Person;
    readonly unread: number;
  },
): OtcOrderRow {
  const assets = assetsOf(instruments, order);
  const state: OtcState = order.state;
  const toBuyer = live?.verdict?.toBuyer ?? (live === undefined ? record?.toBuyer : undefined);
  const acts: readonly OtcAct[] = live?.acts ?? [];
  return {
    orderId: order.orderId,
    adId: order.adId,
    role: order.buyerId === viewer ? 'buyer' : 'seller',
    state,
    acts: [...acts],
    ...assets,
    quantity: atomsToText(order.quantity, assets.scale),
    price: priceText(order.price),
    total: atomsToText(order.total, assets.fiatScale),
    method: order.method,
    other,
    unread,
    openedAtMs: order.openedAtMs,
    deadlineMs: live === undefined || live.deadlineMs === 0 ? undefined : live.deadlineMs,
    pausedMs: order.pausedMs,
    delayMs: order.delayMs,
    isCancelAsked: live?.isCancelAsked ?? false,
    paidAtMs: record?.paidAtMs,
    disputedAtMs: record?.disputedAtMs,
    disputeReason: record?.disputeReason,
    decidedAtMs: record?.decidedAtMs,
    verdictReason: live?.verdict?.reason ?? record?.verdictReason,
    toBuyer: toBuyer === undefined ? undefined : atomsToText(toBuyer, assets.scale),
    endedAtMs: record?.endedAtMs,
  };
}
