import {
  type AccountId,
  type Command,
  type CommandOf,
  type Core,
  createCore,
  type Direction,
  gridMs,
  newestRevision,
  type PairId,
} from '@candor/exchange';
import { present, Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { timed } from './table.ts';

const unit = 100_000_000;
const usdt = 3;
/** A whole minute, some hours before midnight. */
const startMs = 1_700_040_000_000;
const firstPrice = 1_000 * unit;
const tick = unit / 100;
/** The funds of each account for contracts, and for options, in USDT atoms. */
const faucet = 10n ** 13n;
export const ticketsPerAccount = 10;
export const optionSeconds = [30, 60, 120, 180, 300] as const;

type Loose = Record<string, unknown>;
type Order = CommandOf<'contract.open'>;

/**
 * A core with some pairs, accounts that are funded, and a clock that ticks. Prices walk by themselves; a test that
 * needs a certain move sets them.
 */
export class PositionsWorld {
  readonly core: Core = createCore();
  readonly random: Seeded;
  readonly pairIds: readonly PairId[];
  readonly prices: number[];
  nowMs = startMs;
  /** Of the last command, in bytes of facts. */
  lastEventBytes = 0;

  constructor(seed: string, pairs: number) {
    this.random = new Seeded(seed);
    this.pairIds = Array.from({ length: pairs }, (_, i) => (i + 1) as PairId);
    this.prices = this.pairIds.map(() => firstPrice);
    this.send({ type: 'genesis.found', mode: 'practice', name: 'bench' });
    this.send({ type: 'revision.adopt', revision: newestRevision });
    this.send({
      type: 'catalog.list_asset',
      assetId: usdt,
      code: 'USDT',
      name: 'Tether',
      scale: 6,
      assetClass: 'coin',
    });
    for (const pairId of this.pairIds) this.#listPair(pairId);
    this.send({ type: 'practice.set_faucet', assetId: usdt, amount: faucet });
    this.tick();
  }

  /** Puts so much behind contracts and options, in whole USDT. */
  fund(house: 'underwriting' | 'insurance', whole: bigint): void {
    this.send({ type: 'house.fund', house, assetId: usdt, amount: whole * 1_000_000n });
  }

  /** An account with funds in one of the wallets. */
  account(wallet: 'contract' | 'options', whole: bigint): AccountId {
    this.send({ type: 'accounts.open' });
    const accountId = (this.core.accounts.next - 1) as AccountId;
    this.send({ type: 'practice.claim', accountId, assetId: usdt });
    const amount = whole * 1_000_000n;
    this.send({ type: 'transfer.move', accountId, assetId: usdt, amount, from: 'spot', to: wallet });
    return accountId;
  }

  open(order: Omit<Order, 'type' | 'lots'> & { readonly lots: number }, exits: Loose = {}): void {
    this.send({ type: 'contract.open', ...order, ...exits });
  }

  /** Buys an option of five USDT now. */
  buy(accountId: AccountId, pairId: PairId, seconds: number): void {
    const direction = this.random.chance(1, 2) ? 'up' : 'down';
    this.send({
      type: 'options.buy',
      accountId,
      pairId,
      direction,
      seconds,
      stake: 5_000_000n,
      termsHash: this.#hash(pairId),
      validUntilMs: this.nowMs + 500,
    });
  }

  /** The next grid instant with the prices as they are; answers its milliseconds. */
  tick(): number {
    this.nowMs = (Math.floor(this.nowMs / gridMs) + 1) * gridMs;
    const gridIndex = this.nowMs / gridMs;
    const prices = this.pairIds.map((pairId, i) => ({ pairId, price: price(this.prices[i] as number) }));
    return this.send({ type: 'index.tick', gridIndex, prices });
  }

  /** Lets the pieces come that a moment has left, each in a record of its own. Answers the milliseconds of each. */
  pieces(): number[] {
    const took: number[] = [];
    for (let dueMs = this.core.pieceAtMs(this.nowMs + 450); dueMs !== undefined; ) {
      this.nowMs = Math.max(this.nowMs, dueMs);
      took.push(this.send({ type: 'clock.advance' }));
      dueMs = this.core.pieceAtMs(this.nowMs + 450);
    }
    return took;
  }

  /** Moves every price by up to so many ticks; it stays within 5 % of its start. */
  walk(ticks: number): void {
    this.prices.forEach((at, i) => {
      const moved = at + (this.random.below(2 * ticks + 1) - ticks) * tick;
      if (Math.abs(moved - firstPrice) < firstPrice / 20) this.prices[i] = moved;
    });
  }

  movePrices(share: number): void {
    this.prices.forEach((at, i) => {
      this.prices[i] = Math.round((at * share) / tick) * tick;
    });
  }

  /** Sends a command that has to be accepted; returns its milliseconds. */
  send(fields: Loose): number {
    const command = fields as unknown as Command;
    const sequence = this.core.sequence + 1;
    const actor = 'accountId' in fields ? 'user' : 'system';
    let refusal: string | undefined;
    const ms = timed(() => {
      const { outcome, eventBytes } = this.core.apply(
        { commandId: `b${sequence}`, actor, command },
        sequence,
        this.nowMs,
      );
      this.lastEventBytes = eventBytes.length;
      if (!outcome.ok) refusal = outcome.code;
    });
    if (refusal !== undefined) throw new Error(`${command.type} is refused: ${refusal}`);
    return ms;
  }

  #hash(pairId: PairId): Uint8Array {
    return present(this.core.options.currentTerms.get(pairId), 'options are offered').hash;
  }

  #listPair(pairId: PairId): void {
    const assetId = 100 + pairId;
    this.send({ type: 'catalog.list_asset', assetId, code: `C${pairId}`, name: '', scale: 8, assetClass: 'coin' });
    this.send({
      type: 'catalog.list_pair',
      pairId,
      baseAssetId: assetId,
      quoteAssetId: usdt,
      tick,
      lot: atoms(10_000n),
      minNotional: atoms(1n),
      maxQuantity: atoms(10n ** 12n),
      makerFee: 1_000,
      takerFee: 1_000,
      band: 500_000,
      hasBook: 'no',
    });
    this.send({
      type: 'options.set_terms',
      pairId,
      durations: optionSeconds.map((seconds) => ({ seconds, payout: 820_000 as Ppm })),
      stakeMin: atoms(1_000_000n),
      stakeMax: atoms(1_000_000_000n),
      exposureMax: atoms(10n ** 15n),
      isOffered: 'yes',
    });
    this.send({
      type: 'contract.set_terms',
      pairId,
      // A tenth of a coin: 100 USDT at the first price.
      lot: atoms(10_000_000n),
      lotsMin: 10,
      lotsMax: 1_000_000,
      accountLotsMax: 100_000_000,
      spread: 200,
      fee: 600,
      overnightRate: 109_500,
      liquidationFee: 5_000,
      stress: 200_000,
      tiers: [
        { floor: 0n, maintenance: 4_000 as Ppm, multipleMax: 100 },
        { floor: 50_000_000_000n, maintenance: 5_000 as Ppm, multipleMax: 50 },
      ],
      isOffered: 'yes',
    });
  }
}

/**
 * Fills a world with open tickets: half of the accounts cross, half isolated; both directions, all pairs, 5× to 40×,
 * every third with both exits. An account has about twice the margin of its tickets, so that a moving market gets near
 * to it.
 */
export function openPositions(world: PositionsWorld, count: number): void {
  const { random } = world;
  for (let i = 0; i < count / ticketsPerAccount; i++) {
    const accountId = world.account('contract', 500n);
    const marginMode = i % 2 === 0 ? 'cross' : 'isolated';
    for (let ticket = 0; ticket < ticketsPerAccount; ticket++) {
      const direction = random.chance(1, 2) ? 'long' : 'short';
      const pairId = random.pick(world.pairIds);
      const [lots, multiple] = [100 + random.below(300), 5 + random.below(36)];
      world.open(
        { accountId, pairId, direction, lots, multiple, marginMode },
        random.chance(1, 3) ? exitsOf(world, direction) : {},
      );
    }
    if (i % 50 === 49) world.tick();
  }
  world.tick();
}

/** Both exits, 1 to 6 % away. */
function exitsOf({ random }: PositionsWorld, direction: Direction): Loose {
  const away = (sign: 1 | -1) => ({ price: firstPrice + sign * (1_000 + random.below(5_000)) * tick });
  const isLong = direction === 'long';
  return { takeProfit: away(isLong ? 1 : -1), stopLoss: away(isLong ? -1 : 1) };
}
