import type { OrderType, SelfTradeMode } from '@candor/exchange/rules';
import { stepped } from '#lib/step.ts';

/** The kinds of orders: every order type of RULES 4, the stop that trails, and OCO, which places two. */
export const orderKinds = [
  'limit',
  'market',
  'stop_limit',
  'stop_market',
  'trailing_stop',
  'take_profit_limit',
  'take_profit_market',
  'oco',
] as const satisfies readonly (OrderType | 'oco' | 'trailing_stop')[];
type OrderKind = (typeof orderKinds)[number];

/** The lifetime of a limit order; `post_only` stays and never takes. */
export const lifetimes = ['gtc', 'ioc', 'fok', 'post_only'] as const;
type Lifetime = (typeof lifetimes)[number];

const amountFields = [
  'price',
  'stopPrice',
  'stopLimitPrice',
  'trailPercent',
  'trailDistance',
  'activationPrice',
  'visibleAmount',
  'amount',
  'slippage',
  'takeProfitPrice',
  'stopLossPrice',
] as const;
export type AmountFieldName = (typeof amountFields)[number];

/** Amounts are plain decimal text; '' is empty or, where the field is in `unreadable`, not understood. */
export interface OrderForm extends Readonly<Record<AmountFieldName, string>> {
  readonly side: 'buy' | 'sell';
  readonly kind: OrderKind;
  readonly lifetime: Lifetime;
  /** The unit of `amount`; only market orders can be by quote amount. */
  readonly unit: 'base' | 'quote';
  /** The unit of the distance of a stop that trails; each has a field of its own. */
  readonly trailUnit: 'percent' | 'price';
  readonly hasExits: boolean;
  /** The minute until which it is good; absent: until it is cancelled. */
  readonly goodTillMs: number | undefined;
  readonly selfTrade: SelfTradeMode;
  /** Of a market order: all of it or nothing. */
  readonly isWhole: boolean;
  /** As the slider was left; absent once the amount was set otherwise. */
  readonly percent: number | undefined;
  readonly unreadable: ReadonlySet<AmountFieldName>;
}

export const initialOrderForm: OrderForm = {
  side: 'buy',
  kind: 'limit',
  lifetime: 'gtc',
  unit: 'base',
  price: '',
  stopPrice: '',
  stopLimitPrice: '',
  trailUnit: 'percent',
  trailPercent: '2',
  trailDistance: '',
  activationPrice: '',
  visibleAmount: '',
  amount: '',
  slippage: '',
  takeProfitPrice: '',
  stopLossPrice: '',
  hasExits: false,
  goodTillMs: undefined,
  selfTrade: 'expire_taker',
  isWhole: false,
  percent: undefined,
  unreadable: new Set(),
};

export function isMarketKind(kind: OrderKind): boolean {
  return kind === 'market' || kind === 'stop_market' || kind === 'take_profit_market' || kind === 'trailing_stop';
}

export function hasLimitPrice(kind: OrderKind): boolean {
  return !isMarketKind(kind);
}

export function hasStopPrice(kind: OrderKind): boolean {
  return kind !== 'limit' && kind !== 'market' && kind !== 'trailing_stop';
}

/** True when the stop price is above: buys stop above and take profit below, sells the other way (RULES 4). */
export function waitsForRise(form: Pick<OrderForm, 'side' | 'kind'>): boolean {
  const isStop = form.kind === 'stop_limit' || form.kind === 'stop_market' || form.kind === 'oco';
  return (form.side === 'buy') === isStop;
}

/** The lifetimes a kind may have: market kinds and OCO have their own. */
export function lifetimesOf(kind: OrderKind): readonly Lifetime[] {
  if (kind === 'limit') return lifetimes;
  return kind === 'stop_limit' || kind === 'take_profit_limit' ? ['gtc', 'ioc', 'fok'] : [];
}

/**
 * Take profit and stop loss sell the quantity that a buy brought; the legs of an OCO have none. A limit sale may be bought back
 * once it has filled, lower or higher.
 */
export function mayHaveExits(form: Pick<OrderForm, 'side' | 'kind'>): boolean {
  return form.side === 'buy' ? form.kind !== 'oco' : form.kind === 'limit';
}

/** Conditions that the kind and the lifetime leave room for. */
export const mayHave = {
  goodTill: ({ kind, lifetime }: OrderForm): boolean =>
    kind !== 'oco' &&
    kind !== 'market' &&
    (lifetimesOf(kind).length === 0 || isResting(lifetime) || hasStopPrice(kind)),
  selfTrade: ({ kind, lifetime }: OrderForm): boolean =>
    kind === 'market' || (kind === 'limit' && lifetime !== 'post_only'),
  visibleAmount: ({ kind, lifetime }: OrderForm): boolean =>
    kind !== 'oco' && hasLimitPrice(kind) && isResting(lifetime),
  isWhole: ({ kind }: OrderForm): boolean => kind === 'market',
};

function isResting(lifetime: Lifetime): boolean {
  return lifetime === 'gtc' || lifetime === 'post_only';
}

/** The number of conditions that the order has, for the button that opens them. */
export function conditionCount(form: OrderForm): number {
  const { goodTillMs, selfTrade, visibleAmount, isWhole } = form;
  const set = [
    mayHave.goodTill(form) && goodTillMs !== undefined,
    mayHave.selfTrade(form) && selfTrade !== 'expire_taker',
    mayHave.visibleAmount(form) && visibleAmount !== '',
    mayHave.isWhole(form) && isWhole,
  ];
  return set.filter(Boolean).length;
}

/** Market orders alone may be by quote amount. */
export function unitOf(form: OrderForm): 'base' | 'quote' {
  return form.kind === 'market' ? form.unit : 'base';
}

/** True when a stop loss follows the purchase. */
export function hasStopLoss(form: OrderForm): boolean {
  return form.side === 'buy' && form.hasExits && mayHaveExits(form) && form.stopLossPrice !== '';
}

/**
 * The use of a slippage: an order that trades at once, one that trades when it is triggered, or the stop loss that
 * follows a limit order. `undefined` where every part has its price.
 */
export function slippageUseOf(form: OrderForm): 'now' | 'trigger' | 'stop_loss' | undefined {
  if (form.kind === 'market') return 'now';
  if (isMarketKind(form.kind) || (form.kind === 'oco' && form.stopLimitPrice === '')) return 'trigger';
  return hasStopLoss(form) ? 'stop_loss' : undefined;
}

/** The field that holds the distance of a stop that trails. */
export function trailField({ trailUnit }: Pick<OrderForm, 'trailUnit'>): 'trailPercent' | 'trailDistance' {
  return trailUnit === 'percent' ? 'trailPercent' : 'trailDistance';
}

/** The fields that count for the chosen kind, in their order on the screen. */
export function fieldsOf(form: OrderForm): readonly AmountFieldName[] {
  const fields: AmountFieldName[] = [];
  if (hasLimitPrice(form.kind)) fields.push('price');
  if (hasStopPrice(form.kind)) fields.push('stopPrice');
  if (form.kind === 'oco') fields.push('stopLimitPrice');
  if (form.kind === 'trailing_stop') fields.push(trailField(form), 'activationPrice');
  fields.push('amount');
  if (mayHave.visibleAmount(form)) fields.push('visibleAmount');
  if (form.hasExits && mayHaveExits(form)) fields.push('takeProfitPrice', 'stopLossPrice');
  if (slippageUseOf(form) !== undefined) fields.push('slippage');
  return fields;
}

export const orderFormActions = {
  setSide: (form: OrderForm, side: OrderForm['side']): OrderForm =>
    side === form.side ? form : { ...form, side, amount: '', percent: undefined, unreadable: without(form, 'amount') },
  setKind(form: OrderForm, kind: OrderKind): OrderForm {
    const lifetime = lifetimesOf(kind).includes(form.lifetime) ? form.lifetime : 'gtc';
    // An amount in quote would silently become one in base.
    const keepsAmount = unitOf(form) === unitOf({ ...form, kind });
    return { ...form, kind, lifetime, ...(keepsAmount ? {} : { amount: '', percent: undefined }) };
  },
  setLifetime: (form: OrderForm, lifetime: Lifetime): OrderForm => ({ ...form, lifetime }),
  setUnit: (form: OrderForm, unit: OrderForm['unit']): OrderForm =>
    unit === form.unit ? form : { ...form, unit, amount: '', percent: undefined, unreadable: without(form, 'amount') },
  /** Sets a field to its amount, or to '' when its text is unreadable. */
  setField(form: OrderForm, field: AmountFieldName, amount: string, isReadable = true): OrderForm {
    const unreadable = isReadable ? without(form, field) : new Set([...form.unreadable, field]);
    return { ...form, [field]: amount, unreadable, ...(field === 'amount' ? { percent: undefined } : {}) };
  },
  /** The slider; `amount` is the amount of that share, already on the lot. */
  setPercent: (form: OrderForm, percent: number, amount: string): OrderForm => ({
    ...form,
    percent,
    amount,
    unreadable: without(form, 'amount'),
  }),
  setConditions: (
    form: OrderForm,
    conditions: Partial<Pick<OrderForm, 'goodTillMs' | 'selfTrade' | 'isWhole'>>,
  ): OrderForm => ({ ...form, ...conditions }),
  setExits: (form: OrderForm, hasExits: boolean): OrderForm => ({ ...form, hasExits }),
  /** A price tapped in the book: the limit price, or the trigger where there is no other. */
  takePrice(form: OrderForm, price: string): OrderForm {
    if (hasLimitPrice(form.kind)) return orderFormActions.setField(form, 'price', price);
    return hasStopPrice(form.kind) ? orderFormActions.setField(form, 'stopPrice', price) : form;
  },
  /** The first price of a pair, where nothing was typed: the last one, brought down to the tick. */
  suggestPrice(form: OrderForm, last: string, tick: string): OrderForm {
    if (form.price !== '' || form.unreadable.has('price')) return form;
    const above = stepped(last, tick, 1);
    return { ...form, price: stepped(above, tick, -1) };
  },
  /** After an order was taken: prices stay, so that the next one starts from them. */
  afterPlacing: (form: OrderForm): OrderForm => ({
    ...form,
    amount: '',
    percent: undefined,
    hasExits: false,
    takeProfitPrice: '',
    stopLossPrice: '',
    visibleAmount: '',
    goodTillMs: undefined,
    isWhole: false,
  }),
  /** Another pair: choices stay, typed texts do not. */
  forPair: (form: OrderForm): OrderForm => ({
    ...initialOrderForm,
    side: form.side,
    kind: form.kind,
    lifetime: form.lifetime,
    unit: form.unit,
  }),
};

function without(form: OrderForm, field: AmountFieldName): ReadonlySet<AmountFieldName> {
  return new Set([...form.unreadable].filter((name) => name !== field));
}
