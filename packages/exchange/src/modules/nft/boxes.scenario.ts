import { createHash } from 'node:crypto';
import { dayMs, hourMs, minuteMs } from '@candor/kernel';
import {
  alice,
  bob,
  given,
  houseHolds,
  nft,
  type Row,
  runsUntil,
  type Scenario,
  thenThat,
  waitsUntil,
  when,
} from '@candor/testkit';
import { at, endMs, nftMarket, tick } from './nft.scenario.ts';

const two = (title: string, ...rows: readonly Row[]): Scenario =>
  nftMarket(title, given(nft.mints('alice', { editions: 2 })), given(nft.opensSeries('alice', prizes)), ...rows);
/** Three boxes: two copies of work 1, and one of work 2. */
const prizes = [
  [1, 2],
  [2, 1],
] as const;
const revealed = nft.reveals(3, 1);

/** RULES 11, 17: blind boxes. */
export const nftBoxes: readonly Scenario[] = [
  two(
    'RULES 17: list, counts and commitment of a series are public with it, and its prizes are set aside',
    thenThat(
      'the hash of the list is over its bytes',
      ({ runner }) => Buffer.from(runner.core.queries.nftSeries(1 as never)?.listHash ?? []).toString('hex'),
      createHash('sha256')
        .update(Buffer.from([2, 1, 2, 2, 1]))
        .digest('hex'),
    ),
    nft.owner(1, 'alice', 'boxed'),
    nft.owner(2, 'alice', 'boxed'),
    nft.owner(3, 'alice'),
    nft.owner(5, 'alice', 'boxed'),
    nft.owner(6, 'alice'),
    when(nft.lists('alice', 1), 'nft_not_free'),
    nft.left(2, 1),
  ),
  two(
    'RULES 17: boxes are bought, opened with a seed of their user, drawn in order by the chain, and the series ends with the last',
    when(nft.buysBoxes('bob', 2), 'done'),
    bob.holds('980 USDT'),
    alice.holds('1019.5 USDT'),
    houseHolds('fees', '0.5 USDT'),
    nft.boxes('bob', '1 sealed', '2 sealed'),
    when(revealed, 'nft_box_not_found'),
    when(nft.opensBoxes('bob', [2, 1]), 'done'),
    nft.boxes('bob', '1 opening', '2 opening'),
    when(nft.opensBoxes('bob', [1]), 'nft_box_not_found'),
    when(nft.reveals(3, 2), 'seed_not_committed'),
    when(nft.reveals(3, 0), 'seed_not_committed'),
    when(revealed, 'done'),
    thenThat(
      'the box that came first is drawn first, out of what was left',
      (scene) => scene.told('nft.box_opened').map(({ boxId, nonce, weights }) => [boxId, nonce, [...weights]]),
      [[2, 1, [2, 1]]],
    ),
    when(revealed, 'seed_not_committed'),
    when(nft.reveals(3, 2), 'done'),
    when(nft.revealsLast(3), 'nft_series_not_found'),
    given(nft.buysBoxes('carol', 1)),
    given(nft.opensBoxes('carol', [3], 'Ca-rol_3')),
    when(nft.reveals(3, 3), 'done'),
    nft.left(0, 0),
    thenThat('it has ended', (scene) => scene.told('nft.series_ended').map(({ opened }) => opened), [3]),
    thenThat(
      'bob has two prizes, carol one',
      (scene) =>
        [1, 2, 5]
          .map((itemId) => scene.runner.core.queries.nftItem(itemId as never)?.ownerId ?? 0)
          .sort((a, b) => a - b),
      [1_001, 1_001, 1_002],
    ),
    when(nft.revealsLast(3, 2), 'seed_not_committed'),
    when(nft.revealsLast(3), 'done'),
    nft.left(),
    when(nft.revealsLast(3), 'nft_series_not_found'),
  ),
  two(
    'RULES 17: a seed that does not come within an hour leaves the box sealed, and those behind it wait on',
    given(nft.buysBoxes('bob', 1)),
    given(nft.buysBoxes('carol', 1)),
    given(nft.opensBoxes('bob', [1])),
    runsUntil(30 * minuteMs),
    given(nft.opensBoxes('carol', [2])),
    runsUntil(61 * minuteMs),
    given(tick),
    nft.boxes('bob', '1 sealed'),
    nft.boxes('carol', '2 opening'),
    when(revealed, 'done'),
    nft.boxes('carol'),
    when(nft.opensBoxes('bob', [1], 'again'), 'done'),
    runsUntil(100 * minuteMs),
    when(revealed, 'seed_not_committed'),
    when(nft.reveals(3, 2), 'done'),
    nft.boxes('bob'),
  ),
  two(
    'RULES 11: with the end of the sale prizes that nobody can draw are free, once the boxes that were sold are opened',
    given(nft.buysBoxes('bob', 1)),
    waitsUntil(dayMs + hourMs),
    given(tick),
    nft.owner(2, 'alice', 'boxed'),
    given(nft.opensBoxes('bob', [1])),
    when(revealed, 'done'),
    thenThat('it has ended', (scene) => scene.told('nft.series_ended').length, 1),
    thenThat(
      'the others are free',
      ({ runner }) => [1, 2, 5].map((itemId) => runner.core.queries.nftItem(itemId as never)?.state),
      ['free', 'free', 'free'],
    ),
    when(nft.revealsLast(3, 2), 'seed_not_committed'),
    when(nft.revealsLast(3), 'done'),
  ),
  two(
    'RULES 11: a series of which no box is sold ends with its time',
    waitsUntil(dayMs + hourMs),
    when(tick, 'done'),
    thenThat('nothing was opened', (scene) => scene.told('nft.series_ended').map(({ opened }) => opened), [0]),
    nft.owner(1, 'alice'),
    when(nft.buysBoxes('bob', 1), 'nft_not_on_sale'),
    when(nft.revealsLast(3), 'done'),
    when(nft.buysBoxes('bob', 1), 'nft_series_not_found'),
  ),
  two(
    'RULES 11: a box that is left sealed is opened by the rule 30 days after the sale, and waits for its seed as long as it takes',
    given(nft.buysBoxes('bob', 2)),
    given(nft.buysBoxes('carol', 1)),
    given(nft.opensBoxes('carol', [3])),
    given(revealed),
    waitsUntil(31 * dayMs + hourMs - minuteMs),
    given(nft.opensBoxes('bob', [1])),
    nft.boxes('bob', '1 opening', '2 sealed'),
    waitsUntil(31 * dayMs + hourMs),
    when(tick, 'done'),
    thenThat(
      'with a seed that nobody chose',
      (scene) =>
        scene
          .told('nft.boxes_opening')
          .map(({ boxIds, clientSeed }) => [...boxIds, Buffer.from(clientSeed).toString('ascii')]),
      [[2, 'unopened']],
    ),
    waitsUntil(32 * dayMs),
    given(tick),
    nft.boxes('bob', '1 opening', '2 opening'),
    when(nft.reveals(3, 2), 'done'),
    when(nft.reveals(3, 3), 'done'),
    nft.boxes('bob'),
    when(nft.revealsLast(3), 'done'),
  ),
  nftMarket(
    'RULES 17: two series share out the copies of one work, and neither frees or draws what is set aside for the other',
    given(nft.opensSeries('alice', [[1, 2]], { endsAtMs: at(endMs) })),
    given(nft.opensSeries('alice', [[1, 2]])),
    given(nft.buysBoxes('bob', 2, { seriesId: 2 as never })),
    given(nft.opensBoxes('bob', [1, 2])),
    given(nft.reveals(2, 1, 2)),
    runsUntil(endMs),
    given(tick),
    thenThat(
      'one is bob’s, two are free, and one waits for its draw',
      ({ runner }) =>
        [1, 2, 3, 4]
          .map((itemId) => runner.core.queries.nftItem(itemId as never)?.state)
          .filter((state) => state === 'boxed'),
      ['boxed'],
    ),
    when(nft.reveals(2, 2, 2), 'done'),
  ),
];
