import type { ArgumentsOf, previewSpotOrder } from '@candor/api';
import type { OrderRequest } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsFromText, ppmFromPercent, type Price, priceFromText } from '@candor/money';
import type { PairTerms } from '../pair-terms.ts';
import { isMarketKind, mayHave, mayHaveExits, type OrderForm, slippageUseOf, unitOf } from './order-form.ts';

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
      orderType: kind === 'trailing_stop' ? 'stop_market' : kind,
      timeInForce: isMarket
        ? mayHave.isWhole(form) && form.isWhole
          ? 'fok'
          : 'ioc'
        : form.lifetime === 'post_only'
          ? 'gtc'
          : form.lifetime,
      ...amount,
      ...defined({ slippage, ...(isMarket ? {} : { price }) }),
      ...(kind === 'limit' || kind === 'market' || kind === 'trailing_stop' ? {} : defined({ stopPrice })),
      ...(kind === 'limit' && form.lifetime === 'post_only' ? { isPostOnly: 'yes' as const } : {}),
      ...conditionsOf(form, terms, amount.quantity),
      ...(form.side === 'buy' && form.hasExits && mayHaveExits(form)
        ? { exits: { takeProfitPrice: priceOf(form.takeProfitPrice), stopLossPrice: priceOf(form.stopLossPrice) } }
        : {}),
    },
  };
}

/**
 * The conditions in the rules' terms; absent: none. Whether its time is still ahead only the server says. The order that follows a
 * sale buys the same amount back.
 */
function conditionsOf(
  form: OrderForm,
  terms: PairTerms,
  quantity: Atoms | undefined,
): Pick<OrderRequest, 'conditions'> {
  const { kind, goodTillMs, selfTrade, isWhole, visibleAmount, trailUnit, activationPrice } = form;
  const trails = kind === 'trailing_stop';
  const hasFollow = form.side === 'sell' && form.hasExits && mayHaveExits(form);
  const conditions = defined({
    expiresAtMs: mayHave.goodTill(form) ? goodTillMs : undefined,
    selfTrade: mayHave.selfTrade(form) && selfTrade !== 'expire_taker' ? selfTrade : undefined,
    visibleQuantity:
      mayHave.visibleAmount(form) && visibleAmount !== '' ? atomsFromText(visibleAmount, terms.baseScale) : undefined,
    trailRate: trails && trailUnit === 'percent' ? ppmFromPercent(form.trailPercent) : undefined,
    trailDistance: trails && trailUnit === 'price' ? priceOf(form.trailDistance) : undefined,
    activationPrice: trails ? priceOf(activationPrice) : undefined,
    followSide: hasFollow ? ('buy' as const) : undefined,
    followQuantity: hasFollow ? (quantity ?? atoms(0n)) : undefined,
    followLimitPrice: hasFollow ? priceOf(form.takeProfitPrice) : undefined,
    followStopPrice: hasFollow ? priceOf(form.stopLossPrice) : undefined,
  });
  const hasAny = Object.keys(conditions).length > 0 || (mayHave.isWhole(form) && isWhole);
  return hasAny ? { conditions } : {};
}

/** The input of `/coin/preview` and `/coin/trade`: the typed texts, so nothing is converted twice. */
export function inputFrom(form: OrderForm, terms: PairTerms): ArgumentsOf<typeof previewSpotOrder> {
  const isMarket = isMarketKind(form.kind);
  const isLimitKind = !isMarket && form.kind !== 'oco';
  const asks = form.hasExits && mayHaveExits(form);
  const hasExits = asks && form.side === 'buy';
  const hasFollow = asks && form.side === 'sell';
  const isTrailing = form.kind === 'trailing_stop';
  const text = (isUsed: boolean, amount: string) => (isUsed && amount !== '' ? amount : undefined);
  return {
    baseAssetId: terms.baseAssetId,
    quoteAssetId: terms.quoteAssetId,
    side: form.side,
    orderType: isTrailing ? 'stop_market' : form.kind,
    ...defined({
      quantity: text(unitOf(form) === 'base', form.amount),
      quoteAmount: text(unitOf(form) === 'quote', form.amount),
      price: text(!isMarket, form.price),
      stopPrice: text(form.kind !== 'limit' && form.kind !== 'market' && !isTrailing, form.stopPrice),
      stopLimitPrice: text(form.kind === 'oco', form.stopLimitPrice),
      slippagePercent: text(slippageUseOf(form) !== undefined, form.slippage),
      takeProfitPrice: text(hasExits, form.takeProfitPrice),
      stopLossPrice: text(hasExits, form.stopLossPrice),
      timeInForce: isLimitKind
        ? form.lifetime === 'post_only'
          ? 'gtc'
          : form.lifetime
        : mayHave.isWhole(form) && form.isWhole
          ? 'fok'
          : undefined,
      expiresAtMs: mayHave.goodTill(form) ? form.goodTillMs : undefined,
      selfTrade: mayHave.selfTrade(form) && form.selfTrade !== 'expire_taker' ? form.selfTrade : undefined,
      visibleQuantity: text(mayHave.visibleAmount(form), form.visibleAmount),
      trailPercent: text(isTrailing && form.trailUnit === 'percent', form.trailPercent),
      trailDistance: text(isTrailing && form.trailUnit === 'price', form.trailDistance),
      activationPrice: text(isTrailing, form.activationPrice),
      followSide: hasFollow ? 'buy' : undefined,
      followQuantity: text(hasFollow, form.amount),
      followLimitPrice: text(hasFollow, form.takeProfitPrice),
      followStopPrice: text(hasFollow, form.stopLossPrice),
      isPostOnly: form.kind === 'limit' && form.lifetime === 'post_only' ? true : undefined,
    }),
  };
}

function priceOf(text: string): Price | undefined {
  return text === '' ? undefined : priceFromText(text);
}

function amountOf(form: OrderForm, terms: PairTerms): Pick<OrderRequest, 'quantity' | 'quoteAmount'> {
  if (form.amount === '') return {};
  return unitOf(form) === 'quote'
    ? defined({ quoteAmount: atomsFromText(form.amount, terms.quoteScale) })
    : defined({ quantity: atomsFromText(form.amount, terms.baseScale) });
}

/** Leaves out absent fields: the compiler distinguishes "absent" from "undefined". */
function defined<T extends Record<string, unknown>>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
