import {
  type AccountId,
  type Actor,
  type AssetId,
  type Command,
  type CommandOf,
  gridMs,
  houseNames,
  type OrderId,
  orderTypes,
  type PairId,
  pairStatuses,
  type QuoteId,
  type Submission,
  timesInForce,
  walletTypes,
} from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { type Atoms, atoms, type Ppm, type Price, price } from '@candor/money';
import { actorOf, asset, listPair, pair, practiceWorld } from '@candor/testkit';
import type { Told } from './auditors/auditor.ts';

const prices = { [pair['BTC/USDT']]: 60_000, [pair['ETH/USDT']]: 3_000, [pair['ACME/USDT']]: 150 } as const;
const oneUnit = 100_000_000;
const bookPairs = [pair['BTC/USDT'], pair['BTC/USDT'], pair['ETH/USDT'], pair['ETH/BTC']] as const;

/** Random users, a random market and a clumsy operator: everything the core can be sent, sensible and not. */
export class Traffic {
  readonly #random: Seeded;
  readonly #walk = new Map<PairId, number>(
    Object.entries(prices).map(([id, at]) => [Number(id) as PairId, at * oneUnit]),
  );
  readonly #accounts: AccountId[] = [];
  readonly #orders: { readonly orderId: OrderId; readonly accountId: AccountId }[] = [];
  readonly #quotes: { readonly quoteId: QuoteId; readonly accountId: AccountId }[] = [];
  #count = 0;

  constructor(random: Seeded) {
    this.#random = random;
  }

  /** The commands that found the world of this simulation. */
  founding(): Submission[] {
    const maker = { BTC: 10n ** 9n, ETH: 10n ** 10n, USDT: 10n ** 12n };
    return practiceWorld({ users: 6, maker }).map((command) => this.#submission(command));
  }

  next(nowMs: number): Submission {
    const command = this.#command(nowMs);
    const isImpostor = this.#random.chance(1, 150);
    return this.#submission(command, isImpostor ? this.#random.pick(['user', 'operator', 'system']) : actorOf(command));
  }

  /** Learns the numbers that answers give out. */
  hear({ submission, kind, outcome, events }: Told): void {
    if (kind !== 'fresh' || !outcome.ok) return;
    const { command } = submission;
    if (command.type === 'accounts.open') this.#accounts.push(outcome.value.accountId);
    if (command.type === 'convert.quote') {
      this.#quotes.push({ quoteId: outcome.value.quoteId, accountId: command.accountId });
    }
    for (const event of events) {
      if (event.type === 'spot.order_placed') this.#orders.push({ orderId: event.orderId, accountId: event.accountId });
      if (event.type === 'spot.order_ended') this.#forget(event.orderId);
    }
  }

  /** Most orders that have ended are not tried again. */
  #forget(orderId: OrderId): void {
    const position = this.#orders.findIndex((order) => order.orderId === orderId);
    if (position >= 0 && !this.#random.chance(1, 8)) this.#orders.splice(position, 1);
  }

  #submission(command: Command, actor: Actor = actorOf(command)): Submission {
    this.#count += 1;
    return { commandId: `sim:${this.#count}`, actor, command };
  }

  #command(nowMs: number): Command {
    const draw = this.#random.below(1_000);
    if (draw < 120) return this.#tick(nowMs);
    if (draw < 540) return this.#place();
    if (draw < 600) return this.#oco();
    if (draw < 690) return this.#cancel();
    if (draw < 700) return this.#cancelAll();
    if (draw < 760) return this.#amend();
    if (draw < 830) return { type: 'practice.claim', accountId: this.#account(), assetId: this.#assetId() };
    if (draw < 880) return this.#transfer();
    if (draw < 930) return this.#quote();
    if (draw < 970) return this.#accept();
    if (draw < 975) return { type: 'accounts.open' };
    return this.#office();
  }

  #tick(nowMs: number): Command {
    const random = this.#random;
    const isWrong = random.chance(1, 25);
    const gridIndex = isWrong ? random.below(2 ** 31) : Math.floor(nowMs / gridMs);
    for (const [pairId, at] of this.#walk) {
      const jump = random.chance(1, 40) ? 200 : 10;
      const next = Math.round((at * (10_000 + random.below(2 * jump + 1) - jump)) / 10_000);
      this.#walk.set(pairId, next);
    }
    const told = [...this.#walk]
      .filter(() => !random.chance(1, 12))
      .map(([pairId, at]) => ({ pairId, price: price(at) }));
    const extra = isWrong ? [{ pairId: random.below(6) as PairId, price: random.below(2) as Price }] : [];
    return { type: 'index.tick', gridIndex, prices: [...told, ...extra] };
  }

  #place(): Command {
    const random = this.#random;
    const pairId = this.#pairId();
    const orderType = random.chance(1, 2) ? 'limit' : random.pick(orderTypes);
    const isMarket = orderType.endsWith('market');
    const isOdd = random.chance(1, 12);
    const has = (usually: boolean) => (isOdd && random.chance(1, 4) ? !usually : usually);
    const isByQuote = orderType === 'market' && random.chance(1, 2);
    const side = random.pick(['buy', 'sell'] as const);
    const limit = this.#priceNear(pairId, 60);
    const order: CommandOf<'spot.place'> = {
      type: 'spot.place',
      accountId: this.#account(),
      pairId,
      side,
      orderType,
      timeInForce: has(isMarket) ? 'ioc' : random.pick(timesInForce),
      ...(random.chance(1, 12) ? { isPostOnly: 'yes' as const } : {}),
      ...(has(!isMarket) ? { price: limit } : {}),
      ...(has(orderType.includes('_')) ? { stopPrice: this.#priceNear(pairId, 150) } : {}),
      ...(has(!isByQuote) ? { quantity: this.#quantity(pairId) } : {}),
      ...(has(isByQuote) ? { quoteAmount: atoms(BigInt(random.below(2_000_000_000))) } : {}),
      ...(random.chance(1, 8) ? { slippage: random.below(210_000) as Ppm } : {}),
    };
    if (!random.chance(1, 8)) return order;
    const exits = {
      ...(random.chance(2, 3) ? { takeProfitPrice: price(limit + this.#grid(pairId).tick * random.below(4_000)) } : {}),
      ...(random.chance(2, 3) ? { stopLossPrice: this.#priceNear(pairId, 200) } : {}),
    };
    return { ...order, exits };
  }

  #oco(): Command {
    const pairId = this.#pairId();
    return {
      type: 'spot.place_oco',
      accountId: this.#account(),
      pairId,
      side: this.#random.pick(['buy', 'sell'] as const),
      quantity: this.#quantity(pairId),
      limitPrice: this.#priceNear(pairId, 100),
      stopPrice: this.#priceNear(pairId, 100),
      ...(this.#random.chance(1, 2) ? { stopLimitPrice: this.#priceNear(pairId, 100) } : {}),
    };
  }

  #cancel(): Command {
    const { orderId, accountId } = this.#order();
    return { type: 'spot.cancel', accountId: this.#owner(accountId), orderId };
  }

  #cancelAll(): Command {
    const isOnePair = this.#random.chance(2, 3);
    return { type: 'spot.cancel_all', accountId: this.#account(), ...(isOnePair ? { pairId: this.#pairId() } : {}) };
  }

  #amend(): Command {
    const { orderId, accountId } = this.#order();
    const pairId = this.#pairId();
    return {
      type: 'spot.amend',
      accountId: this.#owner(accountId),
      orderId,
      ...(this.#random.chance(1, 2) ? { price: this.#priceNear(pairId, 60) } : {}),
      ...(this.#random.chance(2, 3) ? { quantity: this.#quantity(pairId) } : {}),
    };
  }

  #transfer(): Command {
    const random = this.#random;
    const amount = atoms(BigInt(random.below(50_000_000)));
    const [from, to] = [random.pick(walletTypes), random.pick(walletTypes)];
    return { type: 'transfer.move', accountId: this.#account(), assetId: this.#assetId(), amount, from, to };
  }

  #quote(): Command {
    const amount = atoms(BigInt(this.#random.below(100_000_000)));
    const [fromAssetId, toAssetId] = [this.#assetId(), this.#assetId()];
    return { type: 'convert.quote', accountId: this.#account(), fromAssetId, toAssetId, amount };
  }

  #accept(): Command {
    const quote = this.#recent(this.#quotes, 3) ?? { quoteId: 1 as QuoteId, accountId: this.#account() };
    return { type: 'convert.accept', accountId: this.#owner(quote.accountId), quoteId: quote.quoteId };
  }

  /** What operators and the system do now and then. */
  #office(): Command {
    const random = this.#random;
    const pairId = this.#pairId();
    const [makerFee, takerFee] = [random.below(3_000) as Ppm, random.below(3_000) as Ppm];
    const choices: (() => Command)[] = [
      () => ({
        type: 'catalog.set_pair_status',
        pairId,
        status: random.chance(2, 3) ? 'trading' : random.pick(pairStatuses),
      }),
      () => ({ type: 'catalog.set_pair_fees', pairId, makerFee, takerFee }),
      () => ({
        type: 'spot.set_maker',
        pairId,
        halfSpread: random.below(1_000) as Ppm,
        step: random.below(1_000) as Ppm,
        levels: random.below(8),
        quantity: this.#quantity(pairId),
      }),
      () => ({
        type: 'house.fund',
        house: random.pick(houseNames),
        assetId: this.#assetId(),
        amount: atoms(BigInt(random.below(1_000_000_000))),
      }),
      () => ({ type: 'practice.set_faucet', assetId: this.#assetId(), amount: atoms(BigInt(random.below(10 ** 9))) }),
      () => ({
        type: 'convert.set_terms',
        spread: makerFee,
        fee: takerFee,
        minValue: atoms(BigInt(random.below(10 ** 7))),
      }),
      () => ({ type: 'genesis.found', mode: 'live', name: 'again' }),
      () => ({
        type: 'catalog.list_asset',
        assetId: this.#assetId(),
        code: 'AGAIN',
        name: '',
        scale: 8,
        assetClass: 'coin',
      }),
      () => listPair('BTC/USDT', { pairId: random.below(6_000) as PairId }),
    ];
    return random.pick(choices)();
  }

  #account(): AccountId {
    if (this.#random.chance(1, 200)) return this.#random.below(5_000) as AccountId;
    return this.#accounts.length === 0 ? (1_000 as AccountId) : this.#random.pick(this.#accounts);
  }

  /** Almost always the owner. */
  #owner(accountId: AccountId): AccountId {
    return this.#random.chance(1, 30) ? this.#account() : accountId;
  }

  #assetId(): AssetId {
    return this.#random.chance(1, 40)
      ? (this.#random.below(9) as AssetId)
      : this.#random.pick([asset.BTC, asset.ETH, asset.USDT]);
  }

  #pairId(): PairId {
    return this.#random.chance(1, 60) ? (this.#random.below(7) as PairId) : this.#random.pick(bookPairs);
  }

  #order(): { readonly orderId: OrderId; readonly accountId: AccountId } {
    return this.#recent(this.#orders) ?? { orderId: 1 as OrderId, accountId: this.#account() };
  }

  #recent<T>(all: readonly T[], reach = 60): T | undefined {
    return all[all.length - 1 - this.#random.below(Math.min(reach, all.length) + 1)];
  }

  #grid(pairId: PairId): { readonly tick: number; readonly lot: bigint } {
    return listPair(pairId === 3 ? 'ETH/BTC' : pairId === 2 ? 'ETH/USDT' : 'BTC/USDT');
  }

  #quantity(pairId: PairId): Atoms {
    const lots = BigInt(1 + this.#random.below(this.#random.chance(1, 40) ? 2_000_000_000 : 3_000));
    const isOff = this.#random.chance(1, 60);
    return atoms(lots * this.#grid(pairId).lot + (isOff ? 1n : 0n));
  }

  /** On the tick, some ten-thousandths around the index; now and then far away or off the tick. */
  #priceNear(pairId: PairId, reach: number): Price {
    const random = this.#random;
    const btc = this.#walk.get(pair['BTC/USDT']) ?? 1;
    const eth = this.#walk.get(pair['ETH/USDT']) ?? 1;
    const at = pairId === 3 ? Math.floor((eth * oneUnit) / btc) : pairId === 2 ? eth : btc;
    const wide = random.chance(1, 60) ? 9_000 : reach;
    const moved = Math.floor((at * (10_000 + random.below(2 * wide + 1) - wide)) / 10_000);
    const { tick } = this.#grid(pairId);
    return price(Math.max(1, Math.floor(moved / tick)) * tick + (random.chance(1, 80) ? 1 : 0));
  }
}
