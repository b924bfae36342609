import {
  type AccountId,
  type AssetId,
  type Command,
  createCore,
  type Exchange,
  type OtcAdView,
  type OtcOrderId,
  type OutcomeOf,
  type Submission,
} from '@candor/exchange';
import { genesisCommands, practiceCatalogue } from '@candor/feed';
import { dayMs, minuteMs, present } from '@candor/kernel';
import { atoms, type Ppm } from '@candor/money';
import type { Platform } from '@candor/platform';
import { expect, it } from 'vitest';
import { OtcPeople } from './otc.ts';

const usdt = 3 as AssetId;
const dollar = 201 as AssetId;
const whole = (count: number) => atoms(BigInt(count) * 1_000_000n);

/** 50 USDT at 1.01 dollars each. */
const terms = {
  quantity: whole(50),
  price: atoms(101_000_000n),
  orderMin: atoms(100n),
  orderMax: atoms(10_000n),
  methods: ['wise'],
  paymentMs: 15 * minuteMs,
  fromMinute: 0,
  toMinute: 0,
  levelMin: 'basic',
  completedMin: 0,
  completionMin: 0 as Ppm,
  ageDaysMin: 0,
  textHash: new Uint8Array(),
} as const;

/** The real core, founded for practice, and a platform that remembers accounts and what was sealed for them. */
function founded() {
  const core = createCore();
  const answers = new Map<string, ReturnType<typeof core.apply>>();
  const refused: string[] = [];
  let nowMs = Date.UTC(2026, 9, 7, 9);
  const apply = (submission: Submission) => {
    const known = answers.get(submission.commandId);
    if (known !== undefined) return known;
    const applied = core.apply(submission, core.sequence + 1, nowMs);
    core.checkInvariants();
    if (!applied.outcome.ok) refused.push(`${submission.command.type} ${applied.outcome.code}`);
    answers.set(submission.commandId, applied);
    return applied;
  };
  for (const submission of genesisCommands('practice', practiceCatalogue)) apply(submission);

  let tested = 0;
  const does = <Type extends Command['type']>(
    command: Extract<Command, { type: Type }>,
    actor: Submission['actor'],
  ) => {
    const { outcome } = apply({ commandId: `test:${++tested}`, actor, command });
    if (!outcome.ok) throw new Error(outcome.code);
    return outcome.value as Extract<OutcomeOf<Type>, { ok: true }>['value'];
  };
  const exchange = {
    submit: async (submission: Submission) => apply(submission),
    query: async (name: 'ownOtcAds', ...args: [AccountId]) => core.queries[name](...args),
  } as unknown as Exchange;
  const opened = new Map<string, AccountId>();
  const sealed: string[] = [];
  const kept = new Map<number, Map<string, { details: { account: string } }>>();
  const platform = {
    accounts: {
      async ensureUser({ nickname }: { readonly nickname: string }) {
        const accountId = opened.get(nickname) ?? does({ type: 'accounts.open' }, 'system').accountId;
        opened.set(nickname, accountId);
        return { userId: accountId, uid: accountId, accountId };
      },
    },
    otc: {
      methods: async (userId: number) => kept.get(userId) ?? new Map(),
      async setMethod(userId: number, method: string, one: { details: { account: string } }) {
        sealed.push(`${userId} ${method}`);
        kept.set(userId, new Map([...(kept.get(userId) ?? []), [method, one]]));
      },
    },
  } as unknown as Pick<Platform, 'accounts' | 'otc'>;
  const newPeople = () => new OtcPeople({ exchange, platform, clock: () => nowMs });
  return {
    core,
    refused,
    sealed,
    newPeople,
    does,
    passes(ms: number) {
      nowMs += ms;
    },
    adOf: (nickname: string): OtcAdView =>
      present(core.queries.ownOtcAds(present(opened.get(nickname), 'one of the people'))[0], 'each has an ad'),
    newUser() {
      const { accountId } = does({ type: 'accounts.open' }, 'system');
      does({ type: 'funding.set_level', accountId, level: 'basic' }, 'system');
      does({ type: 'practice.claim', accountId, assetId: usdt }, 'user');
      return accountId;
    },
    /** Takes an ad to sell, and says that it is paid. */
    buys(accountId: AccountId, ad: OtcAdView, count: number): OtcOrderId {
      const { delayMs } = core.queries.otcRecord(accountId);
      const price = present(ad.priceNow, 'a fixed price');
      const asked = {
        adId: ad.adId,
        quantity: whole(count),
        method: 'wise',
        price,
        delayMs,
        memberSinceMs: 0,
      } as const;
      const { orderId } = does({ type: 'otc.open_order', accountId, ...asked }, 'user');
      does({ type: 'otc.mark_paid', accountId, orderId }, 'user');
      return orderId;
    },
    spotOf: (accountId: AccountId) =>
      core.queries.balances(accountId).find((row) => row.walletType === 'spot' && row.assetId === usdt)?.available,
  };
}

it('each has an ad and a place to be paid at, and nothing is written while nothing happens, also after a restart', async () => {
  const { core, newPeople, sealed, adOf, refused } = founded();
  const people = newPeople();
  await people.look();
  expect(['SimLinh', 'SimDisputes', 'SimMarco', 'SimNeverPays'].map((name) => adOf(name).side)).toEqual([
    'sell',
    'sell',
    'buy',
    'buy',
  ]);
  expect(sealed).toHaveLength(8);
  const { sequence } = core;
  await people.look();
  await newPeople().look();
  expect([core.sequence, sealed.length, refused]).toEqual([sequence, 8, []]);
});

it('one releases within seconds and one disputes, which is decided; deals between users are left to operators', async () => {
  const { core, newPeople, does, passes, adOf, newUser, buys, spotOf } = founded();
  const people = newPeople();
  await people.look();
  const [user, maker] = [newUser(), newUser()];
  const before = present(spotOf(user), 'what the faucet gave');
  buys(user, adOf('SimLinh'), 100);
  passes(7_999);
  await people.look();
  expect(spotOf(user)).toBe(before);
  passes(1);
  await people.look();
  expect(spotOf(user)).toBe(before + whole(100));

  const own = { side: 'sell', assetId: usdt, fiatAssetId: dollar, ...terms } as const;
  const { adId } = does({ type: 'otc.open_ad', accountId: maker, ...own }, 'user');
  const between = buys(user, present(core.queries.otcAd(adId), 'it was opened'), 50);
  does({ type: 'otc.dispute', accountId: user, orderId: between, reason: 'not_released' }, 'user');
  const doubted = buys(user, adOf('SimDisputes'), 60);
  const stateOf = (orderId: OtcOrderId) => core.queries.liveOtcOrder(user, orderId)?.state;
  passes(8_000);
  await people.look();
  expect(stateOf(doubted)).toBe('disputed');
  passes(30 * minuteMs);
  await people.look();
  expect(core.queries.liveOtcOrder(user, doubted)?.verdict).toMatchObject({ toBuyer: whole(60) });
  expect(stateOf(between)).toBe('disputed');
});

it('an ad is filled again out of what the faucet gives a day, and nothing is asked for in vain', async () => {
  const { newPeople, passes, adOf, newUser, buys, refused, core } = founded();
  const people = newPeople();
  await people.look();
  const user = newUser();
  for (let bought = 0; bought < 100 && adOf('SimLinh').quantity >= whole(500); bought += 1) {
    buys(user, adOf('SimLinh'), 500);
    passes(8_000);
    await people.look();
  }
  expect(adOf('SimLinh').quantity).toBeLessThan(whole(500));
  const { sequence } = core;
  await people.look();
  expect([core.sequence, refused]).toEqual([sequence, []]);
  passes(dayMs);
  await people.look();
  expect([adOf('SimLinh').quantity, refused]).toEqual([whole(2_000), []]);
});
