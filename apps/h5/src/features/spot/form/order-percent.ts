import { planOrder } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsToText, mulDiv, smaller } from '@candor/money';
import type { PairTerms } from '../pair-terms.ts';
import { type OrderForm, unitOf } from './order-form.ts';
import { availableFor, type OrderFacts, summarize } from './order-summary.ts';

/**
 * The amount that a share of the free funds pays for, rounded down to the lot (quote amounts to the atom), as text for
 * the amount field. `undefined` while it is unknown: no free funds, or no price to compute with.
 */
export function amountForPercent(form: OrderForm, facts: OrderFacts, percent: number): string | undefined {
  const available = availableFor(form, facts);
  if (available === undefined || facts.market === undefined) return undefined;
  const spend = atoms(mulDiv(available, BigInt(percent), 100n, 'down'));
  if (unitOf(form) === 'quote') return quoteAmountFor(form, facts, spend);
  const lots = form.side === 'sell' ? spend / facts.terms.lot : lotsBought(form, facts, spend);
  return lots === undefined ? undefined : lotsText(facts.terms, lots);
}

/** Buying, the amount to spend; selling, the present proceeds of the base amount. */
function quoteAmountFor(form: OrderForm, { terms, market }: OrderFacts, spend: Atoms): string | undefined {
  if (form.side === 'buy') return atomsToText(spend, terms.quoteScale);
  if (market === undefined) return undefined;
  const quantity = atoms(spend - (spend % terms.lot));
  const plan = planOrder(terms, market, { side: 'sell', orderType: 'market', timeInForce: 'ioc', quantity });
  return plan.ok ? atomsToText(plan.value.walk.quote, terms.quoteScale) : undefined;
}

function lotsBought(form: OrderForm, facts: OrderFacts, spend: Atoms): bigint | undefined {
  const { terms, market } = facts;
  if (form.kind === 'market') {
    if (market === undefined) return undefined;
    const plan = planOrder(terms, market, { side: 'buy', orderType: 'market', timeInForce: 'ioc', quoteAmount: spend });
    return plan.ok ? BigInt(plan.value.walk.lots) : undefined;
  }
  // The hold of orders at these prices grows evenly with their lots, so the largest one yields the hold of one lot.
  const largest = summarize({ ...form, amount: terms.maxAmountText, hasExits: false, lifetime: 'gtc' }, facts);
  return largest?.ok ? mulDiv(spend, BigInt(terms.maxLots), largest.value.hold, 'down') : undefined;
}

function lotsText(terms: PairTerms, lots: bigint): string {
  const most = BigInt(terms.maxLots);
  const quantity = smaller(atoms(lots * terms.lot), atoms(most * terms.lot));
  return quantity === 0n ? '' : atomsToText(quantity, terms.baseScale);
}
