import { type AddressCheck, type AddressProblem, checkAddress, checkPaymentCode } from '@candor/chain/addresses';
import type { AddressRow, RailRow } from '@candor/api';
import { withdrawalFigures } from '@candor/exchange/rules';
import { type Atoms, atomsFromText, atomsToText, zero } from '@candor/money';
import type { AmountProblem } from '#lib/parse-amount.ts';

/** The kind of destination: the typed or chosen value of each is kept while another one is shown. */
export type WithdrawWay = RailRow['destinationKind'];

/** `amount` is plain decimal text; '' is empty or, with a problem, not understood. */
export interface WithdrawForm {
  readonly way: WithdrawWay;
  readonly assetId: number | undefined;
  readonly railId: number | undefined;
  /** As typed, pasted or scanned; the book is looked up by it. */
  readonly address: string;
  /** The field was left, so its fault may be shown. */
  readonly isAddressLeft: boolean;
  readonly cardId: number | undefined;
  readonly amount: string;
  readonly unreadable: AmountProblem | undefined;
}

/** A card of either kind, as far as a withdrawal is concerned. */
export interface CardChoice {
  readonly destinationId: number;
  readonly railId: number;
  readonly bankName: string;
  /** Masked. */
  readonly account: string;
  readonly holder: string;
  readonly isUsable: boolean;
  readonly usableAtMs: number;
}

export interface WithdrawFacts {
  readonly rails: readonly RailRow[];
  readonly addresses: readonly AddressRow[];
  readonly cards: readonly CardChoice[];
  /** The free amount of the account that a rail pays out of, as decimal text. */
  readonly availableOf: (rail: RailRow) => string;
  readonly nowMs: number;
}

/** Of the address field: a booked one, a sound one that is not in the book, or its fault. */
export type AddressState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong'; readonly problem: AddressProblem }
  | { readonly kind: 'new'; readonly address: string }
  | { readonly kind: 'booked'; readonly row: AddressRow };

/** The destination of the money. */
export interface Destination {
  readonly destinationId: number;
  /** The address whole, or the masked card. */
  readonly place: string;
  readonly label: string;
  readonly usableAtMs: number;
}

export interface WithdrawSummary {
  /** Of the chosen way. */
  readonly rails: readonly RailRow[];
  readonly rail: RailRow | undefined;
  readonly available: string;
  readonly address: AddressState;
  readonly destination: Destination | undefined;
  readonly fee: string;
  /** Absent while there is no amount above the fee. */
  readonly receives: string | undefined;
}

/** In the order in which they are shown. */
export type WithdrawProblem =
  | 'nothing_offered'
  | 'closed'
  | 'address_missing'
  | 'address_unsound'
  | 'card_missing'
  | 'destination_waits'
  | 'amount_unreadable'
  | 'amount_missing'
  | 'amount_zero'
  | 'amount_insufficient'
  | 'amount_only_fee'
  | 'amount_too_small';

export const initialWithdrawForm: WithdrawForm = {
  way: 'address',
  assetId: undefined,
  railId: undefined,
  address: '',
  isAddressLeft: false,
  cardId: undefined,
  amount: '',
  unreadable: undefined,
};

const withoutAmount = { amount: '', unreadable: undefined } as const;

export const withdrawActions = {
  /** Other ways pay other assets out. */
  chooseWay: (form: WithdrawForm, way: WithdrawWay): WithdrawForm =>
    way === form.way ? form : { ...form, ...withoutAmount, way, assetId: undefined, railId: undefined },
  chooseAsset: (form: WithdrawForm, assetId: number): WithdrawForm => ({
    ...form,
    ...withoutAmount,
    assetId,
    railId: undefined,
    cardId: undefined,
  }),
  /** The amount stays: it is the same coin. */
  chooseRail: (form: WithdrawForm, railId: number): WithdrawForm => ({ ...form, railId, isAddressLeft: true }),
  typeAddress: (form: WithdrawForm, address: string): WithdrawForm => ({ ...form, address, isAddressLeft: false }),
  leaveAddress: (form: WithdrawForm): WithdrawForm => ({ ...form, isAddressLeft: form.address.trim() !== '' }),
  /** A code or a pasted text may be a payment link; its address is taken, the rest is not. */
  takeCode: (form: WithdrawForm, network: string, text: string): WithdrawForm => {
    const check = checkPaymentCode(network, text);
    return { ...form, address: check.ok ? check.address : text.trim(), isAddressLeft: true };
  },
  chooseBooked: (form: WithdrawForm, row: AddressRow): WithdrawForm => ({
    ...form,
    railId: row.railId,
    address: row.address,
    isAddressLeft: true,
  }),
  chooseCard: (form: WithdrawForm, card: CardChoice): WithdrawForm => ({
    ...form,
    railId: card.railId,
    cardId: card.destinationId,
  }),
  setAmount: (form: WithdrawForm, amount: string, unreadable?: AmountProblem): WithdrawForm => ({
    ...form,
    amount,
    unreadable,
  }),
  takeAll: (form: WithdrawForm, facts: WithdrawFacts): WithdrawForm =>
    withdrawActions.setAmount(form, summarizeWithdrawal(form, facts).available),
};

/** Of an asset, or of the first one when none was chosen: open ones are preferred. */
export function railOf(form: WithdrawForm, rails: readonly RailRow[]): RailRow | undefined {
  const assetId = form.assetId ?? rails.find(({ railId }) => railId === form.railId)?.assetId ?? rails[0]?.assetId;
  const own = rails.filter((rail) => rail.assetId === assetId);
  const chosen = own.find(({ railId }) => railId === form.railId);
  return chosen ?? own.find(({ takesWithdrawals }) => takesWithdrawals) ?? own[0];
}

function addressStateOf(text: string, rail: RailRow, addresses: readonly AddressRow[]): AddressState {
  if (text.trim() === '') return { kind: 'empty' };
  const check: AddressCheck = checkAddress(rail.network, text);
  if (!check.ok) return { kind: 'wrong', problem: check.problem };
  const row = addresses.find(({ railId, address }) => railId === rail.railId && address === check.address);
  return row === undefined ? { kind: 'new', address: check.address } : { kind: 'booked', row };
}

/** Cards that money of a rail can go to. */
export function cardsOf(rail: RailRow | undefined, cards: readonly CardChoice[]): readonly CardChoice[] {
  return cards.filter(({ railId }) => railId === rail?.railId);
}

export function summarizeWithdrawal(form: WithdrawForm, facts: WithdrawFacts): WithdrawSummary {
  const rails = facts.rails.filter(({ destinationKind }) => destinationKind === form.way);
  const rail = railOf(form, rails);
  if (rail === undefined) {
    const nothing = { available: '0', address: { kind: 'empty' }, destination: undefined, fee: '0' } as const;
    return { rails, rail, ...nothing, receives: undefined };
  }
  const address = addressStateOf(form.address, rail, facts.addresses);
  const amount = atomsFromText(form.amount, rail.scale) ?? zero;
  const { receives } = withdrawalFigures(amount, feeOf(rail));
  return {
    rails,
    rail,
    available: facts.availableOf(rail),
    address,
    destination: form.way === 'address' ? bookedPlace(address) : cardPlace(form, cardsOf(rail, facts.cards)),
    fee: rail.withdrawFee,
    receives: receives > 0n ? atomsToText(receives, rail.scale) : undefined,
  };
}

export function withdrawProblems(form: WithdrawForm, facts: WithdrawFacts): readonly WithdrawProblem[] {
  const summary = summarizeWithdrawal(form, facts);
  const { rail } = summary;
  if (rail === undefined) return ['nothing_offered'];
  if (!rail.takesWithdrawals) return ['closed'];
  return [...destinationProblems(form, summary, facts.nowMs), ...amountProblems(form, rail, summary.available)];
}

function destinationProblems(
  form: WithdrawForm,
  { address, destination }: WithdrawSummary,
  nowMs: number,
): readonly WithdrawProblem[] {
  if (form.way === 'address') {
    if (address.kind === 'empty') return ['address_missing'];
    if (address.kind === 'wrong') return ['address_unsound'];
  } else if (destination === undefined) return ['card_missing'];
  return destination !== undefined && destination.usableAtMs > nowMs ? ['destination_waits'] : [];
}

function amountProblems(form: WithdrawForm, rail: RailRow, available: string): readonly WithdrawProblem[] {
  if (form.unreadable !== undefined) return ['amount_unreadable'];
  if (form.amount === '') return ['amount_missing'];
  const amount = atomsFromText(form.amount, rail.scale);
  if (amount === undefined) return ['amount_unreadable'];
  if (amount === 0n) return ['amount_zero'];
  if (amount > atomsOf(available, rail)) return ['amount_insufficient'];
  if (amount < atomsOf(rail.withdrawMin, rail)) return ['amount_too_small'];
  return amount <= feeOf(rail) ? ['amount_only_fee'] : [];
}

function bookedPlace(address: AddressState): Destination | undefined {
  if (address.kind !== 'booked') return undefined;
  const { destinationId, address: place, label, usableAtMs } = address.row;
  return { destinationId, place, label, usableAtMs };
}

function cardPlace(form: WithdrawForm, cards: readonly CardChoice[]): Destination | undefined {
  const card =
    cards.find(({ destinationId }) => destinationId === form.cardId) ?? (cards.length === 1 ? cards[0] : undefined);
  if (card === undefined) return undefined;
  const { destinationId, account: place, bankName: label, usableAtMs } = card;
  return { destinationId, place, label, usableAtMs };
}

function feeOf(rail: RailRow): Atoms {
  return atomsOf(rail.withdrawFee, rail);
}

function atomsOf(text: string, rail: RailRow): Atoms {
  return atomsFromText(text, rail.scale) ?? zero;
}
