import { hourMs, minuteMs } from '@candor/kernel';
import { atoms, type Ppm } from '@candor/money';
import {
  alice,
  asset,
  bob,
  funding,
  given,
  otc,
  otcPrice,
  passes,
  type Row,
  type Scenario,
  type Scene,
  scenarioIn,
  sends,
  thenThat,
  ticks,
  when,
} from '@candor/testkit';

const tape = ticks({ 'BTC/USDT': '60000', 'ETH/USDT': '3000' });

/** The exchange runs through a time: it ticks before anybody takes it for an outage. */
function runs(ms: number): Row {
  return {
    says: `      the exchange runs for ${ms} ms`,
    run(scene) {
      const untilMs = scene.runner.nowMs + ms;
      while (scene.runner.nowMs < untilMs) {
        scene.runner.wait(Math.min(untilMs - scene.runner.nowMs, 9_000));
        tape.send(scene);
      }
    },
  };
}

/** The promises of a verdict that were missed so far. */
function missed({ runner }: Scene): number {
  return runner.steps.flatMap(({ events }) => events).filter(({ type }) => type === 'otc.promise_missed').length;
}

/** Alice sells 1,000 USDT for dollars; bob and carol are known too. */
export function market(title: string, ...rows: readonly Row[]): Scenario {
  return scenarioIn(
    { funding: {} },
    title,
    given(alice.has('5000 USDT')),
    ...(['alice', 'bob', 'carol'] as const).map((who) => given(funding.level(who, 'basic'))),
    given(tape),
    given(otc.offers('alice')),
    ...rows,
  );
}

const paid = [given(otc.orders('bob', '100 USDT')), given(otc.pays('bob', 1))];
const disputed = [...paid, given(otc.disputes('bob', 1))];
const decided = [...disputed, given(otc.decides('rita', 1, '60 USDT'))];

const floating = {
  price: undefined,
  priceMin: atoms(90_000_000n),
  priceMax: atoms(110_000_000n),
} as const;

/** RULES 12: from the ad to the end of an order. */
export const otcScenarios: readonly Scenario[] = [
  market(
    'RULES 12: an ad to sell sets aside what it offers, an order is paid and released, and the rest comes back',
    alice.holds('4000 USDT', '1000'),
    when(otc.orders('bob', '100 USDT'), 'done'),
    otc.left('900 USDT'),
    alice.holds('4000 USDT', '1000'),
    thenThat(
      'a dollar and a cent each are to be paid',
      (scene) => scene.told('otc.order_opened')[0]?.total,
      atoms(10_100n),
    ),
    otc.under('alice', '1 created as seller'),
    when(otc.pays('bob', 1), 'done'),
    runs(16 * minuteMs),
    otc.under('bob', '1 paid as buyer'),
    when(otc.releases('alice', 1), 'done'),
    otc.ended('1 released: 100 USDT, 0 USDT, 0 USDT'),
    bob.holds('100 USDT', '0'),
    when(otc.sets('alice', 1, 'closed'), 'done'),
    otc.left('closed'),
    alice.holds('4900 USDT', '0'),
  ),
  market(
    'RULES 12: the seller of an order on an ad to buy sets its escrow aside',
    given(otc.offers('bob', { side: 'buy' })),
    bob.holds('0 USDT', '0'),
    when(otc.orders('alice', '100 USDT', { adId: 2 as never, delayMs: 0 }), 'done'),
    alice.holds('3900 USDT', '1100'),
    when(otc.pays('bob', 1), 'done'),
    when(otc.releases('alice', 1), 'done'),
    alice.holds('3900 USDT', '1000'),
    bob.holds('100 USDT', '0'),
  ),
  market(
    'RULES 12: an order that nobody pays expires after 15 minutes, and its escrow is on offer again',
    given(otc.orders('bob', '100 USDT')),
    runs(15 * minuteMs - 5_000),
    otc.under('bob', '1 created as buyer'),
    runs(6_000),
    otc.under('bob'),
    otc.left('1000 USDT'),
    alice.holds('4000 USDT', '1000'),
  ),
  market(
    'RULES 12: an outage stops the time to pay, and the fact says by how much',
    given(otc.orders('bob', '100 USDT')),
    passes(hourMs),
    when(tape, 'done'),
    thenThat(
      'the deadline moves by the hour',
      (scene) => scene.told('otc.deadline_moved').map(({ byMs }) => Math.round(byMs / minuteMs)),
      [60],
    ),
    otc.under('bob', '1 created as buyer'),
    runs(14 * minuteMs),
    otc.under('bob', '1 created as buyer'),
    runs(2 * minuteMs),
    otc.under('bob'),
  ),
  market(
    'RULES 12: what was paid late in an outage counts, and a verdict is not carried out in one',
    ...decided,
    given(otc.orders('bob', '100 USDT')),
    passes(hourMs),
    when(otc.pays('bob', 2), 'done'),
    otc.under('bob', '2 paid as buyer', '1 decided as buyer'),
    given(tape),
    otc.under('bob', '2 paid as buyer', '1 decided as buyer'),
    runs(11 * minuteMs),
    otc.under('bob', '2 paid as buyer'),
  ),
  market(
    'RULES 12: a verdict splits the escrow once nobody has appealed',
    ...disputed,
    alice.holds('4000 USDT', '1000'),
    when(otc.decides('rita', 1, '60 USDT'), 'done'),
    alice.holds('4000 USDT', '1000'),
    runs(11 * minuteMs),
    bob.holds('60 USDT', '0'),
    alice.holds('4040 USDT', '900'),
    when(otc.decides('max', 1, '0 USDT'), 'otc_order_not_found'),
  ),
  market(
    'RULES 12: after an appeal a second operator decides, at once and for good',
    ...decided,
    when(otc.appeals('alice', 1), 'done'),
    when(otc.appeals('bob', 1), 'otc_state_wrong'),
    when(otc.decides('rita', 1, '0 USDT'), 'second_person_needed'),
    when(otc.decides('max', 1, '0 USDT'), 'done'),
    otc.ended('1 closed: 0 USDT, 100 USDT, 0 USDT'),
    alice.holds('4100 USDT', '900'),
  ),
  market(
    'RULES 12: a verdict that is late is told, and the escrow stays where it is',
    ...disputed,
    runs(hourMs - 5_000),
    thenThat('no promise is missed so far', missed, 0),
    runs(10_000),
    thenThat('one is', missed, 1),
    otc.under('bob', '1 disputed as buyer'),
    alice.holds('4000 USDT', '1000'),
    // An outage afterwards makes it no new promise.
    passes(hourMs),
    when(tape, 'done'),
    thenThat('no deadline moves', (scene) => scene.told('otc.deadline_moved').length, 0),
    runs(2 * hourMs),
    thenThat('it is missed once', missed, 1),
  ),
  ...(['disputed', 'appealed'] as const).map((state) =>
    market(
      `RULES 12: an outage in the middle of the state ${state} leaves its promise as long as it was`,
      ...(state === 'disputed' ? disputed : [...decided, given(otc.appeals('bob', 1))]),
      runs(30 * minuteMs),
      passes(hourMs),
      when(tape, 'done'),
      runs(28 * minuteMs),
      thenThat('no promise is missed so far', missed, 0),
      runs(3 * minuteMs),
      thenThat('one is', missed, 1),
      otc.under('bob', `1 ${state} as buyer`),
    ),
  ),
  market(
    'RULES 12: while withdrawals of the maker are held nobody buys from them, and they buy as before',
    given(otc.offers('alice', { side: 'buy' })),
    given(funding.hold('alice', 'under_review')),
    when(otc.orders('bob', '10 USDT'), 'otc_ad_not_live'),
    otc.listed('2 buy'),
    given(funding.lift('alice', 'under_review')),
    otc.listed('1 sell', '2 buy'),
    when(otc.orders('bob', '10 USDT'), 'done'),
  ),
  market(
    'RULES 12: ads are listed by fiat, coin and side, the best price first for who takes them',
    given(otc.offers('alice', { price: otcPrice(1) })),
    given(otc.offers('bob', { side: 'buy', price: otcPrice(0.98) })),
    given(otc.offers('bob', { side: 'buy', price: otcPrice(0.99) })),
    given(otc.offers('bob', { side: 'buy', assetId: asset.BTC, price: otcPrice(60_000) })),
    given(otc.offers('alice', { price: otcPrice(1) })),
    otc.listed('5 buy', '2 sell', '6 sell', '1 sell', '4 buy', '3 buy'),
    given(otc.sets('alice', 2, 'paused')),
    otc.listed('5 buy', '6 sell', '1 sell', '4 buy', '3 buy'),
  ),
  market(
    'RULES 12: an ad whose rest is below its smallest order is not listed',
    given(otc.orders('bob', '991 USDT')),
    otc.listed(),
    given(otc.cancels('bob', 1)),
    otc.listed('1 sell'),
  ),
  market(
    'RULES 12: a new buyer waits with withdrawals after a purchase, and neither sells for fiat then',
    ...paid,
    given(otc.releases('alice', 1)),
    thenThat(
      'bob waits ten minutes, as practice has it',
      ({ runner }) => {
        const { delayedUntilMs = 0 } = runner.core.queries.otcRecord(1_001 as never);
        return delayedUntilMs - runner.nowMs;
      },
      600_000,
    ),
    when(otc.offers('bob', { quantity: atoms(1_000_000n) }), 'withdrawals_held'),
    thenThat(
      'it is a hold of theirs',
      (scene) => scene.runner.core.queries.fundingAccount(scene.accountOf('bob')).holds.map(({ reason }) => reason),
      ['otc_purchase'],
    ),
    when(funding.hold('bob', 'otc_purchase'), 'hold_invalid'),
    runs(11 * minuteMs),
    when(otc.offers('bob', { quantity: atoms(1_000_000n) }), 'done'),
  ),
  market(
    'RULES 12: an edit holds for later orders, and a paused ad takes none',
    given(otc.orders('bob', '100 USDT')),
    when(otc.edits('alice', 1, { quantity: atoms(50_000_000n), price: atoms(200_000_000n) }), 'done'),
    alice.holds('4850 USDT', '150'),
    when(otc.edits('alice', 1, { quantity: undefined, price: atoms(200_000_000n) }), 'done'),
    alice.holds('4850 USDT', '150'),
    when(otc.orders('carol', '10 USDT'), 'otc_price_moved'),
    when(otc.sets('alice', 1, 'paused'), 'done'),
    when(otc.orders('carol', '10 USDT', { price: atoms(200_000_000n) }), 'otc_ad_not_live'),
    when(otc.pays('bob', 1), 'done'),
    when(otc.sets('alice', 1, 'closed'), 'done'),
    when(otc.releases('alice', 1), 'done'),
    bob.holds('100 USDT', '0'),
    alice.holds('4900 USDT', '0'),
  ),
  market(
    'RULES 12: an order that ends unsold after its ad was closed gives its escrow back to the seller',
    given(otc.orders('bob', '100 USDT')),
    given(otc.sets('alice', 1, 'closed')),
    when(otc.cancels('bob', 1), 'done'),
    otc.ended('1 cancelled: 0 USDT, 100 USDT, 0 USDT'),
    alice.holds('5000 USDT', '0'),
  ),
  market(
    'RULES 12: a floating price is the index times its factor inside its bounds',
    given(
      sends('a dollar is a USDT', {
        type: 'convert.set_fiat_terms',
        assetId: asset.USD,
        fiatRate: 100_000_000 as never,
        source: 'test',
        asOfMs: 1_700_438_400_000,
      }),
    ),
    given(otc.edits('alice', 1, { ...floating, factor: 1_020_000 as Ppm })),
    when(otc.orders('bob', '10 USDT', { price: atoms(101_000_000n) }), 'otc_price_moved'),
    when(otc.orders('bob', '10 USDT', { price: atoms(102_000_000n) }), 'done'),
    given(otc.edits('alice', 1, { ...floating, factor: 1_200_000 as Ppm })),
    when(otc.orders('bob', '10 USDT', { price: atoms(110_000_000n) }), 'done'),
    given(otc.edits('alice', 1)),
    when(otc.orders('bob', '10 USDT'), 'done'),
  ),
];

/** RULES 12: every state, side and act. */
const states = {
  created: [given(otc.orders('bob', '100 USDT'))],
  paid,
  asked: [...paid, given(otc.cancels('alice', 1))],
  disputed,
  decided,
  appealed: [...decided, given(otc.appeals('bob', 1))],
  ended: [...paid, given(otc.releases('alice', 1))],
} as const;

const acts = {
  pays: otc.pays,
  releases: otc.releases,
  cancels: otc.cancels,
  disputes: otc.disputes,
  appeals: otc.appeals,
} as const;

const wrong = 'otc_state_wrong';
const role = 'otc_role_wrong';

/** The answers to the buyer and to the seller. */
const table = {
  created: {
    pays: ['done', role],
    releases: [role, wrong],
    cancels: ['done', role],
    disputes: [wrong, wrong],
    appeals: [wrong, wrong],
  },
  paid: {
    pays: [wrong, role],
    releases: [role, 'done'],
    cancels: ['otc_not_agreed', 'done'],
    disputes: ['done', 'done'],
    appeals: [wrong, wrong],
  },
  asked: {
    pays: [wrong, role],
    releases: [role, 'done'],
    cancels: ['done', 'done'],
    disputes: ['done', 'done'],
    appeals: [wrong, wrong],
  },
  disputed: {
    pays: [wrong, role],
    releases: [role, 'done'],
    cancels: ['otc_not_agreed', 'done'],
    disputes: [wrong, wrong],
    appeals: [wrong, wrong],
  },
  decided: {
    pays: [wrong, role],
    releases: [role, wrong],
    cancels: [wrong, wrong],
    disputes: [wrong, wrong],
    appeals: ['done', 'done'],
  },
  appealed: {
    pays: [wrong, role],
    releases: [role, wrong],
    cancels: [wrong, wrong],
    disputes: [wrong, wrong],
    appeals: [wrong, wrong],
  },
  ended: {
    pays: ['otc_order_not_found', 'otc_order_not_found'],
    releases: ['otc_order_not_found', 'otc_order_not_found'],
    cancels: ['otc_order_not_found', 'otc_order_not_found'],
    disputes: ['otc_order_not_found', 'otc_order_not_found'],
    appeals: ['otc_order_not_found', 'otc_order_not_found'],
  },
} as const;

type StateName = keyof typeof states;
type ActName = keyof typeof acts;

/** Every state with every act that is refused, of every actor. */
export const otcTable: readonly Scenario[] = (Object.keys(states) as StateName[]).map((state) => {
  const rows: Row[] = [];
  for (const act of Object.keys(acts) as ActName[]) {
    table[state][act].forEach((answer, side) => {
      if (answer !== 'done') rows.push(when(acts[act](side === 0 ? 'bob' : 'alice', 1), answer));
    });
    rows.push(when(acts[act]('carol', 1), 'otc_order_not_found'), when(acts[act]('nobody', 1), 'account_not_found'));
  }
  const decides = state === 'disputed' || state === 'appealed';
  rows.push(
    when(otc.decides('', 1, '1 USDT'), 'not_permitted'),
    when(
      otc.decides('rita', 1, '101 USDT'),
      state === 'ended'
        ? 'otc_order_not_found'
        : state === 'appealed'
          ? 'second_person_needed'
          : decides
            ? 'amount_invalid'
            : wrong,
    ),
  );
  return market(`RULES 12: the acts of everybody in the state ${state}`, ...states[state], ...rows);
});

/** The acts that are allowed, each in a world of its own. */
export const otcAllowed: readonly Scenario[] = (Object.keys(states) as StateName[]).flatMap((state) =>
  (Object.keys(acts) as ActName[]).flatMap((act) =>
    table[state][act].flatMap((answer, side) => {
      if (answer !== 'done') return [];
      const who = side === 0 ? 'bob' : 'alice';
      return [
        market(`RULES 12: ${who} ${act} in the state ${state}`, ...states[state], when(acts[act](who, 1), 'done')),
      ];
    }),
  ),
);
