import { dayMs, hourMs } from '@candor/kernel';
import {
  type Action,
  game,
  given,
  operator,
  passes,
  points,
  type Row,
  type Scenario,
  scenarioIn,
  sends,
  thenThat,
  when,
} from '@candor/testkit';

function later(ms: number): Row[] {
  return [passes(ms), given(operator.funds('dust', '1 USDT'))];
}

function switched(availability: 'on' | 'off'): Action {
  return sends(`the game is ${availability}`, { type: 'products.set_availability', product: 'game', availability });
}

/** Alice and bob have 100 points each and a series of seeds; the wheel turns three times a day for 10 or 50 points. */
function fair(title: string, ...rows: readonly Row[]): Scenario {
  return scenarioIn(
    {},
    title,
    given(points.setsTask('check_in', { reward: 100, dailyMax: 100 })),
    given(points.checksIn('alice')),
    given(points.checksIn('bob')),
    given(game.setsWheel()),
    given(game.opens('alice')),
    given(game.opens('bob')),
    ...rows,
  );
}

function left(who: 'alice' | 'bob', spinsLeft: number, extraSpins = 0): Row {
  return thenThat(
    `${who} has ${spinsLeft} turns of today and ${extraSpins} others`,
    (scene) => {
      const player = scene.runner.core.queries.gamePlayer(scene.accountOf(who));
      return [player.spinsLeft, player.extraSpins];
    },
    [spinsLeft, extraSpins],
  );
}

const turns: readonly Scenario[] = [
  // Segments and prizes as an independent program draws them from the same seeds (`draws.test.ts`).
  fair(
    'RULES 17: a turn is staked on a commitment, drawn from the seed behind it, and paid',
    when(game.spins('alice', 10), 'done'),
    points.moved('alice staked 10'),
    points.has('alice', 90),
    when(game.reveals('alice', 1), 'done'),
    game.drawn('alice 3 15'),
    points.moved('alice won 15'),
    points.has('alice', 105),
    when(game.spins('bob', 50), 'done'),
    when(game.reveals('bob', 1, 2), 'done'),
    game.drawn('bob 2 150'),
    points.has('bob', 200),
    given(game.spins('alice', 50)),
    given(game.reveals('alice', 2, 3)),
    game.drawn('alice 3 75'),
    given(game.spins('alice', 10)),
    given(game.reveals('alice', 3, 4)),
    game.drawn('alice 0 0'),
    points.moved(),
    points.has('alice', 120),
  ),
  fair(
    'RULES 17: the user’s seed decides with the secret one',
    given(game.spins('alice', 10, { seed: 'other-3' })),
    given(game.reveals('alice', 1)),
    thenThat('the segment is another one', (scene) => scene.told('game.drawn').map(({ segment }) => segment !== 3), [
      true,
    ]),
  ),
  fair(
    'RULES 17: only the committed seed draws a turn, and each turn once',
    given(game.spins('alice', 10)),
    when(game.reveals('alice', 2, 1), 'seed_not_committed'),
    when(game.reveals('bob', 1, 1), 'seed_not_committed'),
    when(game.reveals('alice', 1, 7), 'spin_not_found'),
    when(game.reveals('alice', 1), 'done'),
    when(game.reveals('alice', 1), 'spin_not_found'),
  ),
  fair(
    'refuses a turn for each of its reasons',
    when(game.spins('alice', 10, { termsHash: new Uint8Array(32) }), 'terms_changed'),
    when(game.spins('alice', 11), 'stake_not_offered'),
    when(game.spins('alice', 10, { seed: '' }), 'client_seed_invalid'),
    when(game.spins('alice', 10, { seed: 'no spaces' }), 'client_seed_invalid'),
    when(game.spins('alice', 10, { seed: 'a'.repeat(65) }), 'client_seed_invalid'),
    when(game.spins('alice', 10, { commitment: new Uint8Array(32) }), 'series_changed'),
    given(game.spins('alice', 50)),
    when(game.spins('alice', 50), 'spin_unsettled'),
    given(game.reveals('alice', 1)),
    given(switched('off')),
    when(game.spins('alice', 10), 'product_unavailable'),
    given(switched('on')),
    given(points.setsItem(1, { cost: 120 })),
    given(points.exchanges('alice', 1, 120)),
    when(game.spins('alice', 10), 'points_insufficient'),
    given(game.setsWheel({ isOffered: 'no' })),
    when(game.spins('alice', 10), 'game_not_offered'),
  ),
  fair(
    'a turn has a day’s limit, and turns of the shop come after it',
    given(points.setsItem(1, { gives: 'spins', grant: 1, cost: 20, accountMax: 2 })),
    ...[1, 2, 3].flatMap((nonce) => [given(game.spins('alice', 10)), given(game.reveals('alice', nonce))]),
    left('alice', 0),
    when(game.spins('alice', 10), 'spins_used_up'),
    given(points.exchanges('alice', 1, 20)),
    left('alice', 0, 1),
    when(game.spins('alice', 10), 'done'),
    given(game.reveals('alice', 4)),
    when(game.spins('alice', 10), 'spins_used_up'),
    passes(dayMs),
    when(game.spins('alice', 10), 'done'),
    left('alice', 2),
  ),
  fair(
    'RULES 17: a seed that does not come within the hour gives the stake back, and stays secret for the next turn',
    given(game.spins('alice', 50)),
    ...later(hourMs),
    points.moved('alice returned 50'),
    points.has('alice', 100),
    when(game.reveals('alice', 1), 'spin_not_found'),
    given(game.spins('alice', 10, { seed: 'fresh' })),
    when(game.reveals('alice', 1, 2), 'done'),
  ),
  fair(
    'a series follows the one before it, and not while a turn is under way',
    when(game.opens('alice', 1), 'series_in_use'),
    when(game.opens('alice', 3), 'series_in_use'),
    when(game.opens('alice', 2, 10_001), 'series_in_use'),
    given(game.spins('alice', 10)),
    when(game.opens('alice', 2), 'series_in_use'),
    given(game.reveals('alice', 1)),
    when(game.opens('alice', 2, 1), 'done'),
    given(game.spins('alice', 10)),
    given(game.reveals('alice', 1, 2, 2, 1)),
    when(game.spins('alice', 10), 'series_changed'),
    when(game.opens('alice', 3), 'done'),
  ),
  fair(
    'RULES 2: a turn keeps the wheel it was staked on',
    given(game.spins('alice', 10)),
    given(
      game.setsWheel({
        segments: [
          { weight: 1, pays: 0 },
          { weight: 1, pays: 0 },
        ],
      }),
    ),
    given(game.reveals('alice', 1)),
    game.drawn('alice 3 15'),
  ),
  scenarioIn(
    {},
    'a wheel is sound: it pays no more than is staked, on average',
    when(game.setsWheel({ segments: [{ weight: 1, pays: 0 }] }), 'terms_invalid'),
    when(
      game.setsWheel({
        segments: [
          { weight: 1, pays: 0 },
          { weight: 1, pays: 201 },
        ],
      }),
      'terms_invalid',
    ),
    when(
      game.setsWheel({
        segments: [
          { weight: 0, pays: 0 },
          { weight: 1, pays: 0 },
        ],
      }),
      'terms_invalid',
    ),
    when(game.setsWheel({ stakes: [] }), 'terms_invalid'),
    when(game.setsWheel({ stakes: [50, 10] }), 'terms_invalid'),
    when(game.setsWheel({ spinsPerDay: 0 }), 'terms_invalid'),
    when(game.setsWheel({ lifeDays: 0 }), 'terms_invalid'),
    when(
      game.setsWheel({
        segments: [
          { weight: 1, pays: 0 },
          { weight: 1, pays: 200 },
        ],
      }),
      'done',
    ),
  ),
  scenarioIn(
    {},
    'users leave the leaderboard and come back',
    when(game.lists('alice', 'no'), 'done'),
    when(game.lists('alice', 'yes'), 'done'),
  ),
  scenarioIn(
    {},
    'every act needs an account',
    when(
      sends('a stranger spins', {
        type: 'game.spin',
        accountId: 5_000 as never,
        termsHash: new Uint8Array(),
        commitment: new Uint8Array(),
        clientSeed: new Uint8Array(),
        stake: 1,
      }),
      'account_not_found',
    ),
    when(
      sends('a series for a stranger', {
        type: 'game.open_series',
        accountId: 5_000 as never,
        series: 1,
        commitment: new Uint8Array(32),
        length: 1,
      }),
      'account_not_found',
    ),
    when(
      sends('a stranger leaves the leaderboard', {
        type: 'game.set_listed',
        accountId: 5_000 as never,
        isListed: 'no',
      }),
      'account_not_found',
    ),
  ),
];

export const gameScenarios = turns;
