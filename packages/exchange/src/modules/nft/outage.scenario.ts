import { hourMs, minuteMs } from '@candor/kernel';
import {
  given,
  nft,
  passes,
  runsUntil,
  type Scenario,
  type Scene,
  thenThat,
  waitsUntil,
  when,
  worldStartMs,
} from '@candor/testkit';
import { at, auction, endMs, lapses, nftMarket, tick, won } from './nft.scenario.ts';

/** By how many minutes ends were moved so far. */
const minutesMoved =
  (fact: 'nft.sale_moved' | 'nft.order_moved') =>
  (scene: Scene): readonly number[] =>
    scene.told(fact).map(({ byMs }) => Math.round(byMs / minuteMs));

/** RULES 11: outages of an hour in the middle of everything that has an end. */
export const nftOutages: readonly Scenario[] = [
  nftMarket(
    'RULES 11: an outage moves the end of an auction by as long, and nobody bids after the end in it',
    ...auction,
    given(nft.bids('bob', 1, 100)),
    passes(hourMs),
    when(nft.bids('carol', 1, 105), 'nft_not_on_sale'),
    when(nft.deposits('alice', 1), 'nft_not_on_sale'),
    nft.stands(1, '100 USDT by bob after 1 bids'),
    when(tick, 'done'),
    thenThat('it moves by the hour', minutesMoved('nft.sale_moved'), [60]),
    when(nft.bids('carol', 1, 105), 'done'),
    runsUntil(hourMs + endMs - minuteMs),
    nft.stands(1, '105 USDT by carol after 2 bids'),
    when(nft.bids('bob', 1, 120), 'done'),
    runsUntil(hourMs + endMs + 5 * minuteMs),
    given(tick),
    nft.ends('1 won by bob at 120 USDT'),
  ),
  nftMarket(
    'RULES 11: an outage before a sale keeps the length of its window, however it comes about',
    given(nft.auctions('alice', 1, { startsAtMs: at(30 * minuteMs), endsAtMs: at(40 * minuteMs) })),
    given(nft.lists('alice', 2, { startsAtMs: at(2 * hourMs), endsAtMs: at(3 * hourMs) })),
    waitsUntil(hourMs),
    given(tick),
    thenThat(
      'the first has ten minutes left, the second waits as before',
      ({ runner }) =>
        [1, 2].map((saleId) => {
          const { endsAtMs = 0 } = runner.core.queries.nftSale(saleId as never) ?? {};
          return Math.round((endsAtMs - worldStartMs) / minuteMs);
        }),
      [70, 180],
    ),
  ),
  nftMarket(
    'RULES 11: an outage in the soft close gives its minutes back',
    ...auction,
    given(nft.bids('carol', 1, 100)),
    runsUntil(endMs - 1_000),
    given(nft.bids('bob', 1, 105)),
    given(tick),
    passes(hourMs),
    given(tick),
    when(nft.bids('carol', 1, 200), 'done'),
    nft.stands(1, '200 USDT by carol after 3 bids'),
  ),
  nftMarket(
    'RULES 11: an outage stops the time to pay, whoever has to, and what is paid in it counts',
    ...won,
    passes(hourMs),
    given(tick),
    nft.owes('bob', '1 won: 105 USDT, 10 USDT set aside'),
    runsUntil(endMs + hourMs + 11 * minuteMs),
    given(tick),
    nft.owes('carol', '2 second_chance: 100 USDT, 0 USDT set aside'),
    passes(hourMs),
    when(nft.pays('carol', 2), 'done'),
    nft.owner(1, 'carol'),
  ),
  nftMarket(
    'RULES 11: an outage in the middle of a sale at a fixed price gives its minutes back, and nobody buys after the end in it',
    given(nft.lists('alice', 1, { endsAtMs: at(endMs) })),
    given(nft.lists('alice', 2, { endsAtMs: at(endMs) })),
    runsUntil(6 * minuteMs),
    passes(hourMs),
    when(nft.buys('bob', 1), 'nft_not_on_sale'),
    when(tick, 'done'),
    thenThat('both move by the hour', minutesMoved('nft.sale_moved'), [60, 60]),
    runsUntil(hourMs + endMs - minuteMs),
    nft.ends(),
    when(nft.buys('bob', 1), 'done'),
    runsUntil(hourMs + endMs + minuteMs),
    given(tick),
    nft.ends('1 sold by bob at 100 USDT', '2 unsold'),
    when(nft.buys('bob', 2), 'nft_not_on_sale'),
    nft.owner(2, 'alice'),
  ),
  nftMarket(
    'RULES 11: an outage in the middle of a second chance gives its minutes back, and then it lapses as ever',
    ...won,
    ...lapses,
    runsUntil(endMs + 15 * minuteMs),
    passes(hourMs),
    when(tick, 'done'),
    thenThat('it moves by the hour', minutesMoved('nft.order_moved'), [60]),
    runsUntil(hourMs + endMs + 19 * minuteMs),
    given(tick),
    nft.owes('carol', '2 second_chance: 100 USDT, 0 USDT set aside'),
    runsUntil(hourMs + endMs + 21 * minuteMs),
    given(tick),
    nft.owes('carol'),
    nft.owner(1, 'alice'),
  ),
  nftMarket(
    'RULES 11: an outage that nothing waits through moves nothing afterwards',
    passes(hourMs),
    when(nft.auctions('alice', 1, { endsAtMs: at(2 * hourMs) }), 'done'),
    when(tick, 'done'),
    nft.endsAt(1, 2 * hourMs),
  ),
  nftMarket(
    'RULES 17: a box whose seed does not come in an outage is sealed, and a series ends as it was announced',
    given(nft.opensSeries('alice', [[1, 3]], { endsAtMs: at(90 * minuteMs) })),
    given(nft.buysBoxes('bob', 1)),
    given(nft.opensBoxes('bob', [1])),
    passes(2 * hourMs),
    given(tick),
    nft.boxes('bob', '1 sealed'),
    when(nft.buysBoxes('bob', 1), 'nft_not_on_sale'),
    when(nft.opensBoxes('bob', [1]), 'done'),
    when(nft.reveals(3, 1), 'done'),
    nft.boxes('bob'),
    nft.owner(1, 'bob'),
  ),
];
