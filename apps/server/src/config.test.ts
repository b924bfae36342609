import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig, refuseLive, siteUrlOf } from './config.ts';
import { lockFolder } from './folder-lock.ts';
import { openInstallation } from './installation.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('starts on this machine alone, in practice, when nothing is said', () => {
  expect(readConfig({ PORT: '' })).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataFolder: resolve('data'),
    mode: 'practice',
    seed: undefined,
    smtpUrl: undefined,
    mailFrom: 'Candor <no-reply@localhost>',
    sms: undefined,
    chain: undefined,
    operators: [],
    publicUrl: undefined,
    practiceSpeed: 1,
    logLevel: 'info',
  });
});

it('names every variable that is wrong at once, and no password', () => {
  const environment = {
    PORT: '80800',
    CANDOR_MODE: 'prod',
    PUBLIC_URL: 'candor',
    CANDOR_SMTP_URL: 'http://u:secret@h',
    CANDOR_SMS_URL: 'ftp://u:secret@h',
    CANDOR_SMS_TOKEN: 'a secret',
    CANDOR_MAIL_FROM: 'nobody',
    CANDOR_MASTER_KEY: 'secret',
    CANDOR_PRACTICE_SPEED: '21',
  };
  const read = () => readConfig(environment);
  for (const name of Object.keys(environment)) expect(read).toThrow(name);
  expect(read).not.toThrow('secret');
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

it('knows operators by the hashes of their tokens, and refuses a list that is not one', () => {
  const hash = 'a1'.repeat(32);
  const { operators } = readConfig({ CANDOR_OPERATORS: `rita:reviewer:${hash}, max:admin:${hash}` });
  expect(operators).toEqual([
    { name: 'rita', role: 'reviewer', tokenHash: hash },
    { name: 'max', role: 'admin', tokenHash: hash },
  ]);
  for (const wrong of [`rita:boss:${hash}`, 'rita:admin:secret', `a:risk:${hash},a:risk:${hash}`]) {
    expect(() => readConfig({ CANDOR_OPERATORS: wrong })).toThrow('CANDOR_OPERATORS');
    expect(() => readConfig({ CANDOR_OPERATORS: wrong })).not.toThrow(hash);
  }
});

it('refuses live and says all that is missing', () => {
  const live = readConfig({ CANDOR_MODE: 'live' });
  for (const missing of ['price sources', 'PostgreSQL', 'chain', 'CANDOR_SMTP_URL', 'PUBLIC_URL']) {
    expect(() => refuseLive(live)).toThrow(missing);
  }
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

it('draws a seed of its own for an installation that was given none', () => {
  const seeds = [1, 2].map((nowMs) => openInstallation(readConfig({ CANDOR_DATA: emptyFolder() }), nowMs).seed);
  expect(new Set(seeds).size).toBe(2);
});

it('lets one living process have a folder', () => {
  const folder = emptyFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).not.toThrow();
  unlock();
  writeFileSync(join(folder, 'server.pid'), String(process.ppid));
  expect(() => lockFolder(folder)).toThrow('CANDOR_DATA');
  // No process has this number: Linux ends far below it.
  writeFileSync(join(folder, 'server.pid'), '999999999');
  expect(() => lockFolder(folder)).not.toThrow();
});
