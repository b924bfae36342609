import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeScenes, languageCodes } from '@candor/api';
import type { MailMessage } from '@candor/messages/mails';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type TestOwner, testOwner } from '../safety/test-owner.ts';
import { outboxMailer } from '../mail/outbox-mailer.ts';
import { startTestPlatform, type TestPlatform, testOrigin } from '../test-platform.ts';
import { CancelLinks } from '../recovery/cancel-links.ts';
import { letterOf } from './letter.ts';
import { Post } from './post.ts';

const untilMs = Date.UTC(2026, 10, 22, 9, 30);
/** As long as one of ours. */
const cancelLink = new CancelLinks({ pepper: new Uint8Array(32), siteUrl: 'https://candor.example' }).linkFor(123_456);
const place = { amount: '1.5', asset: 'ETH', to: 'Home' } as const;

/** One of each; the type fails when one is missing. */
const everyNotice: { [K in Exclude<MailMessage['kind'], 'code' | 'notice'>]: Extract<MailMessage, { kind: K }> } = {
  already_registered: { kind: 'already_registered' },
  already_bound: { kind: 'already_bound' },
  factor_guessed: { kind: 'factor_guessed', atMs: untilMs },
  new_device: { kind: 'new_device', device: 'Chrome · Android', network: '203.0.113.0/24', atMs: untilMs },
  password_changed: { kind: 'password_changed', untilMs },
  pay_password_changed: { kind: 'pay_password_changed', untilMs },
  phone_changed: { kind: 'phone_changed', phone: '+8491***678', untilMs },
  email_changed: { kind: 'email_changed', email: 'a***@example.com', untilMs },
  factor_added: { kind: 'factor_added', factor: 'passkey', name: '<i>Phone</i>', untilMs },
  factor_removed: { kind: 'factor_removed', factor: 'totp', name: '', untilMs },
  recovery_codes_made: { kind: 'recovery_codes_made' },
  destination_booked: { kind: 'destination_booked', label: 'Home', network: 'ERC20', usableAtMs: untilMs },
  withdrawal_requested: { kind: 'withdrawal_requested', ...place, undoUntilMs: untilMs },
  withdrawal_sent: { kind: 'withdrawal_sent', ...place, transaction: '0xabc' },
  withdrawal_failed: { kind: 'withdrawal_failed', ...place },
  withdrawal_refused: { kind: 'withdrawal_refused', ...place, reason: 'funds_origin_unclear' },
  send_sent: { kind: 'send_sent', amount: '1.5', asset: 'ETH', to: 'Mi***nh', send: '7' },
  send_received: { kind: 'send_received', amount: '1.5', asset: 'ETH', from: 'Mi***nh', send: '7' },
  deposit_credited: { kind: 'deposit_credited', amount: '1.5', asset: 'ETH', network: 'ERC20' },
  loan_alert: { kind: 'loan_alert', loan: '12', alert: 'urgent', ltv: '80.12' },
  loan_liquidated: { kind: 'loan_liquidated', loan: '12', ltv: '83.4', sold: '120', left: '300', asset: 'USDT' },
  identity_verified: { kind: 'identity_verified', level: 'advanced' },
  identity_failed: { kind: 'identity_failed' },
  sessions_ended: { kind: 'sessions_ended', reason: 'unusual_activity', atMs: untilMs },
  account_frozen: { kind: 'account_frozen' },
  account_unfrozen: { kind: 'account_unfrozen', untilMs },
  recovery_requested: {
    kind: 'recovery_requested',
    account: 'frozen',
    device: 'Chrome · Android',
    network: '203.0.113.0/24',
    dueAtMs: untilMs + 60_000,
    untilMs,
    cancelLink,
  },
  recovery_allowed: { kind: 'recovery_allowed', dueAtMs: untilMs, cancelLink },
  recovery_refused: { kind: 'recovery_refused', reason: 'The <i>date</i> on the paper is of yesterday.' },
  recovery_done: { kind: 'recovery_done', account: 'frozen', untilMs },
  recovery_cancelled: { kind: 'recovery_cancelled' },
  support_transcript: { kind: 'support_transcript', case: '7', lines: 'Topic: Deposit' },
  api_key_made: { kind: 'api_key_made', name: 'bot', scopes: 'read, trade' },
  day_report: {
    kind: 'day_report',
    dayMs: untilMs,
    figures: { users: '1', active: '1', records: '1', volume: '1', fees: '1', openInterest: '1', deposits: '1' },
    registered: 1,
    use: [{ product: 'spot', times: 1 }],
  },
};
const messages: readonly MailMessage[] = [
  ...Object.values(everyNotice),
  ...codeScenes.map((scene) => ({ kind: 'code', scene, code: '012345', minutes: 10 }) as const),
];

describe.each(languageCodes)('in %s', (lang) => {
  test.each(
    messages.map((message) => [message.kind === 'code' ? `code ${message.scene}` : message.kind, message] as const),
  )('%s is written as mail with text and HTML, and as SMS', async (_, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'candor-letters-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const mailer = outboxMailer(folder, Date.now);
    const log = { info() {}, warn() {}, error() {} };
    const post = new Post({ mailer, log, siteName: 'Candor' });
    const own = { word: 'mùa xuân', freezeLink: `${testOrigin}/h5/#/freeze?token=1` };
    expect(await post.send({ kind: 'email', value: 'x@example.com' }, message, lang, own)).toBe(true);
    const [mail] = await mailer.list(1);
    expect(mail?.subject).toContain('Candor');
    expect(mail?.subject).not.toMatch(/[\r\n{}]|012345/);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('mùa xuân');
      expect(part).toContain('/h5/#/freeze?token=1');
      expect(part).not.toMatch(/[{]\w+[,}]|undefined/);
      if (message.kind === 'code') expect(part).toContain('012345');
      if ('untilMs' in message && message.kind !== 'recovery_requested') {
        expect(part).toContain('2026-11-22 09:30:00 UTC');
      }
      if ('dueAtMs' in message) expect(part).toMatch(/2026-11-22 09:3[01]:00 UTC/);
      expect(part?.includes(cancelLink)).toBe('cancelLink' in message);
    }
    expect(mail?.html).not.toContain('<i>');
    expect(mail?.html).not.toMatch(/<(img|script|link|iframe)|url\(|src=/);
    const phone = { kind: 'phone', value: '+84912345678', dialCode: '84', country: 'VN' } as const;
    expect(await post.send(phone, message, lang, own)).toBe(true);
    const [sms] = await mailer.list(1);
    expect([sms?.channel, sms?.subject, sms?.html]).toEqual(['sms', '', '']);
    expect(sms?.text).toMatch(/^\[mùa xuân\] /);
    const text = sms?.text ?? '';
    if ('cancelLink' in message) expect(text).toMatch(/ https:\/\/candor\.example\S+$/);
    // Four text messages in one, as carriers count them: 153 signs of the old alphabet, or 67 of all others.
    expect(text.length).toBeLessThanOrEqual(4 * (lang === 'en' ? 153 : 67));
  });
});

test('nothing that is put into a letter becomes a tag or another header', () => {
  const frame = {
    htmlLang: 'en',
    word: (word: string) => word,
    smsWord: (word: string) => word,
    freeze: (link: string) => link,
    freezeHint: '',
    freezeButton: '',
    cancel: (link: string) => link,
    cancelHint: '',
    cancelButton: '',
    footer: '',
  };
  const bad = '"><script>alert(1)</script>';
  const words = { subject: bad, text: bad, sms: bad };
  const { html } = letterOf({ words, frame, code: bad, word: bad, freezeLink: bad });
  expect(html).not.toContain('<script');
  expect(html.split('&quot;&gt;&lt;script&gt;').length - 1).toBe(6);
});

describe('news about an account', () => {
  let world: TestPlatform;
  let ann: TestOwner;
  beforeEach(async () => {
    world = await startTestPlatform();
    ann = await testOwner(world);
  });
  afterEach(() => world.end());

  test('go to the owner, in the language he was last seen to read, to his mail before his phone', async () => {
    const { notices, accounts } = world.platform;
    await accounts.login({
      userString: ann.email,
      proof: { password: 'correct horse battery' },
      client: { ip: '203.0.113.7' },
      origin: testOrigin,
      stays: false,
      lang: 'zh',
    });
    await notices.send(ann.userId, { kind: 'identity_verified', level: 'basic' });
    expect(await world.newestMessage()).toMatchObject({ to: ann.email, lang: 'zh', subject: 'Candor：身份认证已通过' });
    const phone = { email: null, phone: '+84912345678', area_code: '84', country: 'VN' };
    await world.db.updateTable('users').set(phone).where('id', '=', ann.userId).execute();
    await notices.send(ann.userId, { kind: 'identity_failed' });
    expect(await world.newestMessage()).toMatchObject({ to: '+84912345678', channel: 'sms' });
  });

  test('carry the freeze link where a thief may be at work, and no parts of an owner without one', async () => {
    const { notices } = world.platform;
    await notices.send(ann.userId, { kind: 'deposit_credited', amount: '1', asset: 'ETH', network: 'ERC20' });
    expect((await world.newestMessage())?.text).not.toContain('token=');
    await notices.send(ann.userId, { kind: 'recovery_codes_made' });
    expect((await world.newestMessage())?.text).toContain(`${testOrigin}/h5/#/pages/setting/freeze?token=`);
    const before = (await world.mailer.list()).length;
    await notices.send(99, { kind: 'recovery_codes_made' });
    expect(await world.mailer.list()).toHaveLength(before);
  });
});
