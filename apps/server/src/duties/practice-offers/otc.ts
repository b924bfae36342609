import { randomBytes } from 'node:crypto';
import type { AccountId, AssetId, Command, CommandOf, Exchange, OtcOrderView } from '@candor/exchange';
import { dayOf } from '@candor/kernel';
import { atoms, type Ppm } from '@candor/money';
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
 * disputes every payment, about which simulated operators decide. Their funds are what the faucet gives everybody.
 */
export class OtcPeople {
  readonly name = 'otc';
  readonly #parts: Parts;
  readonly #startedAs = randomBytes(8).toString('base64url');
  readonly #accounts = new Map<string, AccountId>();
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
    const { platform } = this.#parts;
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
      for (const method of ['bank_transfer', 'wise']) await platform.otc.setMethod(user.userId, method, details);
      this.#accounts.set(key, accountId);
      await this.#send({ type: 'funding.set_level', accountId, level: 'advanced' }, 'operator');
    }
    return accountId;
  }

  /** Keeps an ad open and filled, out of what the faucet gives once a day. */
  async #offer({ key, side, cents }: Person, accountId: AccountId): Promise<void> {
    const { exchange, clock } = this.#parts;
    const [ad] = await exchange.query('ownOtcAds', accountId);
    if (ad !== undefined && ad.quantity >= refillBelow) return;
    await exchange.submit<'practice.claim'>({
      commandId: `practice:otc:${key}:${dayOf(clock())}`,
      actor: 'user',
      command: { type: 'practice.claim', accountId, assetId: usdt },
    });
    const terms = {
      quantity: offered,
      price: atoms(BigInt(cents) * whole),
      orderMin: atoms(1_000n),
      orderMax: atoms(100_000n),
      methods: ['bank_transfer', 'wise'],
      paymentMs: 900_000,
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

  /** Believes the buyer, as nobody has paid anything here. */
  async #judge(): Promise<void> {
    for (const { orderId, state, sinceMs, quantity } of await this.#parts.exchange.query('otcCases')) {
      if (!this.#isOver(sinceMs, judgesMs)) continue;
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
