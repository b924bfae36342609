import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyRing } from '@candor/chain/signer';
import { expect, it, onTestFinished } from 'vitest';
import { ConfigError } from './config.ts';
import { readSignerConfig } from './signer-config.ts';

const limits = 'USDT:1000:10000:50000.5,ETH:1:5:20';
const keys = KeyRing.fromSeed(new Uint8Array(32).fill(7));

/** Every variable without a default, with a valid key file. */
function leastEnvironment() {
  const folder = mkdtempSync(join(tmpdir(), 'candor-signer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const CANDOR_SIGNER_KEY_FILE = join(folder, 'key');
  writeFileSync(CANDOR_SIGNER_KEY_FILE, `${keys.extendedPrivateKey}\n`, { mode: 0o600 });
  return {
    CANDOR_DATA: folder,
    CANDOR_SIGNER_SOCKET: join(folder, 'socket'),
    CANDOR_SIGNER_LIMITS: limits,
    CANDOR_SIGNER_KEY_FILE,
  };
}

it('reads the limits that requesters of signatures cannot change', () => {
  const environment = leastEnvironment();
  const read = readSignerConfig(environment);
  const { settings } = read;
  expect(settings.limits.get('USDT')).toEqual({ transaction: '1000', hour: '10000', day: '50000.5' });
  expect(settings.maxFeePerGas).toBe(200_000_000_000n);
  expect(settings).toMatchObject({ gasPerHour: 500_000_000_000_000_000n, sweepsPerHour: 120 });
  const others = { ...environment, CANDOR_SIGNER_GAS_HOUR: '0.000000000000000001', CANDOR_SIGNER_SWEEPS_HOUR: '0' };
  expect(readSignerConfig(others).settings).toMatchObject({ gasPerHour: 1n, sweepsPerHour: 0 });
  expect(read.keys.extendedPublicKey).toBe(keys.extendedPublicKey);
  expect(read.journalPath).toBe(join(environment.CANDOR_DATA, 'journal.db'));
});

it('takes no key that others can read, and none that is not there', () => {
  const environment = leastEnvironment();
  const { CANDOR_SIGNER_KEY_FILE: path } = environment;
  for (const mode of [0o640, 0o644, 0o604, 0o660]) {
    chmodSync(path, mode);
    expect(() => readSignerConfig(environment)).toThrow(ConfigError);
    expect(() => readSignerConfig(environment)).toThrow(`${path} is open to other users of this machine`);
  }
  chmodSync(path, 0o400);
  expect(readSignerConfig(environment).keys.extendedPublicKey).toBe(keys.extendedPublicKey);
  rmSync(path);
  expect(() => readSignerConfig(environment)).toThrow(`${path} cannot be read`);
});

it('names every fault, and does not start without limits', () => {
  const read = () => readSignerConfig({ CANDOR_SIGNER_LIMITS: 'USDT:1000:secret:5', CANDOR_CHAIN_ID: 'main' });
  for (const name of ['CANDOR_SIGNER_LIMITS', 'CANDOR_CHAIN_ID', 'CANDOR_SIGNER_SOCKET', 'CANDOR_SIGNER_KEY_FILE']) {
    expect(read).toThrow(name);
  }
  expect(read).not.toThrow('secret');
  expect(() => readSignerConfig({})).toThrow('CANDOR_SIGNER_LIMITS');
});
