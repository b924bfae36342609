import type { ProjectId, SubscriptionId } from '@candor/exchange';
import type { Ppm } from '@candor/money';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closedTicket, lots, openedTicket, orderedTicket } from '../contract/testing/facts.ts';
import { dayMs } from '../market/periods.ts';
import {
  account,
  amount,
  btc,
  btcUsdt,
  eth,
  ethUsdt,
  Facts,
  listed,
  posted,
  priceAt,
  startMs,
  ticked,
  usdt,
} from '../testing/facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';

const ann = account(1_000);
const dollar = 1_000_000n;
const price = (dollars: number) => dollars * 100_000_000;

let model: TestReadModel;

beforeEach(() => {
  model = testReadModel();
});

afterEach(() => model.close());

function days(facts: Facts, count: number, nowMs: number) {
  model.apply(facts.batch());
  return model.reader().dailyValues({ accountId: ann, days: count, nowMs });
}

function history(): Facts {
  const noon = (day: number) => startMs + day * dayMs + dayMs / 2;
  return listed(new Facts())
    .add(noon(0), ticked(noon(0), [btcUsdt, price(10)]))
    .add(noon(0), posted({ assetId: btc, availableAfter: amount(150_000_000) }))
    .add(noon(0) + 1, posted({ assetId: btc, availableAfter: amount(100_000_000), frozenAfter: amount(100_000_000) }))
    .add(noon(0) + 9, ticked(noon(0) + 1_000, [btcUsdt, price(11)]))
    .add(noon(2), ticked(noon(2), [btcUsdt, price(20)], [ethUsdt, price(3)]))
    .add(noon(2), posted({ walletType: 'fiat', assetId: usdt, availableAfter: amount(5n * dollar + 1n) }))
    .add(
      noon(3),
      posted({ assetId: btc, availableAfter: amount(0) }, { assetId: eth, availableAfter: amount(10n ** 18n + 1n) }),
    );
}

test('all wallets at each day’s last prices, over days without changes or prices too', async () => {
  const rows = await days(history(), 10, startMs + 4 * dayMs + 1);
  expect(rows.map(({ dayStartMs, value }) => [(dayStartMs - startMs) / dayMs, value])).toEqual([
    [0, 22n * dollar],
    [1, 22n * dollar],
    [2, 45n * dollar + 1n],
    [3, 8n * dollar + 1n],
    [4, 8n * dollar + 1n],
  ]);
});

test('only the requested days, with the holdings before them', async () => {
  const rows = await days(history(), 2, startMs + 2 * dayMs);
  expect(rows.map(({ value }) => value)).toEqual([22n * dollar, 45n * dollar + 1n]);
});

test('names an asset without a price instead of treating it as worthless', async () => {
  const facts = listed(new Facts()).add(startMs, posted({ assetId: eth, availableAfter: amount(1) }));
  expect(await days(facts, 1, startMs)).toEqual([{ dayStartMs: startMs, value: 0n, unpricedAssetIds: [eth] }]);
});

test('an account that never held anything has no days', async () => {
  expect(await days(listed(new Facts()), 30, startMs)).toEqual([]);
});

test('values assets without a pair at the caller’s rate, on earlier days too', async () => {
  const facts = listed(new Facts())
    .add(startMs, posted({ assetId: eth, availableAfter: amount(7) }))
    .add(
      startMs + dayMs,
      posted({ assetId: eth, availableAfter: amount(9) }, { assetId: btc, availableAfter: amount(1) }),
    );
  model.apply(facts.batch());
  const worthElse = (assetId: typeof eth, total: bigint) => (assetId === eth ? amount(total * 2n) : undefined);
  const values = await model.reader().dailyValues({ accountId: ann, days: 2, nowMs: startMs + dayMs, worthElse });
  expect(values.map(({ value, unpricedAssetIds }) => [value, unpricedAssetIds])).toEqual([
    [14n, []],
    [18n, [btc]],
  ]);
});

test('counts bought tokens from the day of the sale to the day of their release, at the price they were sold for', async () => {
  const terms = {
    projectId: 1 as ProjectId,
    tokenAssetId: eth,
    payAssetId: usdt,
    price: priceAt(200),
    issuance: amount(1_000),
    mode: 'pro_rata',
    accountMin: amount(1),
    accountMax: amount(1_000),
    opensAtMs: startMs,
    closesAtMs: startMs + 1,
    releases: [{ atMs: startMs + 2 * dayMs, share: 1_000_000 as Ppm }],
    factsHash: new Uint8Array(32),
  } as const;
  const own = { subscriptionId: 1 as SubscriptionId, accountId: ann, projectId: terms.projectId };
  const bought = { wanted: amount(50), allocated: amount(50), paid: amount(100) };
  const demand = { subscribers: 1, wantedTotal: amount(50), allocatedTotal: amount(50), raised: amount(100) };
  const pay = (left: number) => posted({ assetId: usdt, availableAfter: amount(left) });
  const facts = listed(new Facts())
    .add(startMs, { type: 'ieo.project_set', version: 1, terms }, pay(100))
    .add(startMs, {
      type: 'ieo.subscribed',
      ...own,
      ...bought,
      allocated: amount(0),
      paid: amount(0),
      reserved: amount(100),
      added: amount(50),
      ...demand,
      allocatedTotal: amount(0),
      raised: amount(0),
    })
    .add(startMs + dayMs, { type: 'ieo.closed', projectId: terms.projectId, ...demand })
    .add(startMs + dayMs, { type: 'ieo.allocated', ...own, ...bought, refunded: amount(0) }, pay(0))
    .add(
      startMs + 2 * dayMs,
      { type: 'ieo.released', ...own, row: 0, amount: amount(50), released: amount(50) },
      posted({ assetId: eth, availableAfter: amount(50) }),
    );
  model.apply(facts.batch());
  const worthElse = (assetId: typeof eth, total: bigint) => (assetId === eth ? amount(total * 2n) : undefined);
  const request = { accountId: ann, days: 3, nowMs: startMs + 2 * dayMs, worthElse };
  expect((await model.reader().dailyValues(request)).map(({ value }) => value)).toEqual([100n, 100n, 100n]);
  expect(await model.reader().issuePrices()).toMatchObject([{ assetId: eth, payAssetId: usdt, projectId: 1 }]);
});

test('counts the profit that stood open at the end of each day, of longs and shorts and of what was left of them', async () => {
  const at = (day: number) => startMs + day * dayMs + 1;
  const fill = (id: number, direction: 'long' | 'short', entry: number) =>
    openedTicket(id, ann, { direction, lots: lots(200), price: priceAt(price(entry)) });
  const facts = listed(new Facts())
    .add(
      startMs,
      ticked(startMs, [btcUsdt, price(100)]),
      posted({ walletType: 'contract', availableAfter: amount(50n * dollar) }),
    )
    .add(at(0), orderedTicket(1, ann), fill(1, 'long', 100), orderedTicket(2, ann), fill(2, 'short', 130))
    .add(at(1), ticked(at(1), [btcUsdt, price(110)]))
    .add(
      at(2),
      closedTicket(2, ann, {
        direction: 'short',
        lots: lots(50),
        lotsLeft: lots(150),
        entryPrice: priceAt(price(130)),
      }),
    )
    .add(at(2), closedTicket(1, ann, { lots: lots(200), entryPrice: priceAt(price(100)) }));
  model.apply(facts.batch());
  // A lot is a tenth of a bitcoin: 2 lots long from 100 and 2 lots short from 130 are 6 dollars at any mark.
  const contractLots = new Map([[btcUsdt, amount(10_000_000)]]);
  const request = { accountId: ann, days: 3, nowMs: at(2), contractLots };
  const values = async () => (await model.reader().dailyValues(request)).map(({ value }) => value);
  expect(await values()).toEqual([56n * dollar, 56n * dollar, 53n * dollar]);
  expect((await model.reader().dailyValues({ ...request, days: 1 })).map(({ value }) => value)).toEqual([53n * dollar]);
});

test('full hours from the first with something on, at the prices and contracts of their time', async () => {
  const hour = 3_600_000;
  const at = (hours: number, minutes = 30) => startMs + hours * hour + minutes * 60_000;
  const facts = listed(new Facts())
    .add(at(0), ticked(at(0), [btcUsdt, price(10)]))
    .add(at(0) + 1, posted({ assetId: btc, available: amount(100_000_000), availableAfter: amount(100_000_000) }))
    .add(at(1), ticked(at(1), [btcUsdt, price(20)]))
    .add(at(2), posted({ assetId: btc, available: amount(-50_000_000), availableAfter: amount(50_000_000) }))
    .add(at(3), ticked(at(3), [btcUsdt, price(40)]));
  model.apply(facts.batch());
  const rows = await model.reader().hourlyValues({ accountId: ann, hours: 24, nowMs: at(4) });
  expect(rows.map(({ atMs, value }) => [(atMs - startMs) / hour, value])).toEqual([
    [1, 10n * dollar],
    [2, 20n * dollar],
    [3, 10n * dollar],
    [4, 20n * dollar],
  ]);
});
