import { expect, test } from 'vitest';
import { type Command, commandTypes } from './commands.ts';

type FieldOf<T> = T extends bigint | number | string | boolean | undefined
  ? never
  : T extends readonly (infer Item)[]
    ? FieldOf<Item>
    : T extends object
      ? { [K in keyof T & string]: K | FieldOf<T[K]> }[keyof T & string]
      : never;

/**
 * Every field that any command has, and what it is to the one who sends it. A new one does not compile until it stands
 * here with a reason, and RULES 2 asks for a good one.
 */
const fields: Readonly<Record<FieldOf<Command>, string>> = {
  type: 'which command',
  mode: 'a choice of the founding',
  name: 'a label',
  code: 'a label of an asset',
  assetId: 'which asset',
  scale: 'decimals of an asset, at its listing',
  assetClass: 'kind of an asset, at its listing',
  pairId: 'which pair',
  baseAssetId: 'which asset',
  quoteAssetId: 'which asset',
  tick: 'grid of a pair, at its listing',
  lot: 'grid of a pair, at its listing',
  minNotional: 'limit of a pair, at its listing',
  maxQuantity: 'limit of a pair, at its listing',
  makerFee: 'terms for orders placed afterwards',
  takerFee: 'terms for orders placed afterwards',
  band: 'limit of a pair, at its listing',
  hasBook: 'kind of a pair, at its listing',
  cross: 'which pairs price a pair',
  numerator: 'which pair',
  denominator: 'which pair',
  status: 'whether a pair trades',
  gridIndex: 'which instant of the public tick tape',
  prices: 'the public tick tape: all symbols at once, for everybody',
  price: 'a public index price, or the limit of the one who orders',
  house: 'which house account',
  amount: 'how much the sender wants, or what everybody may claim',
  accountId: 'whose order, for the sender',
  from: 'which of his account types',
  to: 'which of his account types',
  spread: 'terms for quotes asked for afterwards',
  fee: 'terms for quotes asked for afterwards',
  minValue: 'terms for quotes asked for afterwards',
  fromAssetId: 'which asset',
  toAssetId: 'which asset',
  quoteId: 'which quote, made by the core',
  side: 'what the sender wants',
  orderType: 'what the sender wants',
  timeInForce: 'what the sender wants',
  isPostOnly: 'what the sender wants',
  stopPrice: 'what the sender wants',
  quantity: 'how much the sender wants',
  quoteAmount: 'how much the sender wants',
  slippage: 'what the sender accepts',
  exits: 'what the sender wants',
  takeProfitPrice: 'what the sender wants',
  stopLossPrice: 'what the sender wants',
  limitPrice: 'what the sender wants',
  stopLimitPrice: 'what the sender wants',
  orderId: 'which order of the sender',
  halfSpread: 'where the house itself quotes',
  step: 'where the house itself quotes',
  levels: 'where the house itself quotes',
};

test('RULES 2: no command sets an outcome, a settlement price, odds, a quote, a follower count or a balance', () => {
  const forbidden =
    /outcome|result|settle|strike|odds|payout|profit$|winner|balance|available|frozen|follower|credit|debit|rate$|toAmount/i;
  expect(Object.keys(fields).filter((name) => forbidden.test(name))).toEqual([]);
  expect(commandTypes.filter((type) => forbidden.test(type))).toEqual([]);
  expect(commandTypes).toContain('spot.place');
});
