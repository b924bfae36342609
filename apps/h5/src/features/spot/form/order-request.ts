import type { ArgumentsOf, previewSpotOrder } from '@candor/api';
import type { OrderRequest } from '@candor/exchange/rules';
import { atomsFromText, type Price, priceFromText } from '@candor/money';
import { type PairTerms, ppmFromPercent } from '../pair-terms.ts';
import { isMarketKind, mayHaveExits, type OrderForm, slippageUseOf, unitOf } from './order-form.ts';

/** The subject of the rules: one order, or the two legs of an OCO. */
export type Requested =
  | { readonly kind: 'one'; readonly order: OrderRequest }
  | { readonly kind: 'oco'; readonly limitLeg: OrderRequest; readonly stopLeg: OrderRequest };

/** The form in the rules' own terms. Empty fields stay absent: the rules find the missing ones, and their order. */
export function requestFrom(form: OrderForm, terms: PairTerms): Requested {
  const price = priceOf(form.price);
  const stopPrice = priceOf(form.stopPrice);
  const { side, kind } = form;
  const amount = amountOf(form, terms);
  const slippage = slippageUseOf(form) === undefined ? undefined : ppmFromPercent(form.slippage);
  if (kind === 'oco') {
    const stopLimitPrice = priceOf(form.stopLimitPrice);
    return {
      kind: 'oco',
      limitLeg: { side, orderType: 'limit', timeInForce: 'gtc', ...amount, ...defined({ price }) },
      stopLeg: {
        side,
        orderType: stopLimitPrice === undefined ? 'stop_market' : 'stop_limit',
        timeInForce: stopLimitPrice === undefined ? 'ioc' : 'gtc',
        ...amount,
        ...defined({ stopPrice, price: stopLimitPrice, slippage }),
      },
    };
  }
  const isMarket = isMarketKind(kind);
  return {
    kind: 'one',
    order: {
      side,
      orderType: kind,
      timeInForce: isMarket ? 'ioc' : form.lifetime === 'post_only' ? 'gtc' : form.lifetime,
      ...amount,
      ...defined({ slippage, ...(isMarket ? {} : { price }) }),
      ...(kind === 'limit' || kind === 'market' ? {} : defined({ stopPrice })),
      ...(kind === 'limit' && form.lifetime === 'post_only' ? { isPostOnly: 'yes' as const } : {}),
      ...(form.hasExits && mayHaveExits(form)
        ? { exits: { takeProfitPrice: priceOf(form.takeProfitPrice), stopLossPrice: priceOf(form.stopLossPrice) } }
        : {}),
    },
  };
}

/** The input of `/coin/preview` and `/coin/trade`: the typed texts, so nothing is converted twice. */
export function inputFrom(form: OrderForm, terms: PairTerms): ArgumentsOf<typeof previewSpotOrder> {
  const isMarket = isMarketKind(form.kind);
  const isLimitKind = !isMarket && form.kind !== 'oco';
  const hasExits = form.hasExits && mayHaveExits(form);
  const text = (isUsed: boolean, amount: string) => (isUsed && amount !== '' ? amount : undefined);
  return {
    baseAssetId: terms.baseAssetId,
    quoteAssetId: terms.quoteAssetId,
    side: form.side,
    orderType: form.kind,
    ...defined({
      quantity: text(unitOf(form) === 'base', form.amount),
      quoteAmount: text(unitOf(form) === 'quote', form.amount),
      price: text(!isMarket, form.price),
      stopPrice: text(form.kind !== 'limit' && form.kind !== 'market', form.stopPrice),
      stopLimitPrice: text(form.kind === 'oco', form.stopLimitPrice),
      slippagePercent: text(slippageUseOf(form) !== undefined, form.slippage),
      takeProfitPrice: text(hasExits, form.takeProfitPrice),
      stopLossPrice: text(hasExits, form.stopLossPrice),
      timeInForce: isLimitKind ? (form.lifetime === 'post_only' ? 'gtc' : form.lifetime) : undefined,
      isPostOnly: form.kind === 'limit' && form.lifetime === 'post_only' ? true : undefined,
    }),
  };
}

function priceOf(text: string): Price | undefined {
  return text === '' ? undefined : priceFromText(text);
}

function amountOf(form: OrderForm, terms: PairTerms) {
  if (form.amount === '') return {};
  return unitOf(form) === 'quote'
    ? defined({ quoteAmount: atomsFromText(form.amount, terms.quoteScale) })
    : defined({ quantity: atomsFromText(form.amount, terms.baseScale) });
}

/** Leaves out absent fields: the compiler distinguishes "absent" from "undefined". */
function defined<T extends Record<string, unknown>>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
