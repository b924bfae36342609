import { textOfLots } from '@candor/api';
import { type Lots, lotsForMargin, lotsForNotional, marginFor, notionalAt, quotePrice } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsFromText, atomsToText, type Price, priceFromText } from '@candor/money';
import type { SizeUnit } from '#features/desk/trade-preferences.ts';
import { lotsOf } from '../lots.ts';
import type { ContractForm } from './contract-form.ts';
import { type ContractFacts, indexFor } from './contract-problems.ts';

/** An amount of money in a form shows so many decimals. */
export const amountDecimals = 2;

/** The price that a size is reckoned at: the limit, or of the two quotes the dearer one. */
function priceOf(form: ContractForm, facts: ContractFacts): Price | undefined {
  if (form.entryType === 'limit') return priceFromText(form.price);
  const { rules } = facts;
  const index = indexFor(form, facts, 'long');
  return index === undefined ? undefined : quotePrice(rules.grid, rules.spread, index, 'long', 'open');
}

/** The form with the lots that its amount comes to now, rounded down. One that is typed in lots, or slid, has its own. */
export function sized(form: ContractForm, facts: ContractFacts): ContractForm {
  if (form.unit === 'lots' || form.percent !== undefined) return form;
  const at = priceOf(form, facts);
  const { grid } = facts.rules;
  const amount = atomsFromText(form.amount, grid.quoteScale);
  if (at === undefined || amount === undefined) return { ...form, lots: '' };
  const lots =
    form.unit === 'value' ? lotsForNotional(grid, amount, at) : lotsForMargin(grid, amount, form.multiple, at);
  return { ...form, lots: lots === 0 ? '' : textOfLots(lots) };
}

/** The amount that lots come to in a unit of money, as text: rounded up to the cent, so that reading it again gives the same lots. */
export function amountOf(form: ContractForm, facts: ContractFacts, unit: SizeUnit, lots = lotsOf(form.lots)): string {
  const at = priceOf(form, facts);
  if (unit === 'lots' || lots === undefined || at === undefined) return '';
  const worth = worthOf(form, facts, unit, lots, at);
  const cent = 10n ** BigInt(facts.rules.grid.quoteScale - amountDecimals);
  return atomsToText(atoms(((worth + cent - 1n) / cent) * cent), facts.rules.grid.quoteScale);
}

function worthOf(form: ContractForm, { rules }: ContractFacts, unit: SizeUnit, lots: Lots, at: Price): Atoms {
  const notional = notionalAt(rules.grid, lots, at, 'up');
  return unit === 'value' ? notional : marginFor(notional, form.multiple);
}
