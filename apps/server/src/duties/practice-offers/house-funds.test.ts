import {
  type AccountId,
  type AssetId,
  type Command,
  createCore,
  type Exchange,
  house,
  type LockedProductId,
  type Submission,
} from '@candor/exchange';
import { genesisCommands, practiceCatalogue } from '@candor/feed';
import { dayMs } from '@candor/kernel';
import { atoms, type Ppm } from '@candor/money';
import { expect, it } from 'vitest';
import { HouseFunds } from './house-funds.ts';

const usdt = 3 as AssetId;
const productId = 900 as LockedProductId;
const million = atoms(1_000_000_000_000n);

/** The real core, founded for practice, with a product that reserves 70 % of what is locked in it, and a user with a million. */
function founded() {
  const core = createCore();
  const sent = new Set<string>();
  let nowMs = Date.UTC(2026, 9, 7, 9);
  const apply = (submission: Submission) => {
    if (sent.has(submission.commandId)) return { outcome: { ok: false, code: 'request_id_reused' } };
    sent.add(submission.commandId);
    const applied = core.apply(submission, core.sequence + 1, nowMs);
    core.checkInvariants();
    return applied;
  };
  for (const submission of genesisCommands('practice', practiceCatalogue)) apply(submission);
  const accountId = core.queries.status().nextAccountId as AccountId;
  let tested = 0;
  const does = (command: Command, actor: 'system' | 'user' = 'system') => {
    const { outcome } = apply({ commandId: `test:${++tested}`, actor, command });
    expect(outcome).toMatchObject({ ok: true });
  };
  const terms = { amountMin: atoms(1_000_000n), accountMax: million, quota: million, penaltyRatio: 0 as Ppm } as const;
  const rates = { rateLow: 700_000 as Ppm, rateHigh: 700_000 as Ppm, days: 1, dayMs, dividendAtMs: 0 } as const;
  does({ type: 'locked.set_terms', productId, assetId: usdt, ...terms, ...rates, isOffered: 'yes' });
  does({ type: 'accounts.open' });
  does({ type: 'practice.set_faucet', assetId: usdt, amount: million });
  does({ type: 'practice.claim', accountId, assetId: usdt }, 'user');
  const product = () => core.queries.lockedProducts().find((one) => one.terms.productId === productId);
  const exchange = {
    submit: async (submission: Submission) => apply(submission),
    query: async (name: 'balances', ...args: [AccountId]) => core.queries[name](...args),
  } as unknown as Exchange;
  return {
    newOffer: () => new HouseFunds({ exchange, catalogue: practiceCatalogue, clock: () => nowMs }),
    locks(whole: number) {
      const termsHash = product()?.hash ?? new Uint8Array();
      const amount = atoms(BigInt(whole) * 1_000_000n);
      does({ type: 'locked.deposit', accountId, productId, amount, termsHash, renewal: 'off' }, 'user');
    },
    passes(ms: number) {
      nowMs += ms;
    },
    /** Whole USDT that an account of the house has free. */
    free(of: AccountId) {
      const row = core.queries.balances(of).find(({ assetId }) => assetId === usdt);
      return Number((row?.available ?? 0n) / 1_000_000n);
    },
    lends(whole: number) {
      const amount = atoms(BigInt(whole) * 1_000_000n);
      does({ type: 'coupons.fund_rewards', assetId: usdt, amount });
    },
  };
}

it('fills an account up again when less than half is left, once a day, and also after a restart', async () => {
  const { newOffer, locks, passes, free } = founded();
  const offer = newOffer();
  const left = () => free(house.rewards_locked);
  await offer.look();
  expect(left()).toBe(500_000);
  locks(300_000);
  await offer.look();
  // 210,000 are reserved: more than half is left.
  expect(left()).toBe(290_000);
  locks(100_000);
  await offer.look();
  expect(left()).toBe(500_000);
  locks(400_000);
  await offer.look();
  await newOffer().look();
  expect(left()).toBe(220_000);
  passes(dayMs);
  await offer.look();
  expect(left()).toBe(500_000);
});

it('fills every account that backs a promise, and no other', async () => {
  const { newOffer, lends, free } = founded();
  // Most of what loans are paid from is elsewhere.
  lends(2_000_000);
  expect(free(house.treasury)).toBe(1_000_000);
  const fees = free(house.fees);
  await newOffer().look();
  expect(free(house.treasury)).toBe(3_000_000);
  expect(free(house.underwriting)).toBe(50_000_000);
  expect(free(house.fees)).toBe(fees);
});
