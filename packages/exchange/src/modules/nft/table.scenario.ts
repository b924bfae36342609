import { hourMs, minuteMs } from '@candor/kernel';
import {
  type Action,
  type Answer,
  given,
  type Name,
  nft,
  passes,
  runsUntil,
  type Scenario,
  when,
} from '@candor/testkit';
import { at, endMs, lapses, nftMarket, tick, won } from './nft.scenario.ts';

/** RULES 11: every state of a sale and of its order, with every act of everybody. */
const states = {
  'a fixed price before its time': [given(nft.lists('alice', 1, { startsAtMs: at(hourMs) }))],
  'a fixed price': [given(nft.lists('alice', 1))],
  'a fixed price whose end has passed in an outage': [
    given(nft.lists('alice', 1, { endsAtMs: at(endMs) })),
    passes(hourMs),
  ],
  'a fixed price that was paid': [given(nft.lists('alice', 1)), given(nft.buys('bob', 1))],
  'an auction before its time': [
    given(nft.auctions('alice', 1, { startsAtMs: at(hourMs), endsAtMs: at(2 * hourMs) })),
    given(nft.deposits('bob', 1)),
  ],
  'an auction without a bid': [given(nft.auctions('alice', 1)), given(nft.deposits('bob', 1))],
  'an auction that bob leads': [
    given(nft.auctions('alice', 1)),
    given(nft.deposits('bob', 1)),
    given(nft.bids('bob', 1, 100)),
  ],
  'an auction whose end has passed in an outage': [
    given(nft.auctions('alice', 1)),
    given(nft.deposits('bob', 1)),
    given(nft.bids('bob', 1, 100)),
    passes(hourMs),
  ],
  'an order of the winner': won,
  'an order of the winner whose time has passed in an outage': [...won, passes(hourMs)],
  'a second chance': [...won, ...lapses],
  'an order that was paid': [...won, given(nft.pays('bob', 1))],
  'orders that have lapsed': [...won, ...lapses, runsUntil(endMs + 20 * minuteMs + 1_000), given(tick)],
} as const;
type State = keyof typeof states;

/** Order 1 is the winner's, order 2 the one of the second chance. */
const acts = {
  lists: (who: Name) => nft.lists(who, 1),
  buys: (who: Name) => nft.buys(who, 1),
  deposits: (who: Name) => nft.deposits(who, 1),
  bids: (who: Name) => nft.bids(who, 1, 105),
  pays: (who: Name) => nft.pays(who, 1),
  'pays again': (who: Name) => nft.pays(who, 2),
} as const satisfies Record<string, (who: Name) => Action>;
type Act = keyof typeof acts;

const everybody = ['alice', 'bob', 'carol'] as const;
const none = 'nft_order_not_found';
const gone = ['nft_not_on_sale', 'nft_not_on_sale', 'nft_not_on_sale'] as const;
const noOrder = { pays: [none, none, none], 'pays again': [none, none, none] } as const;
const yours = 'nft_not_yours';
const mode = 'nft_mode_wrong';

/** The answers to alice, who sells; to bob, who has bid or bought; and to carol. */
const table: Readonly<Record<State, Readonly<Record<Act, readonly [Answer, Answer, Answer]>>>> = {
  'a fixed price before its time': {
    ...noOrder,
    lists: ['nft_not_free', yours, yours],
    buys: gone,
    deposits: [mode, mode, mode],
    bids: gone,
  },
  'a fixed price': {
    ...noOrder,
    lists: ['nft_not_free', yours, yours],
    buys: ['nft_own', 'done', 'done'],
    deposits: [mode, mode, mode],
    bids: [mode, mode, mode],
  },
  'a fixed price whose end has passed in an outage': {
    ...noOrder,
    lists: ['nft_not_free', yours, yours],
    buys: gone,
    deposits: gone,
    bids: gone,
  },
  'a fixed price that was paid': {
    ...noOrder,
    lists: [yours, 'done', yours],
    buys: gone,
    deposits: gone,
    bids: gone,
  },
  'an auction before its time': {
    ...noOrder,
    lists: ['nft_not_free', yours, yours],
    buys: gone,
    deposits: ['nft_own', 'nft_deposit_placed', 'done'],
    bids: gone,
  },
  'an auction without a bid': {
    ...noOrder,
    lists: ['nft_not_free', yours, yours],
    buys: [mode, mode, mode],
    deposits: ['nft_own', 'nft_deposit_placed', 'done'],
    bids: ['nft_own', 'done', 'nft_deposit_needed'],
  },
  'an auction that bob leads': {
    ...noOrder,
    lists: ['nft_not_free', yours, yours],
    buys: [mode, mode, mode],
    deposits: ['nft_own', 'nft_deposit_placed', 'done'],
    bids: ['nft_own', 'done', 'nft_deposit_needed'],
  },
  'an auction whose end has passed in an outage': {
    ...noOrder,
    lists: ['nft_not_free', yours, yours],
    buys: gone,
    deposits: gone,
    bids: gone,
  },
  'an order of the winner': {
    lists: ['nft_not_free', yours, yours],
    buys: gone,
    deposits: gone,
    bids: gone,
    pays: [none, 'done', none],
    'pays again': [none, none, none],
  },
  'an order of the winner whose time has passed in an outage': {
    lists: ['nft_not_free', yours, yours],
    buys: gone,
    deposits: gone,
    bids: gone,
    pays: [none, 'done', none],
    'pays again': [none, none, none],
  },
  'a second chance': {
    lists: ['nft_not_free', yours, yours],
    buys: gone,
    deposits: gone,
    bids: gone,
    pays: [none, none, none],
    'pays again': [none, none, 'done'],
  },
  'an order that was paid': { ...noOrder, lists: [yours, 'done', yours], buys: gone, deposits: gone, bids: gone },
  'orders that have lapsed': {
    ...noOrder,
    lists: ['done', yours, yours],
    buys: gone,
    deposits: gone,
    bids: gone,
  },
};

const cells = (Object.keys(states) as State[]).flatMap((state) =>
  (Object.keys(acts) as Act[]).flatMap((act) =>
    everybody.map((who, place) => ({ state, act, who, answer: table[state][act][place] as Answer })),
  ),
);

/** Every act that is refused, in a world for each state. */
export const nftTable: readonly Scenario[] = (Object.keys(states) as State[]).map((state) =>
  nftMarket(
    `RULES 11: everybody’s acts on ${state}`,
    ...states[state],
    ...cells
      .filter((cell) => cell.state === state && cell.answer !== 'done')
      .map(({ act, who, answer }) => when(acts[act](who), answer)),
  ),
);

/** Every act that is allowed, each in a world of its own. */
export const nftAllowed: readonly Scenario[] = cells
  .filter(({ answer }) => answer === 'done')
  .map(({ state, act, who }) =>
    nftMarket(`RULES 11: ${who} ${act} on ${state}`, ...states[state], when(acts[act](who), 'done')),
  );
