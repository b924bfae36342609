import {
  contractSlippageMax,
  type Direction,
  type Lots,
  sideOf,
  trailRefusal,
  trailStop,
} from '@candor/exchange/rules';
import { type Atoms, atoms, ppmFromPercent, type Price, priceFromText } from '@candor/money';
import type { ContractRules } from '#features/position-model/market.ts';
import { lotsFor, type OpenFigures, openFigures } from '#features/position-model/open-figures.ts';
import type { ExitDraftProblem } from '../exits/exit-drafts.ts';
import { lotsOf } from '../lots.ts';
import { type ContractForm, fieldsOf } from './contract-form.ts';
import { areExitsMissing, orderExitsProblem } from './order-exits.ts';
import { requestFrom, trailTermsFrom } from './contract-request.ts';

/** The facts of the market and of the account that the form needs. */
export interface ContractFacts {
  readonly rules: ContractRules;
  readonly isTrading: boolean;
  /** False: the market behind a stock is closed. */
  readonly isOpen: boolean;
  /** The mark, or in a closed market the last one of its session; absent without one, or without a fresh one. */
  readonly index: Price | undefined;
  /** The amount that the contract account may use; absent until known. */
  readonly spendable: Atoms | undefined;
  /** The size that the house still covers, in hundredths of a lot. */
  readonly room: Readonly<Record<Direction, Lots>>;
}

/** The reason that an order cannot be sent in a direction. `isMistake` false: something is simply not filled in yet. */
export type ContractProblem =
  | { readonly kind: 'not_trading' | 'not_offered' | 'market_closed' | 'index_stale' | 'slippage' | 'exits_missing' }
  | {
      readonly kind:
        | 'lots_missing'
        | 'amount_missing'
        | 'trigger_missing'
        | 'trigger_reached'
        | 'trail_missing'
        | 'price_missing'
        | 'balance';
    }
  | { readonly kind: 'lots_min' | 'lots_max' | 'room'; readonly lots: Lots }
  | { readonly kind: 'multiple'; readonly most: number }
  | ExitDraftProblem;

const waiting: ReadonlySet<ContractProblem['kind']> = new Set([
  'lots_missing',
  'amount_missing',
  'trigger_missing',
  'trail_missing',
  'price_missing',
  'exits_missing',
]);

/** Something is wrong, and not only missing. */
export function isMistake({ kind }: ContractProblem): boolean {
  return !waiting.has(kind);
}

/** The mark that an order is reckoned from: the present one, that of its trigger, or the stop of its trail as it stands at first. */
export function indexFor(form: ContractForm, { index, rules }: ContractFacts, direction: Direction): Price | undefined {
  if (form.trails) {
    const terms = trailTermsFrom(form);
    const from = terms?.activationPrice ?? index;
    return terms && from && trailStop(rules.grid, sideOf(direction, 'open'), terms, from);
  }
  return form.waits ? priceFromText(form.triggerPrice) : index;
}

/** The figures of the form in one direction; `undefined` while it cannot be reckoned. */
export function figuresOf(form: ContractForm, facts: ContractFacts, direction: Direction): OpenFigures | undefined {
  const lots = lotsOf(form.lots);
  const request = requestFrom(form, direction);
  const index = indexFor(form, facts, direction);
  if (lots === undefined || request === undefined || index === undefined) return undefined;
  return openFigures(facts.rules, index, { ...request, lots });
}

/** The reason that the form cannot be sent in a direction; `undefined`: it can, as far as the app knows. */
export function problemOf(form: ContractForm, facts: ContractFacts, direction: Direction): ContractProblem | undefined {
  return marketProblem(form, facts) ?? fieldProblem(form, facts) ?? orderProblem(form, facts, direction);
}

function marketProblem(form: ContractForm, facts: ContractFacts): ContractProblem | undefined {
  if (!facts.rules.isOffered) return { kind: 'not_offered' };
  if (!facts.isTrading) return { kind: 'not_trading' };
  if (!facts.isOpen && (form.entryType === 'market' || form.waits)) return { kind: 'market_closed' };
  if (facts.index === undefined) return { kind: 'index_stale' };
  return undefined;
}

function fieldProblem(form: ContractForm, { rules, index }: ContractFacts): ContractProblem | undefined {
  const fields = fieldsOf(form);
  if (fields.some((field) => form.unreadable.has(field))) return { kind: 'unreadable' };
  const slippage = ppmFromPercent(form.slippage);
  if (form.entryType === 'market' && (slippage === undefined || slippage < 1 || slippage > contractSlippageMax)) {
    return { kind: 'slippage' };
  }
  if (form.waits && form.triggerPrice === '') return { kind: 'trigger_missing' };
  if (form.entryType === 'limit' && form.price === '') return { kind: 'price_missing' };
  if (form.trails && form.trail === '') return { kind: 'trail_missing' };
  for (const field of ['triggerPrice', 'activationPrice', 'price'] as const) {
    if (!fields.includes(field) || form[field] === '') continue;
    const price = priceFromText(form[field]);
    if (price === undefined || price % rules.grid.tick !== 0) return { kind: 'off_tick' };
  }
  if (form.waits && priceFromText(form.triggerPrice) === index) return { kind: 'trigger_reached' };
  const lots = lotsOf(form.lots);
  if (lots === undefined && form.unit === 'lots') return { kind: 'lots_missing' };
  if (lots === undefined && form.amount === '') return { kind: 'amount_missing' };
  // An amount that buys not even a hundredth of a lot.
  if (lots === undefined) return { kind: 'lots_min', lots: rules.lotsMin };
  if (lots < rules.lotsMin) return { kind: 'lots_min', lots: rules.lotsMin };
  if (lots > rules.lotsMax) return { kind: 'lots_max', lots: rules.lotsMax };
  if (areExitsMissing(form)) return { kind: 'exits_missing' };
  return undefined;
}

function orderProblem(form: ContractForm, facts: ContractFacts, direction: Direction): ContractProblem | undefined {
  const trail = trailProblem(form, facts, direction);
  if (trail !== undefined) return trail;
  const figures = figuresOf(form, facts, direction);
  const lots = lotsOf(form.lots);
  if (figures === undefined || lots === undefined) return { kind: 'unreadable' };
  if (form.multiple > figures.multipleMax) return { kind: 'multiple', most: figures.multipleMax };
  if (facts.spendable !== undefined && figures.hold > facts.spendable) return { kind: 'balance' };
  if (lots > facts.room[direction]) return { kind: 'room', lots: facts.room[direction] };
  return orderExitsProblem(form, facts, { direction, lots, figures });
}

function trailProblem(
  form: ContractForm,
  { index, rules }: ContractFacts,
  direction: Direction,
): ContractProblem | undefined {
  if (!form.trails || index === undefined) return undefined;
  const terms = trailTermsFrom(form);
  if (terms === undefined) return { kind: 'trail' };
  if ((terms.trailDistance ?? 0) % rules.grid.tick !== 0) return { kind: 'off_tick' };
  const refusal = trailRefusal(sideOf(direction, 'open'), terms, index);
  if (refusal === undefined) return undefined;
  return { kind: refusal === 'trail_invalid' ? 'trail' : 'activation' };
}

/** The lots that a share of the free funds pays for, in the direction that gets fewer. */
export function lotsForPercent(form: ContractForm, facts: ContractFacts, percent: number): Lots | undefined {
  if (facts.spendable === undefined) return undefined;
  const spend = atoms((facts.spendable * BigInt(percent)) / 100n);
  let fewest: Lots | undefined;
  for (const direction of ['long', 'short'] as const) {
    const request = requestFrom(form, direction);
    const index = indexFor(form, facts, direction);
    if (request === undefined || index === undefined) return undefined;
    const lots = lotsFor(facts.rules, index, request, spend, facts.room[direction]);
    if (fewest === undefined || lots < fewest) fewest = lots;
  }
  return fewest;
}

/**
 * The share of the free funds that the form takes, for the slider: its last position, or the share of the typed lots.
 */
export function percentHeld(form: ContractForm, facts: ContractFacts): number {
  if (form.percent !== undefined) return form.percent;
  const hold = figuresOf(form, facts, 'long')?.hold;
  if (hold === undefined || facts.spendable === undefined || facts.spendable <= 0n) return 0;
  const percent = (hold * 100n) / facts.spendable;
  return percent > 100n ? 100 : Number(percent);
}
