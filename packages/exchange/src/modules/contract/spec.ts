import { listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { command, defineSpec, operators } from '../../spec.ts';
import {
  accountId,
  amount,
  closeChoice,
  direction,
  lots,
  marginMode,
  pairId,
  ppm,
  priceOf,
  termsId,
  ticketCancelReason,
  ticketId,
  ticketStatus,
} from '../../vocabulary.ts';
import {
  liquidationFoundFields,
  liquidationResultFields,
  overnightChargeFields,
  reportedTicketFields,
  ticketCloseFields,
  ticketFields,
  triggerMoves,
} from './fields.ts';
import { contractRejects } from './rejects.ts';

/**
 * One tier of the maintenance margin (RULES 5): from `floor` quote atoms of notional on, the margin has to be
 * `maintenance` of the notional, and a ticket may have at most `multipleMax`. The first floor is zero; floors are whole
 * units of the quote asset, so that the deduction of each tier is exact.
 */
const tier = struct({ floor: amount, maintenance: ppm, multipleMax: uint });

/** The terms on which a contract is traded. Tickets keep the terms they were ordered under until they end. */
export const contractTerms = struct({
  pairId,
  /** Base atoms of one lot; a hundredth of it at one tick of the pair is a whole number of quote atoms. */
  lot: amount,
  lotsMin: lots,
  /** Of one ticket. */
  lotsMax: lots,
  /** Of all live tickets of one account in this pair and direction. */
  accountLotsMax: lots,
  /** Whole distance between the two quotes, half of it on each side of the index. */
  spread: ppm,
  /** Of the notional, at opening and at closing. */
  fee: ppm,
  /** Per year, of the notional at mark. */
  overnightRate: ppm,
  /** Of the notional, on liquidation, to `insurance`. */
  liquidationFee: ppm,
  /** The size of the index move that `underwriting` must be able to pay for: it caps the open interest. */
  stress: ppm,
  tiers: listOf(tier),
  /** `no`: no new tickets are opened; open ones run on. */
  isOffered: oneOf('no', 'yes'),
});

/** One exit of a ticket: the mark that triggers it, and the size it closes; absent: the whole remainder. */
export const exit = struct({ price: priceOf, lots: optional(lots) });

/** The way that a stop keeps from the best mark: a share of it or a price, one of the two; from the activation price on, absent: at once. */
const trailTerms = { trailRate: optional(ppm), trailDistance: optional(priceOf), activationPrice: optional(priceOf) };

/** An exit that follows the mark; its size as that of an exit with a price. */
const trailingExit = struct({ lots: optional(lots), ...trailTerms });

/** The same while it lives: `peak` is the best mark since it trails, absent: it does not trail yet. */
export const liveTrailingExit = struct({ lots: optional(lots), ...trailTerms, peak: optional(priceOf) });

/** An order that trails while it waits, with the slippage that it will have. */
export const entryTrail = struct({ ...trailTerms, slippage: optional(ppm), peak: optional(priceOf) });

/** The change of one exit: an absent `exit` removes it. */
const exitChange = struct({ exit: optional(exit) });

/** Whom a copied ticket follows: it closes when that one closes. */
export const copySource = struct({ traderId: accountId, traderTicketId: ticketId });

const reportedTicket = struct(codecsOf(reportedTicketFields));

/** An order for a contract, its exits apart. */
const bareOrder = {
  accountId,
  pairId,
  direction,
  lots,
  multiple: uint,
  marginMode,
  /** Absent: a market order, which fills at the quote of the first tick after it. */
  limitPrice: optional(priceOf),
  /** The largest move of the quote before a market order fills; absent: 0.5 %. */
  slippage: optional(ppm),
};

/** An order for a contract. */
const contractOrder = { ...bareOrder, takeProfit: optional(exit), stopLoss: optional(exit) };

const orderedContract = struct({
  ticketId,
  /** Frozen until it fills: margin and fee at the worst price it may fill at. */
  hold: amount,
});

export const contractSpec = defineSpec({
  name: 'contract',
  commands: {
    'contract.set_terms': command(
      70,
      operators,
      contractTerms,
      struct({ termsId: uint }),
      contractRejects['contract.set_terms'],
    ),
    'contract.open': command(71, 'user', struct(contractOrder), orderedContract, contractRejects['contract.open']),
    'contract.cancel': command(
      72,
      'user',
      struct({ accountId, ticketId }),
      struct({ ticketId, released: amount }),
      contractRejects['contract.cancel'],
    ),
    /** `lots` absent: the whole remainder. Fills at the quote of the next tick, whatever it is. */
    'contract.close': command(
      73,
      'user',
      struct({ accountId, ticketId, lots: optional(lots) }),
      struct({ ticketId, status: ticketStatus }),
      contractRejects['contract.close'],
    ),
    'contract.close_many': command(
      74,
      'user',
      struct({ accountId, choice: closeChoice, pairId: optional(pairId) }),
      struct({ ticketIds: listOf(ticketId) }),
      contractRejects['contract.close_many'],
    ),
    /** Both exits in their new state; an absent one is removed. */
    'contract.set_exits': command(
      75,
      'user',
      struct({ accountId, ticketId, takeProfit: optional(exit), stopLoss: optional(exit) }),
      struct({ ticketId }),
      contractRejects['contract.set_exits'],
    ),
    /** The exits that it names, each set or removed; the others stay unchanged. */
    'contract.change_exits': command(
      196,
      'user',
      struct({ accountId, ticketId, takeProfit: optional(exitChange), stopLoss: optional(exitChange) }),
      struct({ ticketId }),
      contractRejects['contract.change_exits'],
    ),
    /** Of an isolated ticket, between its margin and the balance. */
    'contract.move_margin': command(
      76,
      'user',
      struct({ accountId, ticketId, way: oneOf('add', 'remove'), amount }),
      struct({ ticketId, margin: amount }),
      contractRejects['contract.move_margin'],
    ),
    /** Closes a ticket and orders the same size the other way; both fill at the next tick. */
    'contract.reverse': command(
      77,
      'user',
      struct({ accountId, ticketId }),
      struct({ ticketId, newTicketId: ticketId }),
      contractRejects['contract.reverse'],
    ),
    /**
     * Waits until the mark reaches `triggerPrice`, from whichever side it is on; then it is what it would be without one, its
     * slippage measured from the quote at that price.
     */
    'contract.open_at_trigger': command(
      490,
      'user',
      struct({ ...contractOrder, triggerPrice: priceOf }),
      orderedContract,
      contractRejects['contract.open_at_trigger'],
    ),
    /** Of an open ticket; its margin moves with it. */
    'contract.set_multiple': command(
      491,
      'user',
      struct({ accountId, ticketId, multiple: uint }),
      struct({ ticketId, margin: amount }),
      contractRejects['contract.set_multiple'],
    ),
    /**
     * Waits for a mark as `open_at_trigger` does, or trails the best mark and opens where the mark turns back to its stop; with exits in
     * steps. An exit without a size closes the whole.
     */
    'contract.open_conditional': command(
      492,
      'user',
      struct({
        ...bareOrder,
        triggerPrice: optional(priceOf),
        ...trailTerms,
        takeProfits: listOf(exit),
        stopLosses: listOf(exit),
        trails: listOf(trailingExit),
      }),
      orderedContract,
      contractRejects['contract.open_conditional'],
    ),
    /** The kinds of exits that it names, each in its new state; the others stay unchanged. */
    'contract.set_exit_steps': command(
      493,
      'user',
      struct({
        accountId,
        ticketId,
        takeProfits: optional(listOf(exit)),
        stopLosses: optional(listOf(exit)),
        trails: optional(listOf(trailingExit)),
      }),
      struct({ ticketId }),
      contractRejects['contract.set_exit_steps'],
    ),
  },
  facts: {
    'contract.terms_set': [70, struct({ termsId, terms: contractTerms })],
    'contract.ordered': [
      71,
      struct({
        ...codecsOf(ticketFields),
        takeProfit: optional(exit),
        stopLoss: optional(exit),
        /** Present: a copy. It opens in the same command. */
        copyOf: optional(copySource),
      }),
    ],
    'contract.cancelled': [72, struct({ ticketId, accountId, pairId, reason: ticketCancelReason, released: amount })],
    'contract.opened': [
      73,
      struct({
        ticketId,
        accountId,
        pairId,
        direction,
        lots,
        multiple: uint,
        marginMode,
        price: priceOf,
        markPrice: priceOf,
        /** The instant of the tick that filled it. */
        gridIndex: uint,
        notional: amount,
        margin: amount,
        fee: amount,
        copyOf: optional(copySource),
      }),
    ],
    /** The owner has asked to close so much; the next tick fills it. */
    'contract.closing': [74, struct({ ticketId, accountId, pairId, lots })],
    /** A ticket, or a part of it, was closed. The figures are those of this close. */
    'contract.closed': [75, struct({ ...codecsOf(ticketCloseFields), copyOf: optional(copySource) })],
    'contract.exits_set': [
      76,
      struct({ ticketId, accountId, pairId, takeProfit: optional(exit), stopLoss: optional(exit) }),
    ],
    /** The margin of a ticket changed without a fill: moved by its owner, or drawn on by the cross account. */
    'contract.margin_moved': [
      77,
      struct({
        ticketId,
        accountId,
        pairId,
        /** The margin after the change. */
        margin: amount,
        /** Profit paid out ahead of the close, in all; zero but for cross tickets that had to help another one. */
        settled: amount,
        cause: oneOf('added', 'removed', 'drawn'),
      }),
    ],
    'contract.overnight_charged': [78, struct(codecsOf(overnightChargeFields))],
    /** One liquidation of an account (cross) or of a ticket (isolated), as it was found and as it went. */
    'contract.liquidated': [
      79,
      struct({
        ...codecsOf(liquidationFoundFields),
        tickets: listOf(reportedTicket),
        closed: listOf(ticketId),
        ...codecsOf(liquidationResultFields),
      }),
    ],
    /** Of a ticket that was just ordered: it waits for the mark. */
    'contract.trigger_set': [
      490,
      struct({ ticketId, accountId, pairId, triggerPrice: priceOf, waitsFor: oneOf(...triggerMoves) }),
    ],
    /** The mark has reached its trigger: from now on the ticket is an order like any other. */
    'contract.triggered': [491, struct({ ticketId, accountId, pairId, markPrice: priceOf, gridIndex: uint })],
    'contract.multiple_set': [492, struct({ ticketId, accountId, pairId, multiple: uint, margin: amount })],
    /** All exits of a ticket that has several of a kind, or one that trails: after they were set, fired or reduced. */
    'contract.exit_steps_set': [
      493,
      struct({
        ticketId,
        accountId,
        pairId,
        takeProfits: listOf(exit),
        stopLosses: listOf(exit),
        trails: listOf(liveTrailingExit),
      }),
    ],
    /** Of a ticket that was just ordered: it trails the mark. */
    'contract.entry_trail_set': [494, struct({ ticketId, accountId, pairId, trail: entryTrail })],
    /** The mark has turned back to the stop of an order that trails: from now on it is a market order from there. */
    'contract.entry_trailed': [
      495,
      struct({
        ticketId,
        accountId,
        pairId,
        markPrice: priceOf,
        gridIndex: uint,
        stopPrice: priceOf,
        referencePrice: priceOf,
        limitPrice: priceOf,
      }),
    ],
  },
});
