import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { AddressBook } from '@candor/chain';
import { KeyRing } from '@candor/chain/signer';
import { type Anvil, startAnvil } from '../../packages/chain/src/testing/test-anvil.ts';
import { tokenCode } from '../../packages/chain/src/testing/test-token.ts';
import { inProject } from '../lib/project.ts';
import { pays } from './payments.ts';
import { Programs } from './programs.ts';

/**
 * `npm run dev:chain [-- --seconds 60]`: a local Ethereum chain with a test token, the signer in its own process, and the server
 * on them. Everything is made anew at each start, because the chain is, and ends with this command.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string' } } });
const folder = inProject('.cache', 'dev-chain');
const blockSeconds = 2;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
if (values.seconds !== undefined) setTimeout(() => stopping.abort(), Number(values.seconds) * 1_000).unref();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const anvil = await startAnvil({ blockSeconds });
const programs = new Programs(() => stopping.abort());
try {
  await run(anvil);
} finally {
  await programs.stop();
  await anvil.stop();
}
process.exit(process.exitCode ?? 0);

async function run(chain: Anvil): Promise<void> {
  const keys = KeyRing.fromSeed(randomBytes(32));
  const { hotWallet, gasWallet } = new AddressBook(keys.extendedPublicKey);
  const keyFile = join(folder, 'signer.key');
  writeFileSync(keyFile, keys.extendedPrivateKey, { mode: 0o600 });
  const token = await chain.deploy(tokenCode);
  const pay = pays(chain, token);
  await Promise.all([pay('ETH', hotWallet, '100'), pay('ETH', gasWallet, '10'), pay('USDT', hotWallet, '1000000')]);
  const common = {
    ...process.env,
    CANDOR_DATA: join(folder, 'data'),
    CANDOR_CHAIN_ID: String(chain.chainId),
    CANDOR_CHAIN_TOKENS: `USDT:${token}:6`,
    CANDOR_SIGNER_SOCKET: join(folder, 'signer.sock'),
  };
  programs.start('main.js', {
    ...common,
    CANDOR_CHAIN_URL: chain.url,
    CANDOR_CHAIN_XPUB: keys.extendedPublicKey,
    CANDOR_CHAIN_SWEEP: 'USDT:10,ETH:0.01',
  });
  programs.start('signer.js', {
    ...common,
    CANDOR_SIGNER_DATA: join(folder, 'signer'),
    CANDOR_SIGNER_KEY_FILE: keyFile,
    CANDOR_SIGNER_LIMITS: 'USDT:50000:200000:1000000,ETH:20:100:500',
  });
  console.log(
    [
      `  Chain         ${chain.url} (chain ${chain.chainId}, a block every ${blockSeconds} s)`,
      `  Test token    USDT at ${token}`,
      `  Hot wallet    ${hotWallet}`,
      '  To pay        type: USDT <address> <amount>   or: ETH <address> <amount>',
    ].join('\n'),
  );
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (line) => {
    const [code = '', to = '', amount = ''] = line.trim().split(/\s+/);
    pay(code, to, amount).then(
      (transaction) => console.log(`  paid in ${transaction}`),
      (error: Error) => console.log(`  ${error.message}`),
    );
  });
  await pause(2 ** 31 - 1, undefined, { signal: stopping.signal }).catch(() => {});
  lines.close();
}
