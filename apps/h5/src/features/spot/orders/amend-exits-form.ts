import type { OrderRow } from '@candor/api';
import { type MarketView, planOrder, type RejectCode } from '@candor/exchange/rules';
import { atomsFromText, type Price, price, priceFromText } from '@candor/money';
import type { PairTerms } from '../pair-terms.ts';

/** New exits of a purchase that is not done; '' takes one away. */
interface AmendExitsForm {
  readonly takeProfitPrice: string;
  readonly stopLossPrice: string;
}

interface AmendExitsFacts {
  readonly order: OrderRow;
  readonly terms: PairTerms;
  readonly market: MarketView | undefined;
}

const readable = (text: string): Price | undefined => (text === '' ? undefined : priceFromText(text));

export const amendExitsForm = {
  initial: ({ takeProfitPrice, stopLossPrice }: OrderRow): AmendExitsForm => ({
    takeProfitPrice: takeProfitPrice ?? '',
    stopLossPrice: stopLossPrice ?? '',
  }),
  isChanged(form: AmendExitsForm, { takeProfitPrice, stopLossPrice }: OrderRow): boolean {
    return (
      readable(form.takeProfitPrice) !== readable(takeProfitPrice ?? '') ||
      readable(form.stopLossPrice) !== readable(stopLossPrice ?? '')
    );
  },
  /** The first reason to refuse the change: exits lie on either side of the order's own price. */
  problem(form: AmendExitsForm, { order, terms, market }: AmendExitsFacts): RejectCode | undefined {
    if (!amendExitsForm.isChanged(form, order)) return undefined;
    const exits = { takeProfitPrice: readable(form.takeProfitPrice), stopLossPrice: readable(form.stopLossPrice) };
    const quantity = atomsFromText(order.quantity ?? '', terms.baseScale);
    const entry = order.price === undefined ? market?.index : priceFromText(order.price);
    if (entry === undefined || market === undefined || quantity === undefined) return 'index_stale';
    if (exits.takeProfitPrice === undefined && exits.stopLossPrice === undefined) return undefined;
    const onTick = price(Math.floor(entry / terms.tick) * terms.tick);
    const limit = { side: 'buy', orderType: 'limit', timeInForce: 'gtc' } as const;
    const planned = planOrder(terms, market, { ...limit, price: onTick, quantity, exits }, 'exit');
    return planned.ok ? undefined : planned.code;
  },
};

/** True for a purchase that leaves exits when it is done. */
export function hasExits({ takeProfitPrice, stopLossPrice }: OrderRow): boolean {
  return takeProfitPrice !== undefined || stopLossPrice !== undefined;
}
