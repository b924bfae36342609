import type { EndedTicketRow, ExitRow, TicketCloseRow, TicketRow } from '@candor/api';
import type {
  ContractTerms,
  EntryTrail,
  Exit,
  TermsId,
  TicketFigures,
  TicketView,
  TrailingExit,
} from '@candor/exchange';
import {
  pick,
  quantityOf,
  returnRate,
  sideOf,
  ticketCloseFields,
  ticketFields,
  trailStop,
  type ValuesOf,
} from '@candor/exchange/rules';
import { present } from '@candor/kernel';
import { type Atoms, atomsToText, priceToText, textFromUnits } from '@candor/money';
import type { TicketClose, TicketRecord } from '@candor/readmodel';
import type { Instruments, Pair } from '../../market/instruments.ts';
import { hundredthsText, priceTextOf } from '../../serving/decimals.ts';
import { shownMaker } from '../../serving/shown.ts';

type Terms = ReadonlyMap<TermsId, ContractTerms>;

/** The fields that a live ticket and an ended one have in common. */
const commonFields = pick(
  ticketFields,
  'ticketId',
  'pairId',
  'direction',
  'marginMode',
  'multiple',
  'entryType',
  'lots',
  'limitPrice',
);
const shownCommon = shownMaker(commonFields);
const shownClose = shownMaker(
  pick(ticketCloseFields, 'lots', 'gridIndex', 'reason', 'price', 'markPrice', 'profit', 'fee', 'deficit', 'shortfall'),
);

type Identified = ValuesOf<typeof commonFields> &
  Pick<TicketView, 'status' | 'orderedAtMs' | 'copyOf'> & { readonly openedAtMs?: number };

function identityOf({ symbol, base, quote }: Pair, ticket: Identified) {
  const { copyOf } = ticket;
  return {
    ...shownCommon(ticket, quote.scale),
    symbol,
    baseAssetId: base.assetId,
    quoteAssetId: quote.assetId,
    status: ticket.status,
    ownership: copyOf === undefined ? ('own' as const) : ('copied' as const),
    traderId: copyOf?.traderId,
    traderTicketId: copyOf?.traderTicketId,
    orderedAtMs: ticket.orderedAtMs,
    openedAtMs: ticket.openedAtMs,
  };
}

export function ticketRowOf(instruments: Instruments, terms: Terms, ticket: TicketView): TicketRow {
  const pair = instruments.pairOf(ticket.pairId);
  const { base, quote } = pair;
  const { lot } = present(terms.get(ticket.termsId), 'the terms of a ticket that is shown were asked for');
  const text = (amount: Atoms) => atomsToText(amount, quote.scale);
  const grid = { lot, tick: pair.tick, baseScale: base.scale, quoteScale: quote.scale };
  const { figures, exits } = ticket;
  const [takeProfit] = exits.takeProfits;
  const [stopLoss] = exits.stopLosses;
  return {
    ...identityOf(pair, ticket),
    termsId: ticket.termsId,
    closingLots: ticket.closingLots,
    quantity: atomsToText(quantityOf(grid, ticket.lots), base.scale),
    triggerPrice:
      priceTextOf(ticket.trigger?.price) ??
      (ticket.trail && stopText(pair, sideOf(ticket.direction, 'open'), ticket.trail)),
    ...(ticket.trail && trailRowOf(ticket.trail)),
    waitsFor: ticket.trigger?.waitsFor,
    hold: text(ticket.hold),
    entryPrice: priceTextOf(ticket.entryPrice),
    margin: text(ticket.margin),
    settled: text(ticket.settled),
    profitTotal: text(ticket.profitTotal),
    feeTotal: text(ticket.feeTotal),
    overnightTotal: text(ticket.overnightTotal),
    exits: exitRowsOf(pair, ticket),
    takeProfitPrice: priceTextOf(takeProfit?.price),
    takeProfitLots: takeProfit?.lots,
    stopLossPrice: priceTextOf(stopLoss?.price),
    stopLossLots: stopLoss?.lots,
    figures: figures && figuresRowOf(pair, ticket.margin, figures),
  };
}

function trailRowOf({ trailRate, trailDistance, activationPrice, peak }: EntryTrail) {
  return {
    trailPercent: trailRate && textFromUnits(BigInt(trailRate), 4),
    trailDistance: priceTextOf(trailDistance),
    activationPrice: priceTextOf(activationPrice),
    peakPrice: priceTextOf(peak),
  };
}

/** The place where the stop of a trail stands now; absent: it trails not yet. */
function stopText(pair: Pair, side: 'buy' | 'sell', trail: EntryTrail | TrailingExit): string | undefined {
  return trail.peak && priceToText(trailStop(pair, side, trail, trail.peak));
}

function exitRowsOf(pair: Pair, { direction, exits }: TicketView): ExitRow[] {
  const priced = (kind: 'take_profit' | 'stop_loss', { price, lots }: Exit): ExitRow => ({
    kind,
    lots,
    price: priceToText(price),
  });
  return [
    ...exits.takeProfits.map((exit) => priced('take_profit', exit)),
    ...exits.stopLosses.map((exit) => priced('stop_loss', exit)),
    ...exits.trails.map(({ lots, ...trail }) => ({
      kind: 'trailing_stop' as const,
      lots,
      price: stopText(pair, sideOf(direction, 'close'), { ...trail, lots }),
      ...trailRowOf({ ...trail, slippage: undefined }),
    })),
  ];
}

/** A trader's ticket as everybody may see it: without the prices at which it would have to close, which others could hunt. */
export function publicTicketOf(row: TicketRow): TicketRow {
  const { figures } = row;
  return {
    ...row,
    triggerPrice: undefined,
    waitsFor: undefined,
    trailPercent: undefined,
    trailDistance: undefined,
    activationPrice: undefined,
    peakPrice: undefined,
    exits: [],
    takeProfitPrice: undefined,
    takeProfitLots: undefined,
    stopLossPrice: undefined,
    stopLossLots: undefined,
    ...(figures === undefined ? {} : { figures: { ...figures, liquidationPrice: undefined } }),
  };
}

function figuresRowOf({ quote }: Pair, margin: Atoms, figures: TicketFigures): TicketRow['figures'] {
  const text = (amount: Atoms) => atomsToText(amount, quote.scale);
  return {
    markPrice: priceToText(figures.markPrice),
    isStale: figures.isStale,
    unrealised: text(figures.unrealised),
    returnPercent: hundredthsText(returnRate(figures.unrealised, margin)),
    notional: text(figures.notional),
    maintenance: text(figures.maintenance),
    liquidationPrice: priceTextOf(figures.liquidationPrice),
    breakEvenPrice: priceToText(figures.breakEvenPrice),
    overnightForecast: text(figures.overnightForecast),
    deleverageRank: figures.deleverageRank,
  };
}

export function endedTicketRowOf(
  instruments: Instruments,
  ticket: TicketRecord & { readonly closes?: readonly TicketClose[] },
): EndedTicketRow {
  const pair = instruments.pairOf(ticket.pairId);
  const text = (amount: Atoms) => atomsToText(amount, pair.quote.scale);
  const { closePrice, closes } = ticket;
  return {
    ...identityOf(pair, ticket),
    entryPrice: priceTextOf(ticket.entryPrice),
    triggerPrice: priceTextOf(ticket.triggerPrice),
    closePrice: priceTextOf(closePrice),
    margin: ticket.openMargin === undefined ? '0' : text(ticket.openMargin),
    profitTotal: text(ticket.profit),
    feeTotal: text(ticket.fee),
    overnightTotal: text(ticket.overnight),
    total: text(ticket.net),
    reason: present(ticket.closeReason ?? ticket.cancelReason, 'what has ended has a reason'),
    deficit: text(ticket.deficit),
    shortfall: text(ticket.shortfall),
    closes: closes?.map((close) => closeRowOf(pair, close)),
    endedAtMs: present(ticket.endedAtMs, 'what has ended has a time'),
  };
}

function closeRowOf({ quote }: Pair, close: TicketClose): TicketCloseRow {
  return { ...shownClose(close, quote.scale), atMs: close.atMs };
}
