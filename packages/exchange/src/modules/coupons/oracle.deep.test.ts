import {
  type AccountId,
  type Command,
  type CommandOf,
  type CouponId,
  type LoanId,
  type LoanProductId,
  type LockedDepositId,
  type LockedProductId,
  type Lots,
  type OrderId,
  restoreCore,
  type TicketId,
} from '@candor/exchange';
import { type CouponAct, type CouponKind, couponKinds, isCouponFor } from '@candor/exchange/rules';
import { Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import {
  asset,
  campaignFor,
  campaignNumbers,
  loanTermsFor,
  lockedTermsFor,
  minuteDays,
  NaiveCoupons,
  optionOrder,
  pair,
  Runner,
  startWorld,
} from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/**
 * The core's coupons against the naive ones: random histories of orders, tickets, options, deposits and loans, some with a coupon, of
 * revocations and of time that passes. All balances, funds and answers are the naive model's.
 */
const unit = 1_000_000n;
const funds = 60n * unit;

class Duel {
  readonly runner: Runner;
  readonly naive = new NaiveCoupons(funds);
  readonly accounts: AccountId[];
  readonly seen = new Map<string, number>();
  #issued = 0;

  constructor() {
    const { runner, users } = startWorld({
      users: 3,
      options: 10n ** 12n,
      contracts: {},
      maker: { BTC: 10n ** 10n, ETH: 10n ** 12n, USDT: 10n ** 13n },
    });
    this.runner = runner;
    this.accounts = users;
    runner.must({ type: 'house.fund', house: 'rewards_coupons', assetId: asset.USDT, amount: atoms(funds) });
    for (const house of ['treasury', 'rewards_locked'] as const) {
      runner.must({ type: 'house.fund', house, assetId: asset.USDT, amount: atoms(100_000n * unit) });
    }
    for (const accountId of users) {
      for (const assetId of [asset.BTC, asset.USDT]) runner.must({ type: 'practice.claim', accountId, assetId });
      for (const to of ['contract', 'options'] as const) {
        const amount = atoms(20_000n * unit);
        runner.must({ type: 'transfer.move', accountId, assetId: asset.USDT, amount, from: 'spot', to });
      }
    }
    runner.must(lockedTermsFor({ quota: atoms(10n ** 12n), accountMax: atoms(10n ** 11n) }));
    runner.must(loanTermsFor());
    for (const kind of couponKinds)
      runner.must(campaignFor(kind, { countMax: 10_000, accountMax: 1_000, lifeMs: 400_000 }));
    this.#tick(60_000);
  }

  operate(random: Seeded): void {
    const draw = random.below(100);
    const accountId = random.pick(this.accounts);
    if (draw < 24) this.#issue(accountId, random.pick(couponKinds));
    else if (draw < 62) this.#act(random, accountId);
    else if (draw < 74) this.#finish(random, accountId);
    else if (draw < 78) this.#cash(random, accountId);
    else if (draw < 80) this.#revoke(random);
    else if (draw < 97)
      for (let left = random.pick([1, 1, 25]); left > 0; left--) this.#tick(59_800 + random.below(400));
    else this.runner.wait(random.pick([20_000, minuteDays, 3 * minuteDays, 10 * minuteDays]));
  }

  compare(): void {
    const { core } = this.runner;
    for (const accountId of this.accounts) {
      const live = core.queries.coupons(accountId);
      const views = live.map(
        ({ couponId, use, paid }) =>
          `${couponId} ${use === undefined ? 'unused' : `${use.act} ${use.reference}`} ${paid}`,
      );
      expect(views).toEqual(this.naive.live(accountId));
    }
    const wallet = core.ledger.wallet(10 as AccountId, 'house', asset.USDT);
    expect([core.ledger.available(wallet), core.ledger.frozen(wallet)]).toEqual(this.naive.funds());
    for (const end of this.naive.ends()) this.#count(end);
    for (const accountId of this.accounts) expect(this.#posted(accountId)).toBe(this.naive.paidTo(accountId));
  }

  /** The payouts to an account in the ledger's own lines. */
  #posted(accountId: AccountId): bigint {
    let sum = 0n;
    for (const { events } of this.runner.steps) {
      for (const event of events) {
        if (event.type !== 'ledger.posted') continue;
        for (const line of event.lines) {
          if (line.accountId === accountId && line.kind === 'coupon_payout') sum += line.available;
        }
      }
    }
    return sum;
  }

  /** Sends a command; the naive model comes to the same moment first and hears its facts after it. */
  #send(command: Command, riding?: number): string {
    const { runner, naive } = this;
    if (riding !== undefined) runner.riding = riding as CouponId;
    const step = runner.step(command);
    const { outcome } = step.applied;
    naive.hear(step.events, step.atMs, outcome.ok ? riding : undefined);
    naive.passTo(step.atMs);
    return outcome.ok ? 'done' : outcome.code;
  }

  /** Lets everything that is due happen, so that the next command comes to a world at rest. */
  #settle(): void {
    this.runner.stepMs = 1;
    this.#send({ type: 'house.fund', house: 'dust', assetId: asset.USDT, amount: atoms(1n) });
    this.runner.stepMs = 0;
  }

  #tick(btc: number): void {
    this.runner.stepMs = 1;
    const step = this.runner.tick([
      { pairId: pair['BTC/USDT'], price: price(btc * 100_000_000) },
      { pairId: pair['ETH/USDT'], price: price(300_000_000_000) },
    ]);
    this.naive.hear(step.events, step.atMs);
    this.naive.passTo(step.atMs);
  }

  #issue(accountId: AccountId, kind: CouponKind): void {
    const { runner, naive } = this;
    this.#settle();
    const terms = campaignFor(kind, { lifeMs: 400_000 });
    const campaignId = campaignNumbers[kind];
    const { hash } = runner.core.queries.couponCampaigns().find((one) => one.terms.campaignId === campaignId) ?? {};
    const command = { type: 'coupons.issue', campaignId, accountIds: [accountId], termsHash: hash } as Command;
    const step = runner.step(command);
    naive.hear(step.events, step.atMs);
    const isFunded = naive.funds()[0] >= terms.worth;
    const { outcome } = step.applied;
    expect(outcome.ok ? 'done' : outcome.code).toBe(isFunded ? 'done' : 'rewards_insufficient');
    if (isFunded) naive.issue(accountId, terms, step.atMs);
    if (isFunded) this.#issued += 1;
    this.#count(isFunded ? 'issued' : 'not funded');
  }

  #act(random: Seeded, accountId: AccountId): void {
    this.#settle();
    const [act, command, size] = this.#command(random, accountId);
    const fitting = this.runner.core.queries
      .coupons(accountId)
      .find((one) => isCouponFor(one, act) && one.use === undefined);
    const any = 1 + Math.max(0, this.#issued - 1 - random.below(12));
    const number = random.chance(1, 6) ? undefined : random.chance(2, 3) ? (fitting?.couponId ?? any) : any;
    const refusal = number === undefined ? undefined : this.naive.refusal(accountId, number, act, size);
    const answer = this.#send(command, number);
    if (refusal === undefined) expect(answer.startsWith('coupon_')).toBe(false);
    else expect(answer).toBe(refusal);
    this.#count(`${act} ${refusal ?? answer}`);
  }

  #command(random: Seeded, accountId: AccountId): readonly [act: CouponAct, Command, size?: bigint] {
    const { runner } = this;
    const btc = pair['BTC/USDT'];
    switch (random.below(5)) {
      case 0: {
        const isMarket = random.chance(2, 3);
        const kind = isMarket
          ? ({ orderType: 'market', timeInForce: 'ioc' } as const)
          : ({ orderType: 'limit', timeInForce: 'gtc', price: price(6_000_000_000_000) } as const);
        const quantity = atoms(BigInt(1 + random.below(40)) * 10_000n);
        return [
          'spot',
          { type: 'spot.place', accountId, pairId: btc, side: random.pick(['buy', 'sell']), quantity, ...kind },
        ];
      }
      case 1: {
        const lots = (1 + random.below(300)) as Lots;
        const limit = random.chance(1, 4) ? { limitPrice: price(5_990_000_000_000) } : {};
        return [
          'contract',
          {
            type: 'contract.open',
            accountId,
            pairId: btc,
            direction: 'long',
            lots,
            multiple: 50,
            marginMode: 'isolated',
            ...limit,
          },
        ];
      }
      case 2: {
        const stake = atoms(BigInt(5 + random.below(30)) * unit);
        const direction = random.pick(['up', 'down'] as const);
        return ['options', optionOrder(runner, accountId, { stake, direction }), stake];
      }
      case 3: {
        const [product] = runner.core.queries.lockedProducts();
        const amount = atoms(BigInt(random.pick([99, 100, 1_000, 3_000])) * unit);
        const order = {
          type: 'locked.deposit',
          accountId,
          productId: 1 as LockedProductId,
          amount,
          renewal: 'off',
        } as const;
        return ['locked', { ...order, termsHash: product?.hash ?? new Uint8Array() }, amount];
      }
      default: {
        const [product] = runner.core.queries.loanProducts();
        const amount = atoms(BigInt(random.pick([100, 150, 300])) * unit);
        const order: CommandOf<'loans.borrow'> = {
          type: 'loans.borrow',
          accountId,
          productId: 1 as LoanProductId,
          amount,
          collateral: [{ assetId: asset.BTC, amount: atoms(2_000_000n) }],
          termsHash: product?.hash ?? new Uint8Array(),
          interest: product?.interest ?? (0 as Ppm),
        };
        return ['loans', order, amount];
      }
    }
  }

  /** Ends or continues something that is under way. */
  #finish(random: Seeded, accountId: AccountId): void {
    const { queries } = this.runner.core;
    const order = queries.openOrders(accountId)[0]?.orderId;
    const ticket = queries.tickets(accountId)[0];
    const deposit = queries.lockedDeposits(accountId)[0]?.depositId;
    const loan = queries.liveLoans(accountId)[0]?.loanId;
    const commands: readonly Command[] = [
      { type: 'spot.cancel', accountId, orderId: order ?? (1 as OrderId) },
      ticket?.status === 'pending'
        ? { type: 'contract.cancel', accountId, ticketId: ticket.ticketId }
        : { type: 'contract.close', accountId, ticketId: ticket?.ticketId ?? (1 as TicketId) },
      { type: 'locked.redeem', accountId, depositId: deposit ?? (1 as LockedDepositId) },
      {
        type: 'loans.repay',
        accountId,
        loanId: loan ?? (1 as LoanId),
        amount: atoms(BigInt(random.pick([2, 200_000_000]))),
      },
    ];
    this.#send(random.pick(commands));
  }

  #cash(random: Seeded, accountId: AccountId): void {
    const number = 1 + random.below(Math.max(this.#issued, 1));
    this.#settle();
    const step = this.runner.step({ type: 'coupons.use', accountId, couponId: number as CouponId });
    this.naive.hear(step.events, step.atMs);
    const { outcome } = step.applied;
    expect(outcome.ok ? 'done' : outcome.code).toBe(this.naive.useCash(accountId, number));
  }

  #revoke(random: Seeded): void {
    const number = 1 + random.below(Math.max(this.#issued, 1));
    this.#settle();
    const step = this.runner.step({ type: 'coupons.revoke', couponId: number as CouponId, reason: 'rules_broken' });
    this.naive.hear(step.events, step.atMs);
    const { outcome } = step.applied;
    expect(outcome.ok ? 'done' : outcome.code).toBe(this.naive.revoke(number));
  }

  #count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }
}

test('RULES 16: every coupon has paid what the naive model sums up, and every promise is funded', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 60, maxLength: 150 }), fc.nat({ max: 39 }), (seeds, half) => {
      const duel = new Duel();
      let twin: Runner | undefined;
      seeds.forEach((seed, index) => {
        duel.operate(new Seeded(seed));
        if (index === half) twin = new Runner(restoreCore(duel.runner.core.snapshot()), duel.runner.nowMs);
      });
      duel.compare();
      for (const { submission, sequence, atMs, applied } of duel.runner.steps) {
        if (twin === undefined || sequence <= twin.core.sequence) continue;
        expect(twin.core.apply(submission, sequence, atMs)).toEqual(applied);
      }
      expect(twin?.core.stateHash()).toEqual(duel.runner.core.stateHash());
      for (const [what, count] of duel.seen) seen.set(what, (seen.get(what) ?? 0) + count);
    }),
    { numRuns: 80, seed: 16 },
  );
  const used = couponKinds.map((kind) => `${kind} used`);
  const answers = ['spot', 'contract', 'options', 'locked', 'loans'].map((act) => `${act} done`);
  const others = ['fee_rebate expired', 'issued', 'not funded', 'spot coupon_active', 'loans coupon_not_for_act'];
  const reached = used.concat(answers, others, ['options coupon_amount_too_small']);
  for (const what of reached) expect(seen.get(what) ?? 0, what).toBeGreaterThan(5);
});
