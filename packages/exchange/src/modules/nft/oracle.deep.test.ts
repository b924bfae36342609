import { createHmac } from 'node:crypto';
import {
  type AccountId,
  type Command,
  house,
  type NftItemId,
  type NftOrderId,
  type NftSaleId,
  restoreCore,
} from '@candor/exchange';
import { draw, minuteMs, Seeded } from '@candor/kernel';
import { hmacSha256, sha256 } from '@candor/kernel/hash';
import { atoms, type Ppm } from '@candor/money';
import {
  asset,
  NaiveNft,
  nftAuctionFor,
  nftSeed,
  nftSeriesFor,
  nftTermsFor,
  nftWorkFor,
  Runner,
  startWorld,
} from '@candor/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const usdt = 1_000_000n;
const people = 5;
const payMs = 2 * minuteMs;
const funds = 3_000n * usdt;

/** The core and the naive model side by side. */
class Duel {
  readonly runner: Runner;
  readonly users: AccountId[];
  readonly naive: NaiveNft;
  readonly seen = new Map<string, number>();

  constructor() {
    const { runner, users } = startWorld({ users: people, faucet: { USDT: funds } });
    this.runner = runner;
    this.users = users;
    runner.must(nftTermsFor());
    for (const accountId of users) runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    const makers = [0, 0, 1];
    for (const maker of makers) runner.must(nftWorkFor(users[maker] as AccountId, { paymentMs: payMs }));
    this.naive = new NaiveNft(
      users.map(() => funds),
      makers,
      payMs,
    );
    this.#tick();
  }

  operate(random: Seeded): void {
    const { naive, runner } = this;
    const draws = random.below(40);
    const who = random.below(people);
    const accountId = this.users[who] as AccountId;
    // Mostly of what goes on now.
    const sale = Math.max(0, naive.auctions.length - 1 - random.below(4));
    const saleId = (sale + 1) as NftSaleId;
    const nowMs = runner.nowMs + 1;
    naive.look(nowMs);
    if (draws === 0) this.#wait(1_000 * (1 + random.below(300)));
    else if (draws < 3) this.#wait(random.below(9_000));
    else if (draws < 8) this.#list(random, who, nowMs);
    else if (draws < 16) this.#compare(naive.deposit(who, sale), { type: 'nft.place_deposit', accountId, saleId });
    else if (draws < 31) {
      const isLeader = naive.auctions[sale]?.leader === who;
      const least = isLeader ? (naive.auctions[sale]?.limit ?? 0n) : naive.next(sale);
      const price = least + BigInt(random.below(5) - 1) * usdt;
      const limit = price + BigInt(random.below(8) - 1) * 5n * usdt;
      const isPlain = random.chance(1, 2);
      const answer = naive.bid(who, sale, price, isPlain ? price : limit, nowMs);
      const more = isPlain ? {} : { limit: atoms(limit) };
      this.#compare(answer, { type: 'nft.bid', accountId, saleId, price: atoms(price), ...more });
    } else if (draws < 39) {
      const order = Math.max(0, naive.orders.length - 1 - random.below(3));
      const payer = random.chance(4, 5) ? (naive.orders[order]?.who ?? who) : who;
      const pays = {
        type: 'nft.pay',
        accountId: this.users[payer] as AccountId,
        orderId: (order + 1) as NftOrderId,
      } as const;
      this.#compare(naive.pay(payer, order), pays);
    } else {
      naive.fee = BigInt(random.below(100_000));
      this.#compare('done', nftTermsFor({ fee: Number(naive.fee) as Ppm }));
    }
  }

  #list(random: Seeded, who: number, nowMs: number): void {
    const item = random.below(3);
    const owner = random.chance(3, 4) ? (this.naive.items[item]?.owner ?? who) : who;
    const price = BigInt(1 + random.below(90_000_000));
    const raise = BigInt(random.below(9)) * usdt;
    const reserve = random.chance(1, 3) ? price + BigInt(random.below(30)) * usdt : 0n;
    const ms = minuteMs + random.below(4 * minuteMs);
    const answer = this.naive.list(owner, item, price, raise, reserve, nowMs, ms);
    this.#compare(answer, {
      ...nftAuctionFor({
        itemId: (item + 1) as NftItemId,
        price: atoms(price),
        raise: atoms(raise),
        endsAtMs: nowMs + ms,
      }),
      ...(reserve === 0n ? {} : { reserve: atoms(reserve) }),
      accountId: this.users[owner] as AccountId,
    });
  }

  /** The exchange runs on: nobody takes it for an outage. */
  #wait(ms: number): void {
    for (let left = ms; left > 0; left -= 9_000) {
      this.runner.wait(Math.min(left, 9_000 - 500));
      this.#tick();
    }
  }

  #tick(): void {
    this.runner.tick([]);
    this.naive.look(this.runner.nowMs);
  }

  #compare(expected: string, command: Command): void {
    const outcome = this.runner.send(command);
    const answer = outcome.ok ? 'done' : outcome.code;
    expect(answer, command.type).toBe(expected);
    const key = `${command.type} ${answer}`;
    this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
  }

  compare(): void {
    const { naive, runner, users } = this;
    this.#tick();
    const { ledger, queries } = runner.core;
    let all = 0n;
    users.forEach((accountId, who) => {
      const wallet = ledger.wallet(accountId, 'spot', asset.USDT);
      expect([ledger.available(wallet), ledger.frozen(wallet)]).toEqual([naive.wallets[who], naive.heldOf(who)]);
      all += ledger.available(wallet) + ledger.frozen(wallet);
    });
    const fees = ledger.available(ledger.wallet(house.fees, 'house', asset.USDT));
    expect(fees).toBe(naive.fees);
    expect(all + fees, 'money is conserved').toBe(funds * BigInt(people));
    naive.items.forEach(({ owner, isFree }, at) => {
      const item = queries.nftItem((at + 1) as NftItemId);
      expect([item?.ownerId, item?.state === 'free']).toEqual([users[owner], isFree]);
    });
    naive.auctions.forEach(({ state, current, endMs }, at) => {
      const sale = queries.nftSale((at + 1) as NftSaleId);
      expect([sale !== undefined, sale?.current ?? 0n]).toEqual([state === 'open', sale === undefined ? 0n : current]);
      if (sale !== undefined) expect(sale.endsAtMs).toBe(endMs);
    });
  }
}

/** Bids of an auction, as the facts tell them, only go up. */
function expectRisingBids({ steps }: Runner): void {
  const last = new Map<number, bigint>();
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type !== 'nft.bid_placed') continue;
    expect(event.current).toBeGreaterThan(last.get(event.saleId) ?? 0n);
    last.set(event.saleId, event.current);
  }
}

/** Every item passes from the one who has it. */
function expectOneOwner({ steps }: Runner, first: readonly AccountId[]): void {
  const owners = [...first];
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type !== 'nft.moved') continue;
    expect(event.fromId).toBe(owners[event.itemId - 1]);
    owners[event.itemId - 1] = event.toId;
  }
}

test('RULES 11: auctions do what a naive model does: a deposit goes once, an item has one owner, bids rise, money is conserved', () => {
  const seen = new Map<string, number>();
  const ends = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 60, maxLength: 140 }), fc.nat({ max: 59 }), (seeds, half) => {
      const duel = new Duel();
      let twin: Runner | undefined;
      seeds.forEach((seed, index) => {
        duel.operate(new Seeded(seed));
        if (index === half) twin = new Runner(restoreCore(duel.runner.core.snapshot()), duel.runner.nowMs);
      });
      duel.compare();
      expectRisingBids(duel.runner);
      expectOneOwner(duel.runner, [duel.users[0], duel.users[0], duel.users[1]] as AccountId[]);
      for (const { submission, sequence, atMs, applied } of duel.runner.steps) {
        if (twin === undefined || sequence <= twin.core.sequence) continue;
        expect(twin.core.apply(submission, sequence, atMs)).toEqual(applied);
      }
      expect(twin?.core.stateHash()).toEqual(duel.runner.core.stateHash());
      for (const [what, count] of duel.seen) seen.set(what, (seen.get(what) ?? 0) + count);
      for (const { deposits } of duel.naive.auctions) {
        for (const end of deposits.values()) ends.set(end, (ends.get(end) ?? 0) + 1);
      }
    }),
    { numRuns: 40, seed: 11 },
  );
  for (const what of [
    'nft.list done',
    'nft.list nft_not_free',
    'nft.place_deposit done',
    'nft.bid done',
    'nft.bid nft_bid_too_low',
    'nft.bid nft_not_on_sale',
    'nft.pay done',
    'nft.pay nft_order_not_found',
  ]) {
    expect(seen.get(what), what).toBeGreaterThan(2);
  }
  for (const end of ['returned', 'forfeited', 'paid']) expect(ends.get(end), end).toBeGreaterThan(2);
});

test('RULES 11: of 200 bidders in the last second the best by arrival wins, and everybody’s money is accounted for', () => {
  const bidders = 200;
  const { runner, users } = startWorld({ users: bidders + 1, faucet: { USDT: funds } });
  runner.checksInvariants = false;
  const [seller, ...others] = users as [AccountId, ...AccountId[]];
  runner.must(nftTermsFor());
  const { itemId } = runner.must(nftWorkFor(seller));
  runner.tick([]);
  const endsAtMs = runner.nowMs + 2 * minuteMs;
  const { saleId, deposit } = runner.must({ ...nftAuctionFor({ itemId, endsAtMs }), accountId: seller });
  for (const accountId of others) {
    runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
    runner.must({ type: 'nft.place_deposit', accountId, saleId });
  }
  for (; runner.nowMs < endsAtMs - 9_000; runner.wait(8_000)) runner.tick([]);
  runner.nowMs = endsAtMs - 1_000;
  const random = new Seeded(200);
  let best: { readonly accountId: AccountId; readonly price: bigint } | undefined;
  let twin: Runner | undefined;
  others.forEach((accountId, index) => {
    runner.nowMs = endsAtMs - 1_000 + index * 4;
    const price = BigInt(100 + random.below(2_000)) * usdt;
    const { ok } = runner.send({ type: 'nft.bid', accountId, saleId, price: atoms(price) });
    const least = best === undefined ? 0n : best.price + (best.price * 50_000n + usdt - 1n) / usdt;
    expect(ok, `bid ${index}`).toBe(price >= least);
    if (ok) best = { accountId, price };
    // The machine is killed in between.
    if (index === 100) twin = new Runner(restoreCore(runner.core.snapshot()), runner.nowMs);
  });
  const endMs = runner.core.queries.nftSale(saleId)?.endsAtMs ?? 0;
  expect(endMs).toBeGreaterThan(endsAtMs);
  for (; runner.nowMs < endMs; runner.wait(8_000)) runner.tick([]);
  runner.tick([]);
  const { core } = runner;
  const winner = best?.accountId as AccountId;
  expect(core.queries.nftOrders(winner)).toMatchObject([{ price: best?.price, deposit, sellerId: seller }]);
  const { orderId } = core.queries.nftOrders(winner)[0] as { orderId: NftOrderId };
  runner.must({ type: 'nft.pay', accountId: winner, orderId });
  core.checkInvariants();
  for (const accountId of others) {
    const wallet = core.ledger.wallet(accountId, 'spot', asset.USDT);
    expect(core.ledger.frozen(wallet)).toBe(0n);
    expect(core.ledger.available(wallet)).toBe(accountId === winner ? funds - (best?.price ?? 0n) : funds);
  }
  expect(core.queries.nftItem(itemId)?.ownerId).toBe(winner);
  for (const { submission, sequence, atMs, applied } of runner.steps) {
    if (twin === undefined || sequence <= twin.core.sequence) continue;
    expect(twin.core.apply(submission, sequence, atMs)).toEqual(applied);
  }
  expect(twin?.core.stateHash()).toEqual(core.stateHash());
});

test('RULES 17: whole series give each prize as often as there are, each box once, by the rule that anybody can compute', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }), fc.nat(), (counts, seed) => {
      const random = new Seeded(seed);
      const { runner, users } = startWorld({ users: 3, faucet: { USDT: funds } });
      const [creator, ...others] = users as [AccountId, AccountId, AccountId];
      runner.must(nftTermsFor());
      for (const editions of counts) runner.must(nftWorkFor(creator, { editions }));
      const boxes = counts.reduce((sum, count) => sum + count, 0);
      const { seriesId } = runner.must(
        nftSeriesFor(
          creator,
          counts.map((count, at) => [at + 1, count]),
        ),
      );
      for (const accountId of others) runner.must({ type: 'practice.claim', accountId, assetId: asset.USDT });
      const left = [...counts];
      const waiting: { readonly boxId: number; readonly clientSeed: string }[] = [];
      for (let sold = 0; sold < boxes; sold++) {
        const accountId = random.pick(others);
        const price = nftSeriesFor(creator, []).price;
        const { boxId } = runner.must({ type: 'nft.buy_boxes', accountId, seriesId, count: 1, price });
        const clientSeed = `c-${random.below(1_000)}`;
        runner.must({
          type: 'nft.open_boxes',
          accountId,
          boxIds: [boxId],
          clientSeed: new TextEncoder().encode(clientSeed),
        });
        waiting.push({ boxId, clientSeed });
        let drawn = sold === boxes - 1 ? waiting.length : random.below(waiting.length + 1);
        for (; drawn > 0; drawn--) {
          const next = waiting.shift() as (typeof waiting)[number];
          const nonce = boxes - left.reduce((sum, count) => sum + count, 0) + 1;
          const secret = nftSeed(boxes, nonce);
          expect(sha256(secret)).toEqual(nftSeed(boxes, nonce - 1));
          const result = runner.must({ type: 'nft.reveal_box', seriesId, seed: secret });
          const weights = left.filter((count) => count > 0);
          const { index } = draw({ clientSeed: next.clientSeed, nonce, weights }, (message) =>
            hmacSha256(secret, message),
          );
          const prize = left.flatMap((count, at) => (count > 0 ? [at] : []))[index] as number;
          left[prize] = (left[prize] as number) - 1;
          expect(result.boxId).toBe(next.boxId);
          expect(runner.core.queries.nftItem(result.itemId)?.workId).toBe(prize + 1);
        }
      }
      runner.must({ type: 'nft.reveal_series', seriesId, seed: nftSeed(boxes, boxes) });
      expect(runner.core.queries.nftItem(1 as NftItemId)?.state).toBe('free');
      expect(new Runner(restoreCore(runner.core.snapshot())).core.stateHash()).toEqual(runner.core.stateHash());
    }),
    { numRuns: 25, seed: 17 },
  );
});

test('RULES 17: draws fall as their odds say: 1,000,000 of them within 4 σ', () => {
  const weights = [600, 300, 90, 9, 1];
  const draws = 1_000_000;
  const counts = weights.map(() => 0);
  const key = nftSeed(1, 1);
  for (let nonce = 1; nonce <= draws; nonce++) {
    const { index } = draw({ clientSeed: 'odds', nonce, weights }, (message) =>
      createHmac('sha256', key).update(message).digest(),
    );
    counts[index] = (counts[index] as number) + 1;
  }
  weights.forEach((weight, at) => {
    const odds = weight / 1_000;
    const sigma = Math.sqrt(draws * odds * (1 - odds));
    expect(Math.abs((counts[at] as number) - draws * odds), `weight ${weight}`).toBeLessThan(4 * sigma);
  });
});
