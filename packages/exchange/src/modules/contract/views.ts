import type { Encoded } from '@candor/kernel';
import type { Atoms, Ppm, Price } from '@candor/money';
import type { CommandOf } from '../../commands.ts';
import type { RejectCode } from '../../reject-codes.ts';
import type { AccountId, Lots, PairId, TermsId, TicketId, TicketStatus } from '../../vocabulary.ts';
import type { ValuesOf } from '../../fields.ts';
import type { ticketFields, TriggerMove } from './fields.ts';
import type { contractTerms, copySource, entryTrail, exit, liveTrailingExit } from './spec.ts';

export type ContractTerms = Encoded<typeof contractTerms>;
export type Exit = Encoded<typeof exit>;
export type TrailingExit = Encoded<typeof liveTrailingExit>;
export type EntryTrail = Encoded<typeof entryTrail>;
export type CopySource = Encoded<typeof copySource>;

/** An order for a contract: plain, with a trigger, or with conditions. */
export type ContractOrder =
  | CommandOf<'contract.open'>
  | CommandOf<'contract.open_at_trigger'>
  | CommandOf<'contract.open_conditional'>;

/** All exits of a ticket, of each kind the nearest to the mark first. */
export interface ExitSet {
  readonly takeProfits: readonly Exit[];
  readonly stopLosses: readonly Exit[];
  readonly trails: readonly TrailingExit[];
}

/** The mark that a pending ticket waits for before it is an order like any other. */
export interface EntryTrigger {
  readonly price: Price;
  readonly waitsFor: TriggerMove;
}

/** The present state of one market for contracts. */
export interface ContractMarketView {
  readonly termsId: TermsId;
  readonly terms: ContractTerms;
  /** Open interest, in hundredths of a lot. */
  readonly longLots: Lots;
  readonly shortLots: Lots;
  /** The largest size of a new ticket before the open interest is full. */
  readonly longRoom: Lots;
  readonly shortRoom: Lots;
}

/** A live ticket. `lots` are the open ones; of a pending ticket the ordered ones. `hold` is zero once it is filled. */
export interface TicketView extends Omit<ValuesOf<typeof ticketFields>, 'referencePrice'> {
  readonly status: TicketStatus;
  /** Asked to be closed at the next tick. */
  readonly closingLots: Lots;
  /** Absent while pending. */
  readonly entryPrice?: Price;
  readonly margin: Atoms;
  /** Profit paid out ahead of the close; zero for almost all. */
  readonly settled: Atoms;
  /** Charged and booked so far, earlier part closes included. */
  readonly feeTotal: Atoms;
  readonly overnightTotal: Atoms;
  readonly profitTotal: Atoms;
  readonly exits: ExitSet;
  readonly copyOf?: CopySource;
  /** While it waits for a mark. */
  readonly trigger?: EntryTrigger;
  /** While it trails the mark. */
  readonly trail?: EntryTrail;
  readonly orderedAtMs: number;
  readonly openedAtMs?: number;
  /** The rest is absent while pending, and without an index. */
  readonly figures?: TicketFigures;
}

/** The figures of a ticket at the present mark: the rules of `contract/rules`, which the app runs too. */
export interface TicketFigures {
  readonly markPrice: Price;
  readonly isStale: boolean;
  readonly unrealised: Atoms;
  readonly notional: Atoms;
  readonly maintenance: Atoms;
  /** Absent when no price above zero would liquidate it. */
  readonly liquidationPrice?: Price;
  readonly breakEvenPrice: Price;
  /** At the next 00:00 UTC, at the present mark. */
  readonly overnightForecast: Atoms;
  /** 1 (last to be deleveraged) to 5 (first), 0 when it is not in profit. */
  readonly deleverageRank: number;
}

/** The contract account in the unit of account. Isolated tickets are separate: only cross counts in risk. */
export interface ContractAccountView {
  readonly available: Atoms;
  /** Of pending orders. */
  readonly held: Atoms;
  readonly crossMargin: Atoms;
  readonly isolatedMargin: Atoms;
  readonly crossUnrealised: Atoms;
  readonly isolatedUnrealised: Atoms;
  /** Everything together: the account's equity. */
  readonly equity: Atoms;
  /** Of the cross tickets. */
  readonly maintenance: Atoms;
  /** Hundredths of a percent, rounded down; absent without a cross ticket. 8_000 is 80 %. */
  readonly riskRate?: number;
  /** The risk rate at which liquidation starts, to the nearest. */
  readonly liquidationRate?: number;
  /** The amount that may be used for a new ticket or moved away. */
  readonly spendable: Atoms;
}

export interface ContractPreview {
  /** Set when it would be refused; the figures are those of the requested ticket. */
  readonly rejects?: RejectCode;
  /** The fill price if the next tick repeats the index; the limit for a limit order that waits. */
  readonly price: Price;
  /** The worst price it may fill at. */
  readonly worstPrice: Price;
  readonly notional: Atoms;
  readonly hold: Atoms;
  readonly margin: Atoms;
  readonly openFee: Atoms;
  /** At the same price. */
  readonly closeFee: Atoms;
  /** Each night, at this price. */
  readonly overnightFee: Atoms;
  readonly breakEvenPrice: Price;
  readonly liquidationPrice?: Price;
  readonly maintenance: Atoms;
  readonly riskRateBefore?: number;
  readonly riskRateAfter?: number;
  readonly liquidationRateAfter?: number;
  readonly spendable: Atoms;
  /** The most lots that could be opened like this. */
  readonly lotsMax: Lots;
}

/** Payments for contracts that the house may have to make, and its funds for them. In the unit of account. */
interface ContractCoverView {
  readonly markets: readonly {
    readonly pairId: PairId;
    /** Owed to the holders of open tickets together, at the last index; zero when they owe it. */
    readonly owed: Atoms;
    /** The move of the index that new tickets have to leave room for. */
    readonly stress: Ppm;
    /** The cost of that move against the house. */
    readonly stressed: Atoms;
  }[];
  /** Available in `underwriting` and in `insurance`. */
  readonly underwriting: Atoms;
  readonly insurance: Atoms;
}

export interface ContractQueries {
  contractCover(): ContractCoverView;
  contractMarkets(): readonly ContractMarketView[];
  /** All versions of the terms that were ever in force, oldest first. */
  contractTerms(): readonly { readonly termsId: TermsId; readonly terms: ContractTerms }[];
  contractAccount(accountId: AccountId): ContractAccountView;
  /** Pending, open and closing, newest first. */
  tickets(accountId: AccountId): readonly TicketView[];
  /** Absent when it never existed, has ended, or belongs to another user. */
  ticket(accountId: AccountId, ticketId: TicketId): TicketView | undefined;
  previewContract(order: ContractOrder): ContractPreview;
}
