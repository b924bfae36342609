import { type LiveProduct, type LiveRow, liveStates } from '@candor/api';
import { type AccountId, type AssetId, gridMs, type PairId } from '@candor/exchange';
import { lockedEndsAtMs } from '@candor/exchange/rules';
import { present } from '@candor/kernel';
import { type Atoms, atomsToText, priceScale, zero } from '@candor/money';
import type { Page, Reader } from '@candor/readmodel';
import { type Instruments, usdtId } from '../market/instruments.ts';
import type { Deps } from '../serving/deps.ts';

type Request = Parameters<Reader['liveOptions']>[0];
/** A row without its persons' public numbers. */
type Found = Omit<LiveRow, 'uid' | 'otherUid'>;
type Sources = Pick<Deps, 'reader' | 'exchange'>;
type List = (sources: Sources, instruments: Instruments, request: Request) => Promise<Page<Found>>;

/** The list of each product. */
export const liveLists: Readonly<Record<LiveProduct, List>> = {
  contract: async ({ reader }, instruments, request) =>
    shown(await reader.liveTickets(request), ({ ticketId, accountId, pairId, direction, ...ticket }) => ({
      number: ticketId,
      accountId,
      ...pairOf(instruments, pairId),
      state: stateOf(ticket.status),
      side: direction,
      ...amountOf(instruments, quoteOf(instruments, pairId), ticket.status === 'pending' ? ticket.hold : ticket.margin),
      ...otherOf(instruments, quoteOf(instruments, pairId), ticket.notional),
      sinceMs: ticket.openedAtMs ?? ticket.orderedAtMs,
    })),
  options: async ({ reader }, instruments, request) =>
    shown(await reader.liveOptions(request), ({ optionId, accountId, pairId, status, strike, ...option }) => ({
      number: optionId,
      accountId,
      ...pairOf(instruments, pairId),
      state: stateOf(status),
      side: option.direction,
      ...amountOf(instruments, quoteOf(instruments, pairId), option.stake),
      ...otherOf(instruments, quoteOf(instruments, pairId), option.reward),
      sinceMs: option.boughtAtMs,
      endsAtMs: strike && strike.expiryGrid * gridMs,
    })),
  locked: async ({ reader }, instruments, request) =>
    shown(await reader.liveLockedDeposits(request), (deposit) => ({
      number: deposit.depositId,
      accountId: deposit.accountId,
      subjectId: deposit.productId,
      subject: codeOf(instruments, deposit.assetId),
      state: stateOf(deposit.status),
      ...amountOf(instruments, deposit.assetId, deposit.principal),
      ...otherOf(instruments, deposit.assetId, deposit.dividend),
      sinceMs: deposit.madeAtMs,
      endsAtMs: lockedEndsAtMs(deposit),
    })),
  loans: async ({ reader }, instruments, request) =>
    shown(await reader.liveLoans(request), (loan) => ({
      number: loan.loanId,
      accountId: loan.accountId,
      subjectId: loan.productId,
      subject: codeOf(instruments, loan.assetId),
      state: stateOf(loan.status),
      ...amountOf(instruments, loan.assetId, loan.principalLeft),
      ...otherOf(instruments, loan.assetId, loan.interestPaid),
      sinceMs: loan.openedAtMs,
      endsAtMs: loan.endsAtMs,
    })),
  dual: async ({ reader }, instruments, request) =>
    shown(await reader.liveDualPurchases(request), ({ purchaseId, accountId, pairId, status, ...purchase }) => {
      const { base, quote } = instruments.pairOf(pairId);
      const other = purchase.direction === 'call' ? quote.assetId : base.assetId;
      return {
        number: purchaseId,
        accountId,
        ...pairOf(instruments, pairId),
        state: stateOf(status),
        side: purchase.direction,
        ...amountOf(instruments, purchase.stakeAssetId, purchase.stake),
        ...otherOf(instruments, other, purchase.direction === 'call' ? purchase.quoteOut : purchase.baseOut),
        sinceMs: purchase.boughtAtMs,
        endsAtMs: purchase.maturesAtMs,
      };
    }),
  ieo: async ({ reader }, instruments, request) =>
    shown(await reader.liveProjects(request), ({ state, terms, ...project }) => ({
      number: terms.projectId,
      subjectId: terms.tokenAssetId,
      subject: `${codeOf(instruments, terms.tokenAssetId)}/${codeOf(instruments, terms.payAssetId)}`,
      state: stateOf(state),
      ...amountOf(instruments, terms.tokenAssetId, terms.issuance),
      ...otherOf(instruments, terms.tokenAssetId, project.wantedTotal),
      people: project.subscribers,
      sinceMs: terms.opensAtMs,
      endsAtMs: terms.closesAtMs,
    })),
  copy: async ({ reader, exchange }, instruments, { subjectId: _none, ...request }) => {
    const [found, views] = await Promise.all([reader.liveTraders(request), exchange.query('traders')]);
    const equities = new Map(views.map(({ traderId, equity }) => [traderId, equity]));
    return shown(found, ({ traderId, status, ...trader }) => ({
      number: traderId,
      accountId: traderId,
      subject: '',
      state: stateOf(status),
      ...amountOf(instruments, usdtId, equities.get(traderId) ?? zero),
      ...otherOf(instruments, usdtId, trader.sharesReceived),
      people: trader.followers,
      sinceMs: trader.appliedAtMs,
    }));
  },
  otc_ads: async ({ exchange }, instruments, { accountId, subjectId, page, limit }) => {
    const asked = { accountId, assetId: subjectId as AssetId | undefined, offset: (page - 1) * limit, limit };
    return shown(await exchange.query('liveOtcAds', asked), ({ assetId, fiatAssetId, priceNow, ...ad }) => ({
      number: ad.adId,
      accountId: ad.accountId,
      subjectId: assetId,
      subject: `${codeOf(instruments, assetId)}/${codeOf(instruments, fiatAssetId)}`,
      state: stateOf(ad.state),
      side: ad.side,
      ...amountOf(instruments, assetId, ad.quantity),
      ...(priceNow !== undefined && {
        otherAmount: atomsToText(priceNow, priceScale),
        otherCode: codeOf(instruments, fiatAssetId),
      }),
      people: ad.maker.completed,
    }));
  },
  nft: async ({ reader }, instruments, request) =>
    shown(await reader.liveNftSales(request), ({ saleId, sellerId, itemId, assetId, ...sale }) => ({
      number: saleId,
      accountId: sellerId,
      subjectId: itemId,
      subject: codeOf(instruments, assetId),
      state: 'running',
      side: sale.mode,
      ...amountOf(instruments, assetId, sale.price),
      ...otherOf(instruments, assetId, sale.current),
      sinceMs: sale.startsAtMs,
      endsAtMs: sale.endsAtMs,
    })),
  otc: async ({ reader }, instruments, request) =>
    shown(await reader.liveOtcOrders(request), ({ orderId, sellerId, buyerId, assetId, fiatAssetId, ...order }) => ({
      number: orderId,
      accountId: sellerId,
      otherId: buyerId,
      subjectId: order.adId,
      subject: `${codeOf(instruments, assetId)}/${codeOf(instruments, fiatAssetId)}`,
      state: stateOf(order.state),
      side: order.side,
      ...amountOf(instruments, assetId, order.quantity),
      ...otherOf(instruments, fiatAssetId, order.total),
      sinceMs: order.openedAtMs,
      endsAtMs: order.deadlineMs,
    })),
};

/** Everybody on a page, each once. */
export function personsIn(rows: readonly Found[]): readonly AccountId[] {
  const both = rows.flatMap(({ accountId, otherId }) => [accountId, otherId]).filter((id) => id !== undefined);
  return [...new Set(both)] as AccountId[];
}

function shown<Record>({ rows, total }: Page<Record>, show: (row: Record) => Found): Page<Found> {
  return { rows: rows.map(show), total };
}

function stateOf(status: string): Found['state'] {
  return present(
    liveStates.find((state) => state === status),
    'a row without an end is in a state that is not final',
  );
}

function pairOf(instruments: Instruments, pairId: PairId) {
  return { subjectId: pairId, subject: instruments.pairOf(pairId).symbol };
}

function quoteOf(instruments: Instruments, pairId: PairId): AssetId {
  return instruments.pairOf(pairId).quote.assetId;
}

function codeOf(instruments: Instruments, assetId: AssetId): string {
  return instruments.assetOf(assetId).code;
}

function amountOf(instruments: Instruments, assetId: AssetId, amount: Atoms) {
  const { code, scale } = instruments.assetOf(assetId);
  return { amount: atomsToText(amount, scale), code };
}

function otherOf(instruments: Instruments, assetId: AssetId, amount: Atoms | undefined) {
  if (amount === undefined) return {};
  const other = amountOf(instruments, assetId, amount);
  return { otherAmount: other.amount, otherCode: other.code };
}
