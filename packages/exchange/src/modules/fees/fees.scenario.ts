import { restoreCore } from '@candor/exchange';
import { dayMs } from '@candor/kernel';
import { atoms, type Ppm } from '@candor/money';
import {
  type Action,
  alice,
  bob,
  given,
  houseHolds,
  passes,
  type Row,
  type Scenario,
  scenario,
  sends,
  thenThat,
  ticks,
  when,
} from '@candor/testkit';

/** Tiers as `from maker/taker`: whole units of account, and percent of the pairs' fees. */
function tiers(...rows: readonly string[]): Action {
  return sends(`tiers are ${rows.join(', ')}`, {
    type: 'fees.set_tiers',
    tiers: rows.map((row) => {
      const [from, maker, taker] = row.split(/[ /]/).map(Number) as [number, number, number];
      const share = (percent: number) => (percent * 10_000) as Ppm;
      return { volumeFrom: atoms(BigInt(from) * 1_000_000n), makerShare: share(maker), takerShare: share(taker) };
    }),
  });
}

const market = [
  given(ticks({ 'BTC/USDT': '60000', 'ETH/USDT': '3000' })),
  given(alice.has('100000 USDT')),
  given(bob.has('1 BTC')),
];

/** A hundredth of a bitcoin for 600 USDT: alice rests and bob takes. */
function trades(): Row[] {
  return [given(alice.buys('0.01 BTC', { at: '60000' })), given(bob.sells('0.01 BTC', { at: '60000' }))];
}

/** Then: the fees of the last trade, in atoms, as `maker taker`. */
function charged(maker: bigint, taker: bigint): Row {
  return thenThat(
    `the maker pays ${maker} atoms, the taker ${taker}`,
    (scene) => scene.told('spot.traded').map(({ makerFee, takerFee }) => [makerFee, takerFee]),
    [[maker, taker]],
  );
}

/** Then: the volume that decides the tier of alice today, in whole units of account. */
function volume(whole: number): Row {
  return thenThat(
    `alice has traded ${whole} on the days that count`,
    ({ accountOf, runner: { core } }) => core.queries.feeVolume(accountOf('alice')) / 1_000_000n,
    BigInt(whole),
  );
}

/** RULES 4: the fees of an order follow from the trading of its owner in the thirty days before. */
export const feeFlows: readonly Scenario[] = [
  scenario(
    'RULES 4: charges what rests less than what takes, from the first order on',
    ...market,
    given(tiers('0 80/100')),
    ...trades(),
    // 0.08 % of 1,000,000 atoms of BTC, and 0.1 % of 600 USDT.
    charged(800n, 600_000n),
    houseHolds('fees', '0.6 USDT'),
  ),
  scenario(
    'RULES 4: trading lowers the fees of both sides on the days after it, and of the same day not',
    ...market,
    given(tiers('0 80/100', '500 50/75')),
    ...trades(),
    volume(0),
    ...trades(),
    charged(800n, 600_000n),
    passes(dayMs),
    given(ticks({ 'BTC/USDT': '60000' })),
    volume(1_200),
    ...trades(),
    charged(500n, 450_000n),
  ),
  scenario(
    'RULES 4: thirty days count, and the day before them no more',
    ...market,
    given(tiers('0 80/100', '600 50/75')),
    ...trades(),
    passes(30 * dayMs),
    given(ticks({ 'BTC/USDT': '60000' })),
    volume(600),
    ...trades(),
    charged(500n, 450_000n),
    passes(dayMs),
    given(ticks({ 'BTC/USDT': '60000' })),
    volume(600),
    passes(30 * dayMs),
    given(ticks({ 'BTC/USDT': '60000' })),
    volume(0),
    ...trades(),
    charged(800n, 600_000n),
  ),
  scenario(
    'RULES 4: an order keeps the fees of its placement',
    ...market,
    given(tiers('0 80/100')),
    given(alice.buys('0.01 BTC', { at: '60000' })),
    given(tiers('0 10/20')),
    given(bob.sells('0.01 BTC', { at: '60000' })),
    charged(800n, 120_000n),
  ),
  scenario(
    'RULES 1, 4: a rate is rounded up to a millionth, and nothing stays nothing',
    ...market,
    given(tiers('0 33/0')),
    ...trades(),
    charged(330n, 0n),
    given(tiers('0 0.01/0')),
    ...trades(),
    // A tenth of a millionth is a millionth.
    charged(1n, 0n),
  ),
  scenario(
    'RULES 4: without tiers the pairs’ fees hold and nothing is counted, and a restored core has all of it',
    ...market,
    given(tiers('0 80/100', '500 50/75')),
    ...trades(),
    thenThat(
      'the same is restored',
      ({ runner: { core } }) => restoreCore(core.snapshot()).stateHash().root === core.stateHash().root,
      true,
    ),
    given(tiers()),
    ...trades(),
    charged(1_000n, 600_000n),
    given(tiers('0 80/100', '500 50/75')),
    passes(dayMs),
    given(ticks({ 'BTC/USDT': '60000' })),
    volume(0),
  ),
];

export const feeRefusals: readonly Scenario[] = [
  scenario(
    'RULES 4: refusals',
    when(tiers('1 80/100'), 'terms_invalid'),
    when(tiers('0 101/100'), 'terms_invalid'),
    when(tiers('0 80/101'), 'terms_invalid'),
    when(tiers('0 80/100', '0 70/90'), 'terms_invalid'),
    when(tiers('0 80/100', '500 81/90'), 'terms_invalid'),
    when(tiers('0 80/100', '500 70/101'), 'terms_invalid'),
    when(tiers(...Array.from({ length: 13 }, (_, at) => `${at} 80/100`)), 'terms_invalid'),
    when(tiers(...Array.from({ length: 12 }, (_, at) => `${at} 80/100`)), 'done'),
  ),
];
