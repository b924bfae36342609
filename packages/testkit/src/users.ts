import type {
  Actor,
  Command,
  CommandOf,
  OrderId,
  OrderType,
  QuoteId,
  ReplaceMode,
  SelfTradeMode,
  Side,
  TimeInForce,
  WalletType,
} from '@candor/exchange';
import { atoms, type Ppm } from '@candor/money';
import { type AmountText, amountOf, amountText, priceOfText } from './amounts.ts';
import { asset, type AssetCode, pair, type PairName } from './practice-world.ts';
import { type Action, type Row, thenThat } from './scenario.ts';
import type { Name, Scene } from './scene.ts';

/** Prices, shares and pairs as a row writes them. */
interface OrderText {
  /** Limit price. */
  readonly at?: string;
  readonly stop?: string;
  /** Instead of a quantity of the base asset. */
  readonly forQuote?: AmountText;
  readonly type?: OrderType;
  readonly tif?: TimeInForce;
  readonly postOnly?: true;
  /** In millionths. */
  readonly slippage?: number;
  readonly takeProfit?: string;
  readonly stopLoss?: string;
  readonly pair?: PairName;
  /** Good for so many whole minutes. */
  readonly goodMinutes?: number;
  readonly selfTrade?: SelfTradeMode;
  readonly visible?: AmountText;
  /** The way that its stop keeps from the best index: millionths, or a price. */
  readonly trails?: number | string;
  readonly trailsFrom?: string;
  readonly follow?: FollowText;
  /** An order with conditions, even if it has none: a market order may be fill-or-kill. */
  readonly conditional?: true;
  /** The name that later rows use for it. */
  readonly as?: string;
}

/** The order that is placed once another has filled whole. */
interface FollowText {
  readonly side: Side;
  readonly size: AmountText;
  readonly limit?: string;
  readonly stop?: string;
  readonly stopLimit?: string;
}

function answerOf(scene: Scene, command: Command, actor?: Actor): string {
  const { outcome } = scene.send(command, actor).applied;
  if (!outcome.ok) return outcome.code;
  const { status, reason } = outcome.value as { status?: string; reason?: string };
  if (status === undefined) return 'done';
  return reason === undefined ? status : `${status}: ${reason}`;
}

/** Sends any command unchanged. */
export function sends(says: string, command: Command, actor?: Actor): Action {
  return { says, send: (scene) => answerOf(scene, command, actor) };
}

const minuteMs = 60_000;

function conditionsOf(scene: Scene, text: OrderText): CommandOf<'spot.place_conditional'>['conditions'] | undefined {
  const { goodMinutes, selfTrade, visible, trails, trailsFrom, follow, conditional } = text;
  const parts = [goodMinutes, selfTrade, visible, trails, trailsFrom, follow, conditional];
  if (parts.every((part) => part === undefined)) return undefined;
  const { nowMs } = scene.runner;
  return {
    ...(goodMinutes === undefined ? {} : { expiresAtMs: (Math.floor(nowMs / minuteMs) + goodMinutes) * minuteMs }),
    ...(selfTrade === undefined ? {} : { selfTrade }),
    ...(visible === undefined ? {} : { visibleQuantity: amountOf(visible).atoms }),
    ...(typeof trails === 'number' ? { trailRate: trails as Ppm } : {}),
    ...(typeof trails === 'string' ? { trailDistance: priceOfText(trails) } : {}),
    ...(trailsFrom === undefined ? {} : { activationPrice: priceOfText(trailsFrom) }),
    ...(follow === undefined
      ? {}
      : {
          followSide: follow.side,
          followQuantity: amountOf(follow.size).atoms,
          ...(follow.limit === undefined ? {} : { followLimitPrice: priceOfText(follow.limit) }),
          ...(follow.stop === undefined ? {} : { followStopPrice: priceOfText(follow.stop) }),
          ...(follow.stopLimit === undefined ? {} : { followStopLimitPrice: priceOfText(follow.stopLimit) }),
        }),
  };
}

/** The command that a row's words mean. */
function orderCommand(
  scene: Scene,
  who: Name,
  side: Side,
  size: AmountText | undefined,
  text: OrderText,
): CommandOf<'spot.place'> | CommandOf<'spot.place_conditional'> {
  const isMarket = (text.type ?? (text.at === undefined ? 'market' : 'limit')).endsWith('market');
  const exits =
    text.takeProfit === undefined && text.stopLoss === undefined
      ? {}
      : {
          exits: {
            ...(text.takeProfit === undefined ? {} : { takeProfitPrice: priceOfText(text.takeProfit) }),
            ...(text.stopLoss === undefined ? {} : { stopLossPrice: priceOfText(text.stopLoss) }),
          },
        };
  const conditions = conditionsOf(scene, text);
  const order = {
    accountId: scene.accountOf(who),
    pairId: pair[text.pair ?? 'BTC/USDT'],
    side,
    orderType: text.type ?? (text.at === undefined ? 'market' : 'limit'),
    timeInForce: text.tif ?? (isMarket ? 'ioc' : 'gtc'),
    ...(text.postOnly ? { isPostOnly: 'yes' as const } : {}),
    ...(text.at === undefined ? {} : { price: priceOfText(text.at) }),
    ...(text.stop === undefined ? {} : { stopPrice: priceOfText(text.stop) }),
    ...(size === undefined ? {} : { quantity: amountOf(size).atoms }),
    ...(text.forQuote === undefined ? {} : { quoteAmount: amountOf(text.forQuote).atoms }),
    ...(text.slippage === undefined ? {} : { slippage: text.slippage as Ppm }),
    ...exits,
  } as const;
  return conditions === undefined
    ? { type: 'spot.place', ...order }
    : { type: 'spot.place_conditional', ...order, conditions };
}

class User {
  readonly #name: Name;

  constructor(name: Name) {
    this.#name = name;
  }

  buys(size: AmountText | undefined, text: OrderText = {}): Action {
    return this.#places('buy', size, text);
  }

  sells(size: AmountText | undefined, text: OrderText = {}): Action {
    return this.#places('sell', size, text);
  }

  /** A limit and a stop over one quantity; the legs are called `<as>.limit` and `<as>.stop`. */
  oco(
    side: Side,
    size: AmountText,
    text: { limit: string; stop: string; stopLimit?: string; slippage?: number; as?: string },
  ): Action {
    return {
      says: `${this.#name} places an OCO to ${side} ${size} ${JSON.stringify(text)}`,
      send: (scene) => {
        const terms = {
          accountId: scene.accountOf(this.#name),
          pairId: pair['BTC/USDT'],
          side,
          quantity: amountOf(size).atoms,
          limitPrice: priceOfText(text.limit),
          stopPrice: priceOfText(text.stop),
          ...(text.stopLimit === undefined ? {} : { stopLimitPrice: priceOfText(text.stopLimit) }),
        };
        const { outcome } = scene.send(
          text.slippage === undefined
            ? { type: 'spot.place_oco', ...terms }
            : { type: 'spot.place_bounded_oco', ...terms, slippage: text.slippage as Ppm },
        ).applied;
        if (!outcome.ok) return outcome.code;
        if (text.as !== undefined) {
          scene.orders.set(`${text.as}.limit`, outcome.value.limitOrderId);
          scene.orders.set(`${text.as}.stop`, outcome.value.stopOrderId);
        }
        return 'done';
      },
    };
  }

  cancels(label: string): Action {
    return this.#does(`cancels ${label}`, (scene, accountId) => ({
      type: 'spot.cancel',
      accountId,
      orderId: scene.order(label),
    }));
  }

  /** Cancels an order that was never placed. */
  cancelsNumber(orderId: number): Action {
    return this.#does(`cancels number ${orderId}`, (_scene, accountId) => ({
      type: 'spot.cancel',
      accountId,
      orderId: orderId as OrderId,
    }));
  }

  cancelsAll(name?: PairName): Action {
    return this.#does(`cancels all ${name ?? ''}`, (_scene, accountId) => ({
      type: 'spot.cancel_all',
      accountId,
      ...(name === undefined ? {} : { pairId: pair[name] }),
    }));
  }

  amends(label: string, to: { at?: string; size?: AmountText }): Action {
    return this.#does(`amends ${label} to ${JSON.stringify(to)}`, (scene, accountId) => ({
      type: 'spot.amend',
      accountId,
      orderId: scene.order(label),
      ...(to.at === undefined ? {} : { price: priceOfText(to.at) }),
      ...(to.size === undefined ? {} : { quantity: amountOf(to.size).atoms }),
    }));
  }

  /** Of a stop that waits. */
  amendsStop(label: string, to: { stop?: string; at?: string; size?: AmountText }): Action {
    return this.#does(`amends the stop ${label} to ${JSON.stringify(to)}`, (scene, accountId) => ({
      type: 'spot.amend_stop',
      accountId,
      orderId: scene.order(label),
      ...(to.stop === undefined ? {} : { stopPrice: priceOfText(to.stop) }),
      ...(to.at === undefined ? {} : { price: priceOfText(to.at) }),
      ...(to.size === undefined ? {} : { quantity: amountOf(to.size).atoms }),
    }));
  }

  /** Of an OCO, by either leg. */
  amendsOco(label: string, to: { limit?: string; stop?: string; stopLimit?: string }): Action {
    return this.#does(`amends the OCO ${label} to ${JSON.stringify(to)}`, (scene, accountId) => ({
      type: 'spot.amend_oco',
      accountId,
      orderId: scene.order(label),
      ...(to.limit === undefined ? {} : { limitPrice: priceOfText(to.limit) }),
      ...(to.stop === undefined ? {} : { stopPrice: priceOfText(to.stop) }),
      ...(to.stopLimit === undefined ? {} : { stopLimitPrice: priceOfText(to.stopLimit) }),
    }));
  }

  amendsExits(label: string, to: { takeProfit?: string; stopLoss?: string }): Action {
    return this.#does(`amends the exits of ${label} to ${JSON.stringify(to)}`, (scene, accountId) => ({
      type: 'spot.amend_exits',
      accountId,
      orderId: scene.order(label),
      ...(to.takeProfit === undefined ? {} : { takeProfitPrice: priceOfText(to.takeProfit) }),
      ...(to.stopLoss === undefined ? {} : { stopLossPrice: priceOfText(to.stopLoss) }),
    }));
  }

  /** Cancels `label` and places another order; the answer is that of the new one, or the code why there is none. */
  replaces(
    label: string,
    mode: ReplaceMode,
    [side, size, text]: readonly [side: Side, size: AmountText | undefined, text: OrderText],
  ): Action {
    return {
      says: `${this.#name} replaces ${label} (${mode}) ${side} ${size ?? ''} ${JSON.stringify(text)}`,
      send: (scene) => {
        const { type: _type, ...order } = orderCommand(scene, this.#name, side, size, { ...text, conditional: true });
        const next = scene.runner.core.spot.nextOrderId as OrderId;
        const conditions = 'conditions' in order ? order.conditions : {};
        const replacedId = scene.orders.get(label) ?? (9_999 as OrderId);
        const { outcome } = scene.send({ type: 'spot.replace', ...order, conditions, replacedId, mode }).applied;
        if (!outcome.ok) return outcome.code;
        if (text.as !== undefined) scene.orders.set(text.as, next);
        const { placed, refusal } = outcome.value;
        if (placed === undefined) return refusal;
        return placed.reason === undefined ? placed.status : `${placed.status}: ${placed.reason}`;
      },
    };
  }

  claims(code: AssetCode): Action {
    return this.#does(`claims ${code}`, (_scene, accountId) => ({
      type: 'practice.claim',
      accountId,
      assetId: asset[code],
    }));
  }

  moves(size: AmountText, from: WalletType, to: WalletType): Action {
    const { assetId, atoms: amount } = amountOf(size);
    return this.#does(`moves ${size} from ${from} to ${to}`, (_scene, accountId) => ({
      type: 'transfer.move',
      accountId,
      assetId,
      amount,
      from,
      to,
    }));
  }

  asksFor(size: AmountText, to: AssetCode, as = 'quote'): Action {
    const { assetId, atoms: amount } = amountOf(size);
    return {
      says: `${this.#name} asks for ${size} in ${to}`,
      send: (scene) => {
        const accountId = scene.accountOf(this.#name);
        const command = {
          type: 'convert.quote',
          accountId,
          fromAssetId: assetId,
          toAssetId: asset[to],
          amount,
        } as const;
        const { outcome } = scene.send(command).applied;
        if (!outcome.ok) return outcome.code;
        scene.quotes.set(as, outcome.value.quoteId);
        return 'done';
      },
    };
  }

  accepts(label = 'quote'): Action {
    return this.#does(`accepts ${label}`, (scene, accountId) => ({
      type: 'convert.accept',
      accountId,
      quoteId: (scene.quotes.get(label) ?? 9_999) as QuoteId,
    }));
  }

  /** Converts all that they have of some coins into USDT. */
  sweeps(codes: readonly AssetCode[], least = '0 USDT' as AmountText): Action {
    return this.#does(`sweeps ${codes.join(', ')} for ${least} or more`, (_, accountId) => ({
      type: 'convert.sweep',
      accountId,
      assetIds: codes.map((code) => asset[code]),
      leastTotal: amountOf(least).atoms,
    }));
  }

  /** Has an amount from the faucet, which pays once per asset and day. */
  has(size: AmountText): Action {
    const { assetId, atoms: amount } = amountOf(size);
    return {
      says: `${this.#name} has ${size}`,
      send: (scene) => {
        const usual = scene.runner.core.faucet.amounts.get(assetId) ?? atoms(0n);
        scene.send({ type: 'practice.set_faucet', assetId, amount });
        const accountId = scene.accountOf(this.#name);
        const answer = answerOf(scene, { type: 'practice.claim', accountId, assetId });
        scene.send({ type: 'practice.set_faucet', assetId, amount: usual });
        return answer;
      },
    };
  }

  /** Then: the available and the frozen amount of the spot wallet. */
  holds(available: AmountText, frozen = '0', walletType: WalletType = 'spot'): Row {
    const { code, assetId } = amountOf(available);
    return thenThat(
      `${this.#name} has ${available} and ${frozen} frozen in ${walletType}`,
      (scene) => {
        const balances = scene.runner.core.queries.balances(scene.accountOf(this.#name));
        const found = balances.find((balance) => balance.assetId === assetId && balance.walletType === walletType);
        const text = (amount: bigint | undefined) => amountText(atoms(amount ?? 0n), code);
        return [text(found?.available), text(found?.frozen)];
      },
      [available, `${frozen} ${code}`],
    );
  }

  #places(side: Side, size: AmountText | undefined, text: OrderText): Action {
    return {
      says: `${this.#name} ${side}s ${size ?? ''} ${JSON.stringify(text)}`,
      send: (scene) => {
        const next = scene.runner.core.spot.nextOrderId as OrderId;
        const answer = answerOf(scene, orderCommand(scene, this.#name, side, size, text));
        if (text.as !== undefined) scene.orders.set(text.as, next);
        return answer;
      },
    };
  }

  #does(says: string, command: (scene: Scene, accountId: ReturnType<Scene['accountOf']>) => Command): Action {
    return {
      says: `${this.#name} ${says}`,
      send: (scene) => answerOf(scene, command(scene, scene.accountOf(this.#name))),
    };
  }
}

export const alice = new User('alice');
export const bob = new User('bob');
export const carol = new User('carol');
