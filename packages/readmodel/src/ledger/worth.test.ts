import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayMs } from '../market/periods.ts';
import { account, amount, btc, btcUsdt, eth, Facts, listed, posted, startMs, ticked, usdt } from '../testing/facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';

const ann = account(1_000);
const price = (dollars: number) => dollars * 100_000_000;
const coins = (count: number) => amount(BigInt(Math.round(count * 1e8)));
const dollars = (count: number) => amount(BigInt(count) * 1_000_000n);
const ticks = (atMs: number, at: number) => ticked(atMs, [btcUsdt, price(at)]);

let model: TestReadModel;
beforeEach(() => {
  model = testReadModel();
});
afterEach(() => model.close());

test('a payment counts at its price when it came, also by a projector that was started since the tick', async () => {
  const facts = listed(new Facts())
    .add(startMs, ticks(startMs, 60_000))
    .add(startMs, posted({ assetId: btc, kind: 'practice_claim', available: coins(0.1) }))
    .add(startMs + 9, posted({ kind: 'deposit', available: dollars(500) }))
    .add(startMs + 10, ticks(startMs + 1_000, 66_000));
  model.apply(facts.batch());
  facts
    .add(startMs + 20, posted({ assetId: btc, kind: 'withdrawal', frozen: amount(-coins(0.01)) }))
    .add(startMs + 30, posted({ assetId: eth, kind: 'deposit', available: amount(7) }))
    .add(startMs + dayMs, posted({ kind: 'deposit', available: dollars(1) }));
  model.apply(facts.batch());
  expect(await model.reader().paidIn({ accountId: ann, fromMs: startMs + 1 })).toMatchObject([
    { assetId: btc, worth: 6_000_000_000n - 660_000_000n, unpriced: 0n },
    { assetId: eth, worth: 0n, unpriced: 7n },
    { dayStartMs: startMs, assetId: usdt, worth: 500_000_000n, unpriced: 0n },
    { dayStartMs: startMs + dayMs, assetId: usdt, worth: 1_000_000n },
  ]);
  expect(await model.reader().paidIn({ accountId: ann, fromMs: startMs + dayMs })).toMatchObject([
    { worth: 1_000_000n },
  ]);
});

test('a holding costs what was paid for it with its fees, and a gift what it was worth; a hold changes nothing', async () => {
  const facts = listed(new Facts())
    .add(startMs, ticks(startMs, 60_000))
    // ✔ 0.01 BTC at 60,000, less 0.1 %: 0.00999 BTC for 600 USDT.
    .add(
      startMs,
      posted(
        { kind: 'trade', frozen: amount(-dollars(600)) },
        { assetId: btc, kind: 'trade', available: coins(0.01) },
        { assetId: btc, kind: 'trade_fee', available: amount(-coins(0.00001)) },
      ),
    )
    .add(startMs, posted({ assetId: btc, kind: 'order_hold', available: amount(-5), frozen: amount(5) }))
    .add(startMs, posted({ assetId: eth, kind: 'deposit', available: amount(7) }));
  model.apply(facts.batch());
  const costs = () => model.reader().knownCosts(ann);
  expect(await costs()).toEqual([{ assetId: btc, amount: coins(0.00999), cost: dollars(600) }]);
  // A deposit at 66,000 is worth 660; of both together 0.00663 are sold.
  facts
    .add(startMs + 10, ticks(startMs + 1_000, 66_000))
    .add(startMs + 10, posted({ assetId: btc, kind: 'deposit', available: coins(0.01) }))
    .add(
      startMs + 20,
      posted(
        { assetId: btc, kind: 'trade', frozen: amount(-coins(0.00663)) },
        { kind: 'trade', available: dollars(1) },
      ),
    );
  model.apply(facts.batch());
  expect(await costs()).toMatchObject([{ amount: coins(0.01336), cost: 842_101_051n }]);
  // An asset without a price that is converted into a coin leaves its cost unknown.
  facts.add(
    startMs + 30,
    posted(
      { assetId: eth, kind: 'convert', available: amount(-7) },
      { assetId: btc, kind: 'convert', available: coins(0.1) },
    ),
  );
  model.apply(facts.batch());
  expect(await costs()).toEqual([]);
});

test('a sale realises its proceeds less its part of the average cost; what nobody can price is apart, and a withdrawal is no sale', async () => {
  const trade = (bought: number, paid: number) =>
    posted(
      { assetId: btc, kind: 'trade', available: amount(coins(Math.abs(bought)) * (bought < 0 ? -1n : 1n)) },
      { kind: 'trade', available: amount(dollars(Math.abs(paid)) * (bought < 0 ? 1n : -1n)) },
    );
  const facts = listed(new Facts())
    .add(startMs, ticks(startMs, 100))
    // ✔ Two coins for 100 each and two for 200 have cost 150 on average.
    .add(startMs, trade(2, 200))
    .add(startMs, trade(2, 400))
    .add(startMs + 1, trade(-1, 300));
  model.apply(facts.batch());
  const quarterMs = 15 * 60_000;
  const sold = (fromMs: number, toMs: number) => model.reader().realisedSales({ accountId: ann, fromMs, toMs });
  const first = { assetId: btc, proceeds: dollars(300), cost: dollars(150), unknown: 0n };
  expect(await sold(startMs, startMs + quarterMs)).toEqual([first]);
  expect(await sold(startMs, startMs + 2)).toEqual([first]);
  facts
    .add(startMs + quarterMs, trade(-1, 100))
    .add(startMs + quarterMs, posted({ assetId: btc, kind: 'withdrawal', frozen: amount(-coins(1)) }))
    .add(startMs + quarterMs, posted({ assetId: eth, kind: 'deposit', available: amount(7) }))
    .add(
      startMs + quarterMs,
      posted({ assetId: eth, kind: 'convert', available: amount(-7) }, { kind: 'convert', available: dollars(5) }),
    );
  model.apply(facts.batch());
  expect(await sold(startMs, startMs + quarterMs)).toEqual([first]);
  expect(await sold(startMs, startMs + 2 * quarterMs)).toEqual([
    { assetId: btc, proceeds: dollars(400), cost: dollars(300), unknown: 0n },
    { assetId: eth, proceeds: 0n, cost: 0n, unknown: 7n },
  ]);
  expect(await model.reader().knownCosts(ann)).toEqual([{ assetId: btc, amount: coins(1), cost: dollars(150) }]);
});

test('coins of an OTC deal, which is paid for outside, are no profit of their buyer and no loss of their seller', async () => {
  const facts = listed(new Facts())
    .add(startMs, ticks(startMs, 60_000))
    .add(startMs, posted({ assetId: btc, kind: 'otc_trade', available: coins(0.01) }))
    .add(startMs + 1, posted({ kind: 'otc_trade', frozen: amount(-dollars(500)) }))
    .add(startMs + 2, posted({ kind: 'otc_escrow', available: amount(-dollars(70)), frozen: dollars(70) }))
    .add(startMs + 3, posted({ kind: 'otc_verdict', frozen: amount(-dollars(70)), available: dollars(30) }));
  model.apply(facts.batch());
  expect(await model.reader().paidIn({ accountId: ann, fromMs: startMs })).toMatchObject([
    { assetId: btc, worth: dollars(600), unpriced: 0n },
    { assetId: usdt, worth: -dollars(540), unpriced: 0n },
  ]);
});

test('fees count by month and kind, each at its price when it was paid', async () => {
  const facts = listed(new Facts())
    .add(startMs, ticks(startMs, 60_000))
    .add(startMs + 1, posted({ assetId: btc, kind: 'trade_fee', available: amount(-coins(0.01)) }))
    .add(startMs + 2, posted({ kind: 'contract_fee', available: amount(-3_000_000) }))
    .add(startMs + 3, ticks(startMs + 1_000, 66_000))
    .add(startMs + 4, posted({ assetId: btc, kind: 'trade_fee', available: amount(-coins(0.01)) }));
  model.apply(facts.batch());
  facts.add(startMs + 40 * dayMs, posted({ kind: 'contract_fee', available: amount(-5_000_000) }));
  model.apply(facts.batch());
  const months = await model.reader().feeMonths({ accountId: ann });
  expect(months.map(({ kind, worth }) => [kind, worth])).toEqual([
    ['contract_fee', dollars(5)],
    ['trade_fee', dollars(1_260)],
    ['contract_fee', dollars(3)],
  ]);
  expect(months[0]?.month).toBeGreaterThan(months[1]?.month ?? 0);
});
