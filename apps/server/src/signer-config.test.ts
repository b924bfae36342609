import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSignerConfig } from './signer-config.ts';

const limits = 'USDT:1000:10000:50000.5,ETH:1:5:20';

it('reads the limits that nobody who asks for signatures can change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-signer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const CANDOR_SIGNER_KEY_FILE = join(folder, 'key');
  writeFileSync(CANDOR_SIGNER_KEY_FILE, 'xprv…\n');
  const environment = {
    CANDOR_DATA: folder,
    CANDOR_SIGNER_SOCKET: join(folder, 'socket'),
    CANDOR_SIGNER_LIMITS: limits,
    CANDOR_SIGNER_KEY_FILE,
  };
  const { settings, extendedPrivateKey, journalPath } = readSignerConfig(environment);
  expect(settings.limits.get('USDT')).toEqual({ transaction: '1000', hour: '10000', day: '50000.5' });
  expect(settings.maxFeePerGas).toBe(200_000_000_000n);
  expect({ extendedPrivateKey, journalPath }).toEqual({
    extendedPrivateKey: 'xprv…',
    journalPath: join(folder, 'journal.db'),
  });
  rmSync(CANDOR_SIGNER_KEY_FILE);
  expect(() => readSignerConfig(environment)).toThrow('CANDOR_SIGNER_KEY_FILE');
});

it('names all that is wrong, and does not start without limits', () => {
  const read = () => readSignerConfig({ CANDOR_SIGNER_LIMITS: 'USDT:1000:secret:5', CANDOR_CHAIN_ID: 'main' });
  for (const name of ['CANDOR_SIGNER_LIMITS', 'CANDOR_CHAIN_ID', 'CANDOR_SIGNER_SOCKET', 'CANDOR_SIGNER_KEY_FILE']) {
    expect(read).toThrow(name);
  }
  expect(read).not.toThrow('secret');
  expect(() => readSignerConfig({})).toThrow('CANDOR_SIGNER_LIMITS');
});
