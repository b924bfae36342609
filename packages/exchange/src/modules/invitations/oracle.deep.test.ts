import {
  type AccountId,
  type AssetId,
  type Command,
  type CoreEvent,
  house,
  type Lots,
  restoreCore,
} from '@candor/exchange';
import { invitationSuspicions } from '@candor/exchange/rules';
import { dayMs, Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, NaiveInvitations, type NaiveRebate, pair, Runner, startWorld } from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/**
 * The core's rebates against the naive ones: random histories of trades, conversions, contracts and nights, of people who come by one
 * another, terms, splits, suspicions and switches. The naive model knows fees from the products' facts; the core, from its postings.
 */
const btc = pair['BTC/USDT'];

class Duel {
  readonly runner: Runner;
  readonly accounts: AccountId[];
  readonly naive = new NaiveInvitations(asset.USDT);
  readonly seen = new Map<string, number>();
  #heard = 0;

  constructor() {
    const maker = { BTC: 10n ** 10n, ETH: 10n ** 11n, USDT: 10n ** 13n };
    const { runner, users } = startWorld({ users: 5, maker, contracts: {} });
    this.runner = runner;
    this.accounts = users;
    for (const accountId of users) {
      for (const assetId of [asset.BTC, asset.USDT]) runner.must({ type: 'practice.claim', accountId, assetId });
      const amount = atoms(50_000n * 1_000_000n);
      runner.must({ type: 'transfer.move', accountId, assetId: asset.USDT, amount, from: 'spot', to: 'contract' });
    }
    this.#tick(0);
    this.#hear();
  }

  operate(random: Seeded): void {
    const { runner } = this;
    const draw = random.below(100);
    if (draw < 6) runner.send(this.#terms(random));
    else if (draw < 16) runner.send(this.#bind(random));
    else if (draw < 20)
      runner.send({
        type: 'invitations.hold',
        accountId: this.#one(random),
        suspicion: random.pick(invitationSuspicions),
      });
    else if (draw < 27)
      runner.send({
        type: 'invitations.decide',
        accountId: this.#one(random),
        decision: random.chance(1, 6) ? 'void' : 'release',
      });
    else if (draw < 32)
      runner.send({
        type: 'invitations.set_split',
        accountId: this.#one(random),
        friendShare: random.pick([0, 1, 333_333, 500_000, 1_000_000]) as Ppm,
      });
    else if (draw < 36) runner.send(this.#switch(random));
    else if (draw < 58) runner.send(this.#trade(random));
    else if (draw < 66) this.#convert(random);
    else if (draw < 80) runner.send(this.#contract(random));
    else if (draw < 84) runner.wait(random.pick([dayMs, 3_600_000]));
    else this.#tick(random.below(2_000) - 1_000);
    this.#hear();
  }

  /** Compares the facts of each new command, and the ledger's own lines with them. */
  #hear(): void {
    for (const { events, atMs } of this.runner.steps.slice(this.#heard)) {
      const expected = this.naive.rebatesOf(events, atMs);
      expect(inOrder(rebatesIn(events))).toEqual(inOrder(expected));
      expect(creditsIn(events)).toEqual(creditsOf(expected));
      for (const { kind, friendPart } of expected) {
        this.#count(kind);
        this.#count(friendPart > 0n ? 'shared with the friend' : 'the inviter’s alone');
      }
    }
    this.#heard = this.runner.steps.length;
  }

  #one(random: Seeded): AccountId {
    return random.pick(this.accounts);
  }

  #terms(random: Seeded): Command {
    const days = random.chance(1, 3) ? { days: 1 + random.below(3) } : {};
    return { type: 'invitations.set_terms', share: random.pick([0, 1, 200_000, 333_333, 500_000]) as Ppm, ...days };
  }

  #bind(random: Seeded): Command {
    const suspicions = random.chance(1, 4) ? [random.pick(invitationSuspicions)] : [];
    return { type: 'invitations.bind', accountId: this.#one(random), inviterId: this.#one(random), suspicions };
  }

  #switch(random: Seeded): Command {
    if (random.chance(1, 2)) {
      return { type: 'products.set_residence', accountId: this.#one(random), country: random.pick(['VN', 'CN']) };
    }
    const country = random.chance(1, 2) ? { country: random.pick(['VN', 'CN']) } : {};
    const availability = random.pick(['off', 'on', 'inherited', 'inherited'] as const);
    return { type: 'products.set_availability', product: 'invitations', ...country, availability };
  }

  #trade(random: Seeded): Command {
    const quantity = atoms(10_000n * BigInt(1 + random.below(300)));
    const order = {
      type: 'spot.place',
      accountId: this.#one(random),
      pairId: btc,
      side: random.pick(['buy', 'sell'] as const),
      quantity,
    } as const;
    if (random.chance(1, 2)) return { ...order, orderType: 'market', timeInForce: 'ioc' };
    const at = price(6_000_000_000_000 + 1_000_000 * (random.below(20_000) - 10_000));
    return { ...order, orderType: 'limit', timeInForce: 'gtc', price: at };
  }

  #convert(random: Seeded): void {
    const accountId = this.#one(random);
    const [fromAssetId, toAssetId] = random.pick([
      [asset.BTC, asset.USDT],
      [asset.USDT, asset.BTC],
    ] as const);
    const amount =
      fromAssetId === asset.BTC
        ? atoms(BigInt(1 + random.below(1_000_000)))
        : atoms(BigInt(1_000_000 + random.below(90_000_000)));
    const quoted = this.runner.send({ type: 'convert.quote', accountId, fromAssetId, toAssetId, amount });
    if (quoted.ok) this.runner.send({ type: 'convert.accept', accountId, quoteId: quoted.value.quoteId });
  }

  #contract(random: Seeded): Command {
    const accountId = this.#one(random);
    if (random.chance(1, 4)) return { type: 'contract.close_many', accountId, choice: 'all' };
    return {
      type: 'contract.open',
      accountId,
      pairId: btc,
      direction: random.pick(['long', 'short']),
      lots: (100 + random.below(400)) as Lots,
      multiple: random.pick([5, 20, 100]),
      marginMode: random.pick(['cross', 'isolated']),
    };
  }

  #tick(move: number): void {
    const step = (of: number, by: number) => price(of + by * 1_000_000);
    this.runner.tick([
      { pairId: btc, price: step(6_000_000_000_000, move * 50) },
      { pairId: pair['ETH/USDT'], price: step(300_000_000_000, move) },
    ]);
  }

  #count(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1);
  }
}

function rebatesIn(events: readonly CoreEvent[]): NaiveRebate[] {
  return events.flatMap((event) => {
    if (event.type !== 'invitations.rebated') return [];
    const { accountId: friend, inviterId: inviter, feeKind: kind, assetId, fee, friendPart, inviterPart } = event;
    return [{ friend, inviter, kind, assetId, fee, friendPart, inviterPart }];
  });
}

/** The ledger's changes by rebates, by account and asset. */
function creditsIn(events: readonly CoreEvent[]): Map<string, bigint> {
  const credits = new Map<string, bigint>();
  for (const event of events) {
    if (event.type !== 'ledger.posted') continue;
    for (const { accountId, walletType, assetId, kind, available, frozen } of event.lines) {
      if (kind === 'rebate') add(credits, [accountId, walletType, assetId], available + frozen);
    }
  }
  return credits;
}

function creditsOf(rebates: readonly NaiveRebate[]): Map<string, bigint> {
  const credits = new Map<string, bigint>();
  for (const { friend, inviter, assetId, friendPart, inviterPart } of rebates) {
    add(credits, [house.fees, 'house', assetId], -(friendPart + inviterPart));
    if (inviterPart > 0n) add(credits, [inviter, 'spot', assetId], inviterPart);
    if (friendPart > 0n) add(credits, [friend, 'spot', assetId], friendPart);
  }
  return credits;
}

function add(sums: Map<string, bigint>, of: readonly [AccountId | number, string, AssetId | number], by: bigint): void {
  const key = of.join(' ');
  sums.set(key, (sums.get(key) ?? 0n) + by);
}

function inOrder(rebates: readonly NaiveRebate[]): string[] {
  return rebates.map((one) => Object.values(one).join(' ')).sort();
}

test('RULES 16: every fee is shared as the naive model does it, to the atom', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 30, maxLength: 90 }), fc.nat({ max: 29 }), (seeds, half) => {
      const duel = new Duel();
      let twin: Runner | undefined;
      seeds.forEach((seed, index) => {
        duel.operate(new Seeded(seed));
        if (index === half) twin = new Runner(restoreCore(duel.runner.core.snapshot()), duel.runner.nowMs);
      });
      for (const { submission, sequence, atMs, applied } of duel.runner.steps) {
        if (twin === undefined || sequence <= twin.core.sequence) continue;
        expect(twin.core.apply(submission, sequence, atMs)).toEqual(applied);
      }
      expect(twin?.core.stateHash()).toEqual(duel.runner.core.stateHash());
      for (const [what, count] of duel.seen) seen.set(what, (seen.get(what) ?? 0) + count);
    }),
    { numRuns: 250, seed: 16 },
  );
  const kinds = ['trade_fee', 'convert_fee', 'contract_fee', 'overnight_fee'];
  for (const what of [...kinds, 'shared with the friend', 'the inviter’s alone']) {
    expect(seen.get(what), what).toBeGreaterThan(20);
  }
});
