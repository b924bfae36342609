import type { RejectCode } from '@candor/exchange/rules';
import { priceFromText } from '@candor/money';
import { type AmountFieldName, fieldsOf, mayHaveExits, type OrderForm, trailField } from './order-form.ts';
import { availableFor, type OrderFacts, summarize } from './order-summary.ts';

/** The reason that the form cannot be sent yet, and the field to mend if there is one. */
export type OrderProblem =
  | { readonly kind: 'market_unknown' }
  | { readonly kind: 'unreadable'; readonly field: AmountFieldName }
  | { readonly kind: 'missing'; readonly field: AmountFieldName }
  | { readonly kind: 'refused'; readonly code: RejectCode; readonly field: AmountFieldName | undefined };

/** The first is the one to show. A field that is simply not filled in yet is `missing`: a reason, not a mistake. */
export function problems(form: OrderForm, facts: OrderFacts): readonly OrderProblem[] {
  const fields = fieldsOf(form);
  const found: OrderProblem[] = fields
    .filter((field) => form.unreadable.has(field))
    .map((field) => ({ kind: 'unreadable', field }));
  if (facts.market === undefined) return [...found, { kind: 'market_unknown' }];
  const isNeeded = (field: AmountFieldName) =>
    field === 'price' ||
    field === 'stopPrice' ||
    field === 'trailPercent' ||
    field === 'trailDistance' ||
    field === 'amount' ||
    field === 'slippage';
  for (const field of fields) {
    if (form[field] === '' && isNeeded(field) && !form.unreadable.has(field)) found.push({ kind: 'missing', field });
  }
  const wantsExits = form.hasExits && mayHaveExits(form);
  if (wantsExits && form.takeProfitPrice === '' && form.stopLossPrice === '') {
    found.push({ kind: 'missing', field: 'takeProfitPrice' });
  }
  if (found.length > 0) return found;
  const summary = summarize(form, facts);
  if (summary === undefined) return [{ kind: 'market_unknown' }];
  if (!summary.ok) return [{ kind: 'refused', code: summary.code, field: fieldAt(form, facts, summary.code) }];
  const available = availableFor(form, facts);
  // A market order without a counterparty would come back at once; the rules let it in, the form does not.
  if (form.kind === 'market' && summary.value.filled === 0n) {
    return [{ kind: 'refused', code: 'liquidity_insufficient', field: undefined }];
  }
  if (available !== undefined && summary.value.hold > available) {
    return [{ kind: 'refused', code: 'balance_insufficient', field: 'amount' }];
  }
  return [];
}

/** The field a refusal is about; `undefined` where it is about the order as a whole. */
function fieldAt(form: OrderForm, { terms }: OrderFacts, code: RejectCode): AmountFieldName | undefined {
  switch (code) {
    case 'price_missing':
    case 'price_out_of_band':
    case 'post_only_would_take':
      return 'price';
    case 'price_off_tick':
      return fieldsOf(form).find((field) => priceFields.has(field) && isOffTick(form[field], terms.tick));
    case 'stop_missing':
    case 'stop_would_trigger':
      return 'stopPrice';
    case 'oco_prices_wrong':
      return form.kind === 'oco' ? 'price' : 'takeProfitPrice';
    case 'visible_quantity_invalid':
      return 'visibleAmount';
    case 'trail_invalid':
      return trailField(form);
    case 'activation_price_wrong':
      return 'activationPrice';
    case 'exit_prices_wrong':
      return form.takeProfitPrice === '' ? 'stopLossPrice' : 'takeProfitPrice';
    case 'slippage_invalid':
      return 'slippage';
    case 'quantity_missing':
    case 'quantity_off_lot':
    case 'quantity_too_small':
    case 'quantity_too_large':
    case 'notional_too_small':
      return 'amount';
    default:
      return undefined;
  }
}

const priceFields: ReadonlySet<AmountFieldName> = new Set([
  'price',
  'stopPrice',
  'stopLimitPrice',
  'trailDistance',
  'activationPrice',
  'takeProfitPrice',
  'stopLossPrice',
]);

function isOffTick(text: string, tick: number): boolean {
  const price = priceFromText(text);
  return price !== undefined && price % tick !== 0;
}
