import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig, refuseLive, siteUrlOf } from './config.ts';
import { openInstallation } from './installation.ts';
import { isGuessable } from './tape.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('starts on this machine alone, in practice, without settings', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    listensToOthers: false,
    hostNames: [],
    dataFolder: resolve('data'),
    mode: 'practice',
    seed: undefined,
    smtpUrl: undefined,
    mailFrom: 'Candor <no-reply@localhost>',
    sms: undefined,
    push: { subject: 'mailto:no-reply@localhost', testOrigin: undefined },
    chain: undefined,
    operators: [],
    operatorPlace: { port: 8081, host: '127.0.0.1' },
    isOperatorPlaceChosen: false,
    publicUrl: undefined,
    practiceSpeed: 1,
    pastDays: 90,
    logLevel: 'info',
  });
});

it('names every variable that is wrong at once, and no password', () => {
  const environment = {
    PORT: '80800',
    CANDOR_MODE: 'prod',
    PUBLIC_URL: 'candor',
    CANDOR_HOSTS: 'candor.lan, https://candor.example',
    CANDOR_SMTP_URL: 'http://u:secret@h',
    CANDOR_SMS_URL: 'ftp://u:secret@h',
    CANDOR_SMS_TOKEN: 'a secret',
    CANDOR_MAIL_FROM: 'nobody',
    CANDOR_MASTER_KEY: 'secret',
    CANDOR_PRACTICE_SPEED: '21',
    CANDOR_PAST_DAYS: '91',
  };
  const read = () => readConfig(environment);
  for (const name of Object.keys(environment)) expect(read).toThrow(name);
  expect(read).not.toThrow('secret');
});

it('has the names it is reached by, and whether others reach it', () => {
  const named = readConfig({ HOST: 'box.lan', CANDOR_HOSTS: 'candor.lan, exchange.example' });
  expect([named.hostNames, named.listensToOthers]).toEqual([['candor.lan', 'exchange.example', 'box.lan'], true]);
  for (const [HOST, others] of [
    ['0.0.0.0', true],
    ['::', true],
    ['192.168.1.5', true],
    ['localhost', false],
    ['::1', false],
    ['127.0.0.2', false],
  ] as const) {
    expect(readConfig({ HOST }).listensToOthers, HOST).toBe(others);
  }
});

it('sends text messages by a carrier and its token, and takes neither alone', () => {
  const carrier = { CANDOR_SMS_URL: 'https://sms.example/send', CANDOR_SMS_TOKEN: 'token-of-ours' };
  expect(readConfig(carrier).sms).toEqual({ url: 'https://sms.example/send', token: 'token-of-ours' });
  for (const [name, value] of Object.entries(carrier)) {
    expect(() => readConfig({ [name]: value })).toThrow('CANDOR_SMS_URL and CANDOR_SMS_TOKEN');
  }
});

it('reaches the app where people do', () => {
  expect(siteUrlOf(readConfig({ PORT: '9000' }))).toBe('http://localhost:9000');
  expect(siteUrlOf(readConfig({ PUBLIC_URL: 'https://candor.example/h5/' }))).toBe('https://candor.example');
});

it('names a contact to push services, and sends to the origin of a test in practice alone', () => {
  const subjectOf = (more: Record<string, string>) => readConfig(more).push.subject;
  expect(subjectOf({ PUBLIC_URL: 'https://candor.example/h5/' })).toBe('https://candor.example');
  expect(subjectOf({ CANDOR_MAIL_FROM: 'Candor <post@candor.example>' })).toBe('mailto:post@candor.example');
  expect(subjectOf({ CANDOR_PUSH_SUBJECT: 'mailto:push@candor.example' })).toBe('mailto:push@candor.example');
  for (const CANDOR_PUSH_SUBJECT of ['push@candor.example', 'http://candor.example', 'mailto:a b@c.d']) {
    expect(() => readConfig({ CANDOR_PUSH_SUBJECT })).toThrow('CANDOR_PUSH_SUBJECT');
  }
  const test = { CANDOR_PUSH_TEST_ORIGIN: 'http://127.0.0.1:9000' };
  expect(readConfig(test).push.testOrigin).toBe('http://127.0.0.1:9000');
  expect(() => readConfig({ ...test, CANDOR_MODE: 'live' })).toThrow('CANDOR_PUSH_TEST_ORIGIN');
  expect(() => readConfig({ CANDOR_PUSH_TEST_ORIGIN: 'http://127.0.0.1:9000/push' })).toThrow('origin alone');
});

it('identifies operators by the hashes of their tokens, and refuses an invalid list', () => {
  const hash = 'a1'.repeat(32);
  const other = 'b2'.repeat(32);
  const { operators } = readConfig({ CANDOR_OPERATORS: `rita:compliance:${hash}, max:admin:${other}` });
  expect(operators).toEqual([
    { name: 'rita', role: 'compliance', tokenHash: hash },
    { name: 'max', role: 'admin', tokenHash: other },
  ]);
  for (const wrong of [
    `rita:boss:${hash}`,
    'rita:admin:secret',
    `a:markets:${hash},a:markets:${other}`,
    `a:markets:${hash},b:markets:${hash}`,
  ]) {
    expect(() => readConfig({ CANDOR_OPERATORS: wrong })).toThrow('CANDOR_OPERATORS');
    expect(() => readConfig({ CANDOR_OPERATORS: wrong })).not.toThrow(hash);
  }
});

it('serves operators beside the users, on this machine, unless the settings name another place', () => {
  const CANDOR_OPERATORS = `rita:admin:${'a1'.repeat(32)}`;
  const placeOf = (more: Record<string, string>) => readConfig({ CANDOR_OPERATORS, ...more }).operatorPlace;
  expect(readConfig({}).operatorPlace).toEqual({ port: 8081, host: '127.0.0.1' });
  expect(placeOf({ PORT: '9000', HOST: '0.0.0.0' })).toEqual({ port: 9_001, host: '127.0.0.1' });
  expect(placeOf({ PORT: '0' })).toEqual({ port: 0, host: '127.0.0.1' });
  expect(placeOf({ CANDOR_OPERATOR_PORT: '7000', CANDOR_OPERATOR_HOST: '10.0.0.5' })).toEqual({
    port: 7_000,
    host: '10.0.0.5',
  });
  expect(placeOf({ CANDOR_OPERATOR_PORT: '/run/candor/operators' })).toEqual({ path: '/run/candor/operators' });
  for (const wrong of ['70000', 'operators', '-1'])
    expect(() => placeOf({ CANDOR_OPERATOR_PORT: wrong })).toThrow('CANDOR_OPERATOR_PORT');
});

it('refuses live and lists everything missing', () => {
  const live = readConfig({ CANDOR_MODE: 'live' });
  for (const missing of ['price sources', 'PostgreSQL', 'chain', 'CANDOR_SMTP_URL', 'PUBLIC_URL']) {
    expect(() => refuseLive(live)).toThrow(missing);
  }
});

it('sends nothing unencrypted in live, but to this machine', () => {
  const open = {
    CANDOR_MODE: 'live',
    CANDOR_SMTP_URL: 'smtp://mail.example',
    CANDOR_SMS_URL: 'http://sms.example/send',
    CANDOR_SMS_TOKEN: 'token-of-ours',
  };
  for (const name of ['encrypted mail', 'encrypted text messages']) {
    expect(() => refuseLive(readConfig(open))).toThrow(name);
  }
  const safe = { ...open, CANDOR_SMTP_URL: 'smtps://mail.example', CANDOR_SMS_URL: 'http://127.0.0.1:9000/send' };
  expect(() => refuseLive(readConfig(safe))).not.toThrow('encrypted');
  expect(() => refuseLive(readConfig({ ...open, CANDOR_MODE: 'practice' }))).not.toThrow();
});

it('takes a chain whole or not at all, and none of worth in practice', () => {
  // Of a seed of 32 sevens.
  const publicKey =
    'xpub6DSwDWBPjdopcHjga5am3iJpVY4Doi7xqydtQWimdyWcM7s7op1GcgCKoy5AVZKn5knFtREQjZmP46Rz48nVB21fg4y8gnqj7yUdvHE7AuE';
  const privateKey =
    'xprv9zTaozeVuGFXPofDU43kgaN5wWDjQFQ7UkiHc8KA5dydUKXyGGh24ssqxiPTcVwjm6HTHEJsGmLuqFEpD8r3YpzjGLEVtadN1trn5pSEeuC';
  const chain = {
    CANDOR_CHAIN_URL: 'http://127.0.0.1:8545/secret',
    CANDOR_CHAIN_ID: '31337',
    CANDOR_CHAIN_XPUB: publicKey,
    CANDOR_CHAIN_TOKENS: 'USDT:0xdac17f958d2ee523a2206206994597c13d831ec7:6',
    CANDOR_SIGNER_SOCKET: 'signer.sock',
  };
  expect(readConfig(chain).chain).toMatchObject({
    chainId: 31_337,
    tokens: [{ code: 'USDT', address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 }],
  });
  expect(() => readConfig({ ...chain, CANDOR_SIGNER_SOCKET: '' })).toThrow('go together');
  expect(() => readConfig({ ...chain, CANDOR_CHAIN_ID: '1' })).toThrow('practice');
  expect(() => readConfig({ ...chain, CANDOR_CHAIN_TOKENS: 'USDT:0x1:6' })).toThrow('CANDOR_CHAIN_TOKENS');
  expect(() => refuseLive(readConfig({ ...chain, CANDOR_MODE: 'live', CANDOR_CHAIN_ID: '1' }))).not.toThrow('chain');
  // Private keys have no business in the server, and nothing that is wrong is repeated.
  const wrong = { ...chain, CANDOR_CHAIN_XPUB: privateKey, CANDOR_CHAIN_URL: 'ftp://user:secret@host' };
  expect(() => readConfig(wrong)).toThrow('CANDOR_CHAIN_XPUB');
  for (const secret of [privateKey, 'secret']) expect(() => readConfig(wrong)).not.toThrow(secret);
});

it('keeps mode and seed of a folder for ever', () => {
  const folder = emptyFolder();
  const config = (more: object) => readConfig({ CANDOR_DATA: folder, ...more });
  const first = openInstallation(config({ CANDOR_SEED: 'one' }), 1_000);
  expect(openInstallation(config({}), 2_000)).toEqual(first);
  expect(() => openInstallation(config({ CANDOR_SEED: 'two' }), 3_000)).toThrow('CANDOR_SEED');
  expect(() => openInstallation(config({ CANDOR_MODE: 'live' }), 3_000)).toThrow('CANDOR_MODE');
  writeFileSync(join(folder, 'installation.json'), '{');
  expect(() => openInstallation(config({}), 4_000)).toThrow('installation.json');
});

it('draws an unguessable seed for an installation without one', () => {
  const seeds = [1, 2].map((nowMs) => openInstallation(readConfig({ CANDOR_DATA: emptyFolder() }), nowMs).seed);
  expect(new Set(seeds).size).toBe(2);
  for (const seed of seeds) {
    expect(seed).toMatch(/^[\da-f]{64}$/);
    expect(isGuessable(seed)).toBe(false);
  }
  for (const named of ['e2e', '54637fa7f5b02035', 'a'.repeat(64)]) expect(isGuessable(named)).toBe(true);
});

it('repeats no seed in its refusals', () => {
  const folder = emptyFolder();
  openInstallation(readConfig({ CANDOR_DATA: folder, CANDOR_SEED: 'first-secret' }), 1_000);
  const other = readConfig({ CANDOR_DATA: folder, CANDOR_SEED: 'other-secret' });
  expect(() => openInstallation(other, 2_000)).not.toThrow('secret');
  expect(() => readConfig({ CANDOR_SEED: 'a secret with spaces' })).toThrow('CANDOR_SEED');
  expect(() => readConfig({ CANDOR_SEED: 'a secret with spaces' })).not.toThrow('a secret');
});
