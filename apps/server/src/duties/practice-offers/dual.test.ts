import { createCore, type Exchange, gridMs, type PairId, type Submission } from '@candor/exchange';
import { genesisCommands, practiceCatalogue } from '@candor/feed';
import { dayMs, hourMs, minuteMs } from '@candor/kernel';
import { price } from '@candor/money';
import { expect, it } from 'vitest';
import { DualOffer } from './dual.ts';

const btc = 1 as PairId;
const eth = 2 as PairId;

/** The real core behind the two calls that are used of an exchange. A command that comes again is refused as the journal does. */
function founded() {
  const core = createCore();
  const sent = new Set<string>();
  let nowMs = Date.UTC(2026, 9, 7, 9, 1);
  const apply = (submission: Submission) => {
    if (sent.has(submission.commandId)) return { outcome: { ok: false, code: 'request_id_reused' } };
    sent.add(submission.commandId);
    const applied = core.apply(submission, core.sequence + 1, nowMs);
    core.checkInvariants();
    return applied;
  };
  for (const submission of genesisCommands('practice', practiceCatalogue)) apply(submission);
  const exchange = {
    submit: async (submission: Submission) => apply(submission),
    query: async (name: 'index', ...args: []) => core.queries[name](...args),
  } as unknown as Exchange;
  return {
    core,
    newOffer: () => new DualOffer({ exchange, clock: () => nowMs }),
    passesTo(atMs: number) {
      nowMs = atMs;
    },
    tick() {
      const prices = [
        { pairId: btc, price: price(6_840_000_000_000) },
        { pairId: eth, price: price(354_100_000_000) },
      ];
      const command = { type: 'index.tick', gridIndex: Math.floor(nowMs / gridMs), prices } as const;
      apply({ commandId: `tick ${nowMs}`, actor: 'system', command });
    },
    onSale: () => core.queries.dualProducts().filter(({ terms }) => nowMs < terms.closesAtMs),
  };
}

it('offers the products of a day and the next demonstrations, each once, also after a restart', async () => {
  const { newOffer, tick, onSale, passesTo } = founded();
  const offer = newOffer();
  await offer.look();
  // Without an index there is nothing to link a price to.
  expect(onSale()).toEqual([]);
  tick();
  await offer.look();
  await offer.look();
  await newOffer().look();
  const real = onSale().filter(({ terms }) => terms.windowMs === 30 * minuteMs);
  expect(real).toHaveLength(24);
  const linked = (days: number) =>
    real
      .filter(({ terms }) => terms.pairId === btc && terms.interestDays === days)
      .map(({ terms }) => terms.linkedPrice / 100_000_000);
  expect(linked(7)).toEqual([69_400, 71_100, 67_400, 65_700]);
  const maturities = new Set(real.map(({ terms }) => terms.maturesAtMs));
  const today = Date.UTC(2026, 9, 7);
  expect([...maturities]).toEqual([7, 14, 30].map((days) => today + days * dayMs + 8 * hourMs));

  const demonstrations = () => onSale().filter(({ terms }) => terms.windowMs === minuteMs);
  expect(demonstrations().map(({ terms }) => [terms.direction, terms.maturesAtMs])).toEqual([
    ['call', today + 9.25 * hourMs],
    ['put', today + 9.25 * hourMs],
  ]);
  // Its sale ends with its window; by then the next ones are there.
  passesTo(today + 9.25 * hourMs - minuteMs);
  tick();
  await offer.look();
  expect(demonstrations().map(({ terms }) => terms.maturesAtMs)).toEqual([today + 9.5 * hourMs, today + 9.5 * hourMs]);
  passesTo(today + dayMs + 1_000);
  tick();
  await offer.look();
  expect(onSale().filter(({ terms }) => terms.windowMs === 30 * minuteMs)).toHaveLength(24);
});
