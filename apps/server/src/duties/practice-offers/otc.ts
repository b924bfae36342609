import { randomBytes } from 'node:crypto';
import type { AccountId, AssetId, Command, CommandOf, Exchange, OtcOrderView } from '@candor/exchange';
import { dayOf, minuteMs } from '@candor/kernel';
import { type Atoms, atoms, type Ppm, zero } from '@candor/money';
import type { Platform } from '@candor/platform';

interface Parts {
  readonly exchange: Pick<Exchange, 'query' | 'submit'>;
  readonly platform: Pick<Platform, 'accounts' | 'otc'>;
  readonly clock: () => number;
  /** Makes the people quicker. */
  readonly speed?: number;
}

interface Person {
  readonly key: string;
  /** Names say that they are simulated, and what one can try with them. */
  readonly nickname: string;
  readonly side: 'buy' | 'sell';
  /** Dollars for a USDT, in hundredths. */
  readonly cents: number;
  /** Their way with an order that waits for them. */
  readonly habit: 'quick' | 'never_pays' | 'disputes';
}

const people: readonly Person[] = [
  { key: 'linh', nickname: 'SimLinh', side: 'sell', cents: 101, habit: 'quick' },
  { key: 'dora', nickname: 'SimDisputes', side: 'sell', cents: 102, habit: 'disputes' },
  { key: 'marco', nickname: 'SimMarco', side: 'buy', cents: 99, habit: 'quick' },
  { key: 'nina', nickname: 'SimNeverPays', side: 'buy', cents: 98, habit: 'never_pays' },
];

const methods = ['bank_transfer', 'wise'] as const;
const usdt = 3 as AssetId;
const dollar = 201 as AssetId;
const whole = 1_000_000n;
const offered = atoms(2_000n * whole);
const refillBelow = 500n * whole;
/** As long as they think, and as long as an operator does: enough to see that something waits. */
const thinksMs = 8_000;
const judgesMs = 30_000;
const desks = { disputed: 'practice-desk', appealed: 'practice-second' } as const;

/**
 * People to deal with in practice, all of them simulated and named so: one sells and one buys within seconds, one never pays, and one
 * disputes every payment. Simulated operators decide about them, and about no deal between users. Their funds are what the faucet
 * gives everybody.
 */
export class OtcPeople {
  readonly name = 'otc';
  readonly #parts: Parts;
  readonly #startedAs = randomBytes(8).toString('base64url');
  readonly #accounts = new Map<string, AccountId>();
  /** The day on which each had something of the faucet last. */
  readonly #claimedOn = new Map<string, number>();
  #sent = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  readonly look = async (): Promise<void> => {
    for (const person of people) {
      const accountId = await this.#accountOf(person);
      await this.#offer(person, accountId);
      for (const order of await this.#parts.exchange.query('liveOtcOrders', accountId)) {
        await this.#answer(person, accountId, order);
      }
    }
    await this.#judge();
  };

  async #accountOf({ key, nickname }: Person): Promise<AccountId> {
    const { exchange, platform } = this.#parts;
    let accountId = this.#accounts.get(key);
    if (accountId === undefined) {
      const user = await platform.accounts.ensureUser({
        email: `sim-otc-${key}@candor.example`,
        password: randomBytes(32).toString('base64url'),
        nickname,
        managed: 'house',
      });
      accountId = user.accountId as AccountId;
      const details = { holder: nickname, account: `SIM-${user.uid}`, place: 'Practice bank' };
      // Sealed anew it would be another row at each start.
      const kept = await platform.otc.methods(user.userId);
      for (const method of methods) {
        if (kept.get(method)?.details.account === details.account) continue;
        await platform.otc.setMethod(user.userId, method, { details, usableAtMs: 0 });
      }
      const { level } = await exchange.query('fundingAccount', accountId);
      if (level !== 'advanced')
        await this.#send({ type: 'funding.set_level', accountId, level: 'advanced' }, 'operator');
      this.#accounts.set(key, accountId);
    }
    return accountId;
  }

  /** Keeps an ad open and filled, out of what the faucet gives once a day: without more, it stays as it is. */
  async #offer(person: Person, accountId: AccountId): Promise<void> {
    const { side, cents } = person;
    const [ad] = await this.#parts.exchange.query('ownOtcAds', accountId);
    const left = ad?.quantity ?? zero;
    if (ad !== undefined && left >= refillBelow) return;
    await this.#claim(person, accountId);
    const quantity = side === 'buy' ? offered : atMost(offered, left + (await this.#spendable(accountId)));
    if (quantity <= left) return;
    const terms = {
      quantity,
      price: atoms(BigInt(cents) * whole),
      orderMin: atoms(1_000n),
      orderMax: atoms(100_000n),
      methods: [...methods],
      paymentMs: 15 * minuteMs,
      fromMinute: 0,
      toMinute: 0,
      levelMin: 'basic',
      completedMin: 0,
      completionMin: 0 as Ppm,
      ageDaysMin: 0,
      textHash: new Uint8Array(),
    } as const satisfies Omit<CommandOf<'otc.open_ad'>, 'type' | 'accountId' | 'side' | 'assetId' | 'fiatAssetId'>;
    if (ad === undefined) {
      await this.#send({ type: 'otc.open_ad', accountId, side, assetId: usdt, fiatAssetId: dollar, ...terms }, 'user');
    } else await this.#send({ type: 'otc.edit_ad', accountId, adId: ad.adId, ...terms }, 'user');
  }

  async #claim({ key }: Person, accountId: AccountId): Promise<void> {
    const { exchange, clock } = this.#parts;
    const today = dayOf(clock());
    if (this.#claimedOn.get(key) === today) return;
    const command = { type: 'practice.claim', accountId, assetId: usdt } as const;
    // After a restart on the same day the id has its answer already.
    await exchange.submit({ commandId: `practice:otc:${key}:${today}`, actor: 'user', command });
    this.#claimedOn.set(key, today);
  }

  async #spendable(accountId: AccountId): Promise<Atoms> {
    const balances = await this.#parts.exchange.query('balances', accountId);
    const own = balances.find(({ walletType, assetId }) => walletType === 'spot' && assetId === usdt);
    return own?.available ?? zero;
  }

  async #answer(
    { habit }: Person,
    accountId: AccountId,
    { orderId, state, role, sinceMs }: OtcOrderView,
  ): Promise<void> {
    if (!this.#isOver(sinceMs, thinksMs)) return;
    const own = { accountId, orderId } as const;
    if (role === 'buyer' && state === 'created' && habit === 'quick') {
      await this.#send({ type: 'otc.mark_paid', ...own }, 'user');
    }
    if (role !== 'seller' || state !== 'paid') return;
    if (habit === 'disputes') await this.#send({ type: 'otc.dispute', ...own, reason: 'not_paid' }, 'user');
    else await this.#send({ type: 'otc.release', ...own }, 'user');
  }

  /** Believes the buyer, as nobody has paid anything here. What users have with each other is for real operators. */
  async #judge(): Promise<void> {
    const simulated = new Set(this.#accounts.values());
    for (const { orderId, state, sinceMs, quantity, buyerId, sellerId } of await this.#parts.exchange.query(
      'otcCases',
    )) {
      if (!this.#isOver(sinceMs, judgesMs) || !(simulated.has(buyerId) || simulated.has(sellerId))) continue;
      const operator = state === 'appealed' ? desks.appealed : desks.disputed;
      const reason = 'payment_proven';
      await this.#send({ type: 'otc.decide', orderId, operator, amount: quantity, reason }, 'operator');
    }
  }

  #isOver(sinceMs: number, waitMs: number): boolean {
    const { clock, speed = 1 } = this.#parts;
    return clock() - sinceMs >= waitMs / speed;
  }

  /** A refusal is no fault: the next look finds the state then. */
  async #send(command: Command, actor: 'user' | 'operator'): Promise<void> {
    this.#sent += 1;
    await this.#parts.exchange.submit({ commandId: `otc:${this.#startedAs}:${this.#sent}`, actor, command });
  }
}

function atMost(most: Atoms, amount: bigint): Atoms {
  return amount < most ? atoms(amount) : most;
}
