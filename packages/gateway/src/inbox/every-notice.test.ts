import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOfLink, type InboxKind, linkOfNotice, type NoticeCategory, noticeKinds } from '@candor/api';
import type { CoreEvent, EventOf } from '@candor/exchange';
import { dayMs, present } from '@candor/kernel';
import { writtenLanguages } from '@candor/messages';
import { type InboxNotice, noticeTextOf, type Told } from '@candor/messages/mails';
import { expect, test } from 'vitest';
import { productNotices } from '../generated/notices.ts';
import { NoticeParts } from './describe-notices.ts';
import { remind } from './reminder-duty.ts';

/*
 * Every kind of notice: the fact or the words that it is made of, and its category. A kind or a described fact without a row fails.
 */

type FieldsOf<Type extends CoreEvent['type']> = { readonly [Name in keyof EventOf<Type>]?: unknown };
interface Fact {
  readonly type: CoreEvent['type'];
  readonly fields: Readonly<Record<string, unknown>>;
}
const fact = <Type extends CoreEvent['type']>(type: Type, fields: FieldsOf<Type>): Fact => ({
  type,
  fields,
});
/** The source of a kind: a fact, a look of the reminders, or the platform's own words. */
type Source = Fact | 'reminder' | InboxNotice;
type Row = readonly [NoticeCategory, Source];
const nowMs = Date.UTC(2026, 10, 25, 12);
const usdt = 3;
const one = 1_000_000n;
const ticket = { ticketId: 7, pairId: 1, direction: 'long', lots: 150, price: 6_650_010n };
const close = { ...ticket, profit: -2n * one, fee: one, reason: 'take_profit' };
const end = { orderId: 5, pairId: 1, status: 'filled', reason: 'filled', filled: 100_000n, filledQuote: 66n * one };
const money = { railId: 1, amount: 5n * one };
const moved = (status: string, reason?: string) =>
  fact('funding.withdrawal_moved', { withdrawalId: 9, status, reason });
const send = { sendId: 4, assetId: usdt, amount: one };
const deal = { orderId: 12, buyerId: 1, sellerId: 2, assetId: usdt };
const order = { itemId: 41, buyerId: 1, sellerId: 2, assetId: usdt };
const lock = { depositId: 6, assetId: usdt };
const plan = { planId: 3, fromAssetId: usdt, fromAmount: one, toAssetId: usdt };
const until = { untilMs: nowMs + dayMs };

const rows: Readonly<Record<InboxKind, Row>> = {
  order_filled: ['orders', fact('spot.order_ended', end)],
  order_ended: ['orders', fact('spot.order_ended', { ...end, status: 'cancelled', reason: 'slippage_limit' })],
  order_partly_filled: ['orders', fact('spot.traded', { makerAccountId: 1, makerOrderId: 5, pairId: 1 })],
  order_triggered: ['orders', fact('spot.order_triggered', { orderId: 5, pairId: 1, indexPrice: 6_650_010n })],
  order_exits_refused: ['orders', fact('spot.exits_refused', { orderId: 5, pairId: 1 })],
  order_follow_refused: ['orders', fact('spot.follow_refused', { orderId: 5, pairId: 1 })],
  ticket_opened: ['orders', fact('contract.opened', ticket)],
  copy_opened: ['orders', fact('contract.opened', { ...ticket, copyOf: 2 })],
  ticket_closed: ['orders', fact('contract.closed', close)],
  copy_closed: ['orders', fact('contract.closed', { ...close, copyOf: 2 })],
  ticket_deleveraged: ['liquidations', fact('contract.closed', { ...close, reason: 'deleveraged' })],
  ticket_cancelled: ['orders', fact('contract.cancelled', { ticketId: 7, pairId: 1, reason: 'margin_insufficient' })],
  contract_liquidated: [
    'liquidations',
    fact('contract.liquidated', { tickets: [{ ticketId: 7, pairId: 1, markPrice: 6_650_010n }], closed: [7] }),
  ],
  option_settled: [
    'orders',
    fact('options.settled', { optionId: 4, pairId: 1, result: 'won', stake: one, paid: 2n * one }),
  ],
  copy_skipped: ['orders', fact('copy.copied', { pairId: 1, result: 'skipped', reason: 'margin_cap' })],
  copy_limit_reached: ['orders', fact('copy.stopped', { traderId: 2, reason: 'loss', result: one, limit: one })],
  follow_stopped: ['orders', fact('copy.trader_changed', { traderId: 2, status: 'withdrawn' })],
  copy_application_answered: ['orders', fact('copy.trader_changed', { traderId: 1, status: 'followable' })],
  copy_profit_paid: ['orders', fact('copy.profit_shared', { traderId: 2, paid: one })],
  copy_profit_received: ['orders', fact('copy.profit_shared', { traderId: 2, paid: one })],
  loan_alert: ['liquidations', fact('loans.alerted', { loanId: 3, alert: 'warning', ltv: 751_234 })],
  loan_liquidated: [
    'liquidations',
    fact('loans.liquidated', {
      loanId: 3,
      assetId: usdt,
      ltvBefore: 851_234,
      principalPaid: one,
      interestPaid: 0n,
      debtLeft: 0n,
    }),
  ],
  deposit_credited: ['deposits', fact('funding.deposit_credited', money)],
  deposit_kept: ['deposits', fact('funding.deposit_kept', money)],
  balance_corrected: [
    'security',
    fact('ledger.corrected', {
      proposalId: 8,
      fromAccountId: 1,
      toAccountId: 2,
      assetId: usdt,
      amount: one,
      reason: 'booked_twice',
    }),
  ],
  send_received: ['deposits', fact('send.sent', { ...send, accountId: 2, recipientId: 1 })],
  send_sent: ['withdrawals', fact('send.sent', { ...send, recipientId: 2 })],
  claim_rejected: ['deposits', fact('funding.claim_decided', { railId: 1 })],
  hold_placed: ['security', fact('funding.hold_placed', { reason: 'under_review' })],
  hold_lifted: ['security', fact('funding.hold_lifted', { reason: 'under_review' })],
  withdrawal_requested: ['withdrawals', fact('funding.withdrawal_requested', { ...money, undoUntilMs: nowMs })],
  withdrawal_held: ['withdrawals', moved('held', 'security_hold')],
  withdrawal_sent: ['withdrawals', moved('broadcast')],
  withdrawal_failed: ['withdrawals', moved('failed')],
  withdrawal_refused: ['withdrawals', moved('refused', 'destination_suspicious')],
  destination_booked: ['security', fact('funding.destination_booked', { railId: 1, usableAtMs: nowMs })],
  otc_ordered: [
    'otc',
    fact('otc.order_opened', { ...deal, side: 'sell', quantity: one, fiatAssetId: usdt, total: 25n * one }),
  ],
  otc_paid: ['otc', fact('otc.paid', deal)],
  otc_cancel_asked: ['otc', fact('otc.cancel_asked', deal)],
  otc_disputed: ['otc', fact('otc.disputed', { ...deal, by: 'buyer' })],
  otc_appealed: ['otc', fact('otc.appealed', { ...deal, by: 'seller' })],
  otc_verdict_late: ['otc', fact('otc.promise_missed', deal)],
  otc_decided: ['otc', fact('otc.decided', { ...deal, deadlineMs: nowMs })],
  otc_ended: ['otc', fact('otc.ended', { ...deal, state: 'closed', toBuyer: one, toSeller: 0n })],
  otc_message: ['otc', { kind: 'otc_message', order: '12', name: 'Lan', count: 1 }],
  nft_outbid: ['nft', fact('nft.bid_placed', { saleId: 3, itemId: 41, outbidId: 1, current: one, endsAtMs: nowMs })],
  nft_won: ['nft', fact('nft.order_opened', { ...order, kind: 'won', price: one, deposit: 0n, deadlineMs: nowMs })],
  nft_second_chance: [
    'nft',
    fact('nft.order_opened', { ...order, kind: 'second_chance', price: one, deposit: 0n, deadlineMs: nowMs }),
  ],
  nft_expired: ['nft', fact('nft.order_expired', { ...order, forfeited: one, fee: 0n })],
  nft_not_paid: ['nft', fact('nft.order_expired', { ...order, forfeited: one, fee: 0n })],
  nft_sold: ['nft', fact('nft.paid', { ...order, price: one, fee: 0n, royalty: 0n })],
  nft_unsold: ['nft', fact('nft.sale_ended', { ...order, end: 'unsold' })],
  locked_matured: ['products', fact('locked.ended', { ...lock, end: 'matured', refund: one })],
  locked_renewal_refused: ['products', fact('locked.renewal_refused', { ...lock, reason: 'quota_full' })],
  recurring_bought: ['products', fact('recurring.bought', { ...plan, toAmount: one })],
  recurring_skipped: ['products', fact('recurring.skipped', { ...plan, reason: 'balance_insufficient' })],
  dual_settled: [
    'products',
    fact('dual.settled', { purchaseId: 8, result: 'exercised', paidAssetId: usdt, paid: one }),
  ],
  dual_reinvest_refused: ['products', fact('dual.reinvest_refused', { purchaseId: 8 })],
  ieo_allocated: ['products', fact('ieo.allocated', { projectId: 2, allocated: one, refunded: one })],
  ieo_released: ['products', fact('ieo.released', { projectId: 2, amount: one })],
  ieo_refunded: ['products', fact('ieo.refunded', { projectId: 2, refunded: one })],
  loan_term_ended: ['products', fact('loans.term_ended', { loanId: 3, assetId: usdt })],
  loan_rate_announced: [
    'products',
    fact('loans.terms_set', {
      terms: { assetId: usdt, productId: 1, flexibleInterest: 100_000 },
      flexibleFromMs: nowMs + dayMs,
    }),
  ],
  coupon_issued: [
    'rewards',
    fact('coupons.issued', {
      couponId: 11,
      kind: 'fee_rebate',
      assetId: usdt,
      worth: 5n * one,
      expiresAtMs: nowMs + dayMs,
    }),
  ],
  points_expiring: ['rewards', fact('points.expiry_near', { points: 50, days: 7, expiresAtMs: nowMs + 7 * dayMs })],
  coupon_expiring: ['rewards', 'reminder'],
  coupon_revoked: ['rewards', fact('coupons.ended', { couponId: 11, end: 'revoked', reason: 'rules_broken' })],
  loan_term_ending: ['products', 'reminder'],
  rebate_month: ['rewards', 'reminder'],
  friend_joined: ['rewards', fact('invitations.bound', { inviterId: 2, state: 'active' })],
  invitation_held: ['rewards', fact('invitations.held', { inviterId: 2, suspicion: 'same_device' })],
  invitation_decided: ['rewards', fact('invitations.decided', { inviterId: 2, state: 'void' })],
  new_device: ['security', { kind: 'new_device', device: 'Chrome · Android', network: '203.0.113.0/24', atMs: nowMs }],
  factor_guessed: ['security', { kind: 'factor_guessed', atMs: nowMs }],
  password_changed: ['security', { kind: 'password_changed', ...until }],
  pay_password_changed: ['security', { kind: 'pay_password_changed', ...until }],
  phone_changed: ['security', { kind: 'phone_changed', phone: '+84 ••• 12', ...until }],
  email_changed: ['security', { kind: 'email_changed', email: 'a•••@example.com', ...until }],
  factor_added: ['security', { kind: 'factor_added', factor: 'passkey', name: 'Key', ...until }],
  factor_removed: ['security', { kind: 'factor_removed', factor: 'totp', name: '', ...until }],
  recovery_codes_made: ['security', { kind: 'recovery_codes_made' }],
  identity_verified: ['security', { kind: 'identity_verified', level: 'basic' }],
  identity_failed: ['security', { kind: 'identity_failed' }],
  sessions_ended: ['security', { kind: 'sessions_ended', reason: 'precaution', atMs: nowMs }],
  account_frozen: ['security', { kind: 'account_frozen' }],
  account_unfrozen: ['security', { kind: 'account_unfrozen', ...until }],
  recovery_requested: [
    'security',
    {
      kind: 'recovery_requested',
      account: 'open',
      device: 'Chrome',
      network: '203.0.113.0/24',
      dueAtMs: nowMs,
      ...until,
    },
  ],
  recovery_allowed: [
    'security',
    { kind: 'recovery_allowed', dueAtMs: nowMs, cancelLink: 'https://candor.example/cancel' },
  ],
  recovery_refused: ['security', { kind: 'recovery_refused', reason: 'The picture is not legible.' }],
  recovery_done: ['security', { kind: 'recovery_done', account: 'open', ...until }],
  recovery_cancelled: ['security', { kind: 'recovery_cancelled' }],
  api_key_made: ['security', { kind: 'api_key_made', name: 'Bot', scopes: 'read, trade' }],
  price_alert: [
    'alerts',
    {
      kind: 'price_alert',
      pair: 'BTC/USDT',
      way: 'move',
      direction: 'up',
      price: '66500',
      percent: '5',
      minutes: 1,
      note: '',
    },
  ],
  support_answered: ['support', { kind: 'support_answered', case: '12' }],
  support_solved: ['support', { kind: 'support_solved', case: '12' }],
  chat_mentioned: ['chat', { kind: 'chat_mentioned', name: 'Anna', room: 'vn', message: 17, first: 15, count: 2 }],
  news_published: ['news', { kind: 'news_published', article: '31', title: 'A new market' }],
};

/** Facts that are told as a kind of another one. */
const furtherFacts: Readonly<Partial<Record<CoreEvent['type'], readonly [InboxKind, Fact]>>> = {
  'funding.claim_decided': ['deposit_credited', fact('funding.claim_decided', { railId: 1, received: one })],
};

const assets = [
  { assetId: 1, code: 'BTC', scale: 8 },
  { assetId: usdt, code: 'USDT', scale: 6 },
];
const coupon = { couponId: 11, accountId: 1, kind: 'cash', assetId: usdt, worth: one };
const coupons = [
  { ...coupon, issuedAtMs: nowMs - 10 * dayMs, expiresAtMs: nowMs + 2 * dayMs },
  // It was told of when it was issued, an hour ago.
  { ...coupon, couponId: 12, issuedAtMs: nowMs, expiresAtMs: nowMs + 2 * dayMs },
];
const told: { readonly key: string; readonly notice: Told }[] = [];
/** The tables that descriptions read, with one row each. */
const parts = {
  exchange: {
    query: async (name: string) =>
      ({
        assets,
        pairs: [{ pairId: 1, baseAssetId: 1, quoteAssetId: usdt }],
        rails: [{ railId: 1, kind: 'chain', assetId: usdt, network: 'ERC20', depositMin: 10n * one }],
        nftItem: { work: { workId: 14, firstItemId: 39, contentHash: new Uint8Array(32) } },
        nftSale: { assetId: usdt },
        openOrders: [{ orderId: 5, side: 'buy', filled: 40_000n }],
      })[name],
  },
  reader: {
    waitFor: async () => true,
    orderById: async () => ({ side: 'buy' }),
    withdrawal: async () => ({ ...money, destination: new Uint8Array(32) }),
    oneRecurringPlan: async () => ({ boughtCount: 1 }),
    lockedDepositById: async () => ({ dividend: 1_000n, days: 7 }),
    dualPurchaseById: async () => ({ pairId: 1 }),
    projectById: async () => ({ terms: { tokenAssetId: 1, payAssetId: usdt } }),
    flexibleLoans: async () => [{ accountId: 1, loanId: 3 }],
    followers: async () => [1],
    expiringCoupons: async () => coupons,
    couponById: async () => coupon,
    endingLoans: async () => [{ loanId: 3, accountId: 1, assetId: usdt, endsAtMs: nowMs + dayMs }],
    rebatesOfMonth: async () => [{ accountId: 1, assetId: usdt, amount: one }],
  },
  platform: {
    inbox: { ownerOf: async () => 1 },
    accounts: { faces: async () => new Map([[2, { nickname: 'Lan' }]]), profile: async () => ({ language: 'vn' }) },
    nft: { descriptions: async () => new Map([['00'.repeat(32), { names: { vn: 'Dây dọi' } }]]) },
    destinations: { byHash: async () => new Map() },
    journalNews: { tellAlone: async (notice: { key: string; notice: Told }) => void told.push(notice) },
  },
  journal: { identity: { salt: 'salt' } },
  clock: () => nowMs,
  log: console,
} as never;

/** The first notice of a kind that its source makes. */
async function madeOf(kind: InboxKind, source: Source): Promise<InboxNotice> {
  const made = source === 'reminder' ? await reminded() : 'type' in source ? await describedBy(source) : [source];
  return present(
    made.find((notice) => notice.kind === kind),
    `${kind} is made of it`,
  ) as InboxNotice;
}

async function reminded(): Promise<readonly Told[]> {
  told.length = 0;
  await remind(parts);
  return told.map(({ notice }) => notice);
}

/** Without the facts that are only heard. */
const describing = new Map(
  productNotices
    .flatMap((notices) => Object.entries(notices))
    .flatMap(([type, describe]) => (describe === 'heard' ? [] : [[type, describe] as const])),
);

async function describedBy({ type, fields }: Fact): Promise<readonly Told[]> {
  const event = { type, accountId: 1, destination: new Uint8Array(32), transaction: new Uint8Array(32), ...fields };
  const made = await describing.get(type)?.(event as never, new NoticeParts(parts), {
    sequence: 1,
    atMs: nowMs,
    before: [],
  });
  return [made].flat().flatMap((one) => (one === undefined ? [] : [one.notice]));
}

/** The pages that the app has, as its features declare them. */
const features = fileURLToPath(new URL('../../../../apps/h5/src/features', import.meta.url));
const pages = new Set(
  readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('feature.ts'))
    .flatMap((file) => [...readFileSync(join(features, file), 'utf8').matchAll(/\b(?:open|own)\(\s*'([^']+)'/g)])
    .map(([, path]) => `/pages/${path}`),
);
/** Has a value under every name, so that a link made of it has all its fields. */
const everything = new Proxy({}, { get: () => 'x' });

test('every kind and every described fact has a row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(noticeKinds).toSorted());
  const facts = Object.values(rows).flatMap(([, source]) =>
    typeof source === 'object' && 'type' in source ? [source.type] : [],
  );
  const described = [...describing.keys()];
  expect([...new Set([...facts, ...Object.keys(furtherFacts)])].toSorted()).toEqual(described.toSorted());
});

test.each(Object.entries(rows) as [InboxKind, Row][])(
  '%s is in its category, is said in every language, and leads to a page with all that it asks for',
  async (kind, [category, source]) => {
    const notice = await madeOf(kind, source);
    expect(noticeKinds[kind]).toBe(category);
    for (const { code } of writtenLanguages) {
      const { title, text } = noticeTextOf(notice, code);
      expect(title).not.toBe('');
      expect(text).not.toBe('');
      expect(`${title} ${text}`).not.toMatch(/[{}]|undefined|null|NaN|Invalid/);
    }
    const { kind: _kind, ...data } = notice;
    const { path, params } = linkOfNotice({ kind, data });
    expect(pages).toContain(path);
    expect(Object.keys(params)).toEqual(Object.keys(linkOfNotice({ kind, data: everything }).params));
    expect(hashOfLink({ path, params })).not.toMatch(/undefined|null/);
  },
);

test.each(Object.entries(furtherFacts))('%s is told as %s', async (_type, [kind, source]) => {
  expect(await describedBy(source)).toMatchObject([{ kind }]);
});

const quiet: readonly (readonly [string, Fact])[] = [
  ['a hold whose change of security is told itself', fact('funding.hold_placed', { reason: 'phone_changed' })],
  ['the end of such a hold', fact('funding.hold_lifted', { reason: 'account_frozen' })],
  ['an application of the reader', fact('copy.trader_changed', { traderId: 1, status: 'applied' })],
  ['a settlement without a share', fact('copy.profit_shared', { traderId: 2, paid: 0n })],
  ['a coupon that its user has used', fact('coupons.ended', { couponId: 11, end: 'used' })],
];

test.each(quiet)('%s is no news', async (_what, source) => {
  expect(await describedBy(source)).toEqual([]);
});

test('the profit of copies is told to both sides, a suspension to the trader too, and a held invitation is no friend yet', async () => {
  const toldTo = async ({ type, fields }: Fact) => {
    const event = { type, accountId: 1, ...fields };
    const place = { sequence: 1, atMs: nowMs, before: [] };
    const made = await describing.get(type)?.(event as never, new NoticeParts(parts), place);
    return [made].flat().map((one) => [one?.accountId, one?.notice.kind]);
  };
  expect(await toldTo(fact('copy.profit_shared', { traderId: 2, paid: one }))).toEqual([
    [1, 'copy_profit_paid'],
    [2, 'copy_profit_received'],
  ]);
  expect(await toldTo(fact('copy.trader_changed', { traderId: 2, status: 'suspended' }))).toEqual([
    [2, 'copy_application_answered'],
    [1, 'follow_stopped'],
  ]);
  const bound = { inviterId: 2, state: 'held' } as const;
  expect(await toldTo(fact('invitations.bound', bound))).toEqual([[2, 'invitation_held']]);
});

test('a coupon is mentioned once more before it expires, unless it was issued a moment ago', async () => {
  const before = await reminded();
  expect(before.filter(({ kind }) => kind === 'coupon_expiring')).toMatchObject([{ coupon: '11', asset: 'USDT' }]);
  const keys = told.map(({ key }) => key);
  await reminded();
  // The inbox tells each key once.
  expect(told.map(({ key }) => key)).toEqual(keys);
});

test.each([30, 7, 1])('points are mentioned %i days before they expire', async (days) => {
  const untilMs = nowMs + days * dayMs;
  const [notice] = await describedBy(fact('points.expiry_near', { points: 50, days, expiresAtMs: untilMs }));
  expect(notice).toEqual({ kind: 'points_expiring', points: '50', days, untilMs });
  const { title } = noticeTextOf(notice as InboxNotice, 'en');
  expect(title).toContain(days === 1 ? 'tomorrow' : `${days} days`);
});
