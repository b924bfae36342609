import { listOf, oneOf, optional, struct, uint } from '@candor/kernel';
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
  ticketId,
  ticketStatus,
} from '../../vocabulary.ts';

/**
 * One tier of the maintenance margin (RULES 5): from `floor` quote atoms of notional on, `maintenance` of the notional
 * has to be there, and a ticket may have at most `multipleMax`. The first floor is zero; floors are whole units of the
 * quote asset, so that the deduction of each tier is exact.
 */
export const tier = struct({ floor: amount, maintenance: ppm, multipleMax: uint });

/** What a contract is traded on. Tickets keep the terms they were ordered under until they end. */
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
  /** How large a move of the index `underwriting` must be able to pay for: what caps the open interest. */
  stress: ppm,
  tiers: listOf(tier),
  /** `no`: nothing new is opened; what is open runs on. */
  isOffered: oneOf('no', 'yes'),
});

/** One exit of a ticket: the mark that triggers it, and how much it closes; absent: all that is left. */
export const exit = struct({ price: priceOf, lots: optional(lots) });

/** What becomes of one exit: absent inside, it is taken away. */
const exitChange = struct({ exit: optional(exit) });

export const contractCommands = {
  'contract.set_terms': [70, contractTerms],
  'contract.open': [
    71,
    struct({
      accountId,
      pairId,
      direction,
      lots,
      multiple: uint,
      marginMode,
      /** Absent: a market order, which fills at the quote of the first tick after it. */
      limitPrice: optional(priceOf),
      /** How far the quote may move before a market order fills; absent: 0.5 %. */
      slippage: optional(ppm),
      takeProfit: optional(exit),
      stopLoss: optional(exit),
    }),
  ],
  'contract.cancel': [72, struct({ accountId, ticketId })],
  /** `lots` absent: all that is left. Fills at the quote of the next tick, whatever it is. */
  'contract.close': [73, struct({ accountId, ticketId, lots: optional(lots) })],
  'contract.close_many': [74, struct({ accountId, choice: closeChoice, pairId: optional(pairId) })],
  /** Both exits as they are to be; what is absent is taken away. */
  'contract.set_exits': [75, struct({ accountId, ticketId, takeProfit: optional(exit), stopLoss: optional(exit) })],
  /** The exits that it names, each as it is to be or taken away; what it does not name stays as it is. */
  'contract.change_exits': [
    196,
    struct({ accountId, ticketId, takeProfit: optional(exitChange), stopLoss: optional(exitChange) }),
  ],
  /** Of an isolated ticket, between its margin and the balance. */
  'contract.move_margin': [76, struct({ accountId, ticketId, way: oneOf('add', 'remove'), amount })],
  /** Closes a ticket and orders the same size the other way; both fill at the next tick. */
  'contract.reverse': [77, struct({ accountId, ticketId })],
} as const;

export const contractResults = {
  'contract.set_terms': struct({ termsId: uint }),
  'contract.open': struct({
    ticketId,
    /** Frozen until it fills: margin and fee at the worst price it may fill at. */
    hold: amount,
  }),
  'contract.cancel': struct({ ticketId, released: amount }),
  'contract.close': struct({ ticketId, status: ticketStatus }),
  'contract.close_many': struct({ ticketIds: listOf(ticketId) }),
  'contract.set_exits': struct({ ticketId }),
  'contract.change_exits': struct({ ticketId }),
  'contract.move_margin': struct({ ticketId, margin: amount }),
  'contract.reverse': struct({ ticketId, newTicketId: ticketId }),
} as const;
