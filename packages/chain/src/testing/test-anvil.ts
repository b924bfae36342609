import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Hash } from '../chain.ts';

/** A development chain on a free port of this machine. */
export interface Anvil {
  readonly url: string;
  readonly chainId: number;
  /** The first of its unlocked accounts: it has ether and pays for everything. */
  readonly rich: string;
  rpc<T = unknown>(method: string, ...params: readonly unknown[]): Promise<T>;
  mine(blocks: number): Promise<void>;
  /** Sends from an unlocked account and waits until it is in a block. */
  send(transaction: {
    readonly from?: string;
    readonly to?: string;
    readonly value?: bigint;
    readonly data?: string;
  }): Promise<Hash>;
  /** The same of one that is signed. */
  sendRaw(raw: unknown): Promise<Hash>;
  /** Deploys and returns the contract's address. */
  deploy(code: Hash): Promise<string>;
  stop(): Promise<void>;
}

const chainId = 31_337;
const startMsMax = 15_000;
const minedMsMax = 15_000;
/** Enough to be taken without an estimate, which a transaction that fails would not survive. */
const gas = '0x100000';

/** `blockSeconds` absent: a block for each transaction, and more on request. */
export async function startAnvil(
  options: { readonly port?: number; readonly blockSeconds?: number } = {},
): Promise<Anvil> {
  const port = options.port ?? (await freePort());
  const mining = options.blockSeconds === undefined ? [] : ['--block-time', String(options.blockSeconds)];
  const args = ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId), '--silent', ...mining];
  const child = spawn(anvilBinary(), args, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  const rpc = rpcOf(url);
  await untilItAnswers(child, rpc);
  const [rich = ''] = await rpc<string[]>('eth_accounts');

  async function send({ from = rich, to, value, data }: Parameters<Anvil['send']>[0]): Promise<Hash> {
    const quantity = value === undefined ? {} : { value: `0x${value.toString(16)}` };
    const hash = await rpc<Hash>('eth_sendTransaction', { from, to, data, gas, ...quantity });
    await mined(hash);
    return hash;
  }

  /** The node answers before its block is made, also where it makes one at once. */
  async function mined(hash: Hash): Promise<{ readonly contractAddress: string }> {
    for (const giveUpAt = Date.now() + minedMsMax; Date.now() < giveUpAt; ) {
      const receipt = await rpc<{ readonly contractAddress: string } | null>('eth_getTransactionReceipt', hash);
      if (receipt !== null) return receipt;
      await pause(10);
    }
    throw new Error(`${hash} is in no block`);
  }

  return {
    url,
    chainId,
    rich,
    rpc,
    async mine(blocks) {
      await rpc('anvil_mine', `0x${blocks.toString(16)}`);
    },
    send,
    async sendRaw(raw) {
      const hash = await rpc<Hash>('eth_sendRawTransaction', raw);
      await mined(hash);
      return hash;
    },
    async deploy(code) {
      return (await mined(await send({ data: code }))).contractAddress;
    },
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      const impatience = setTimeout(kill, 2_000);
      await ended;
      clearTimeout(impatience);
    },
  };
}

/** The program inside the package for this machine, started without the wrapper, whose child would outlive a kill. */
function anvilBinary(): string {
  const require = createRequire(import.meta.url);
  const machine = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const home = dirname(require.resolve('@foundry-rs/anvil/package.json'));
  const folder = dirname(
    createRequire(join(home, 'package.json')).resolve(`@foundry-rs/anvil-${machine}/package.json`),
  );
  return join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil');
}

function rpcOf(url: string): Anvil['rpc'] {
  let asked = 0;
  return async <T>(method: string, ...params: readonly unknown[]): Promise<T> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: ++asked, method, params }),
      signal: AbortSignal.timeout(10_000),
    });
    const { result, error } = (await answer.json()) as {
      readonly result: T;
      readonly error?: { readonly message: string };
    };
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}

async function untilItAnswers(child: ChildProcess, rpc: Anvil['rpc']): Promise<void> {
  const giveUpAt = Date.now() + startMsMax;
  for (;;) {
    try {
      await rpc('eth_chainId');
      return;
    } catch (error) {
      if (child.exitCode !== null || Date.now() > giveUpAt) {
        child.kill('SIGKILL');
        throw new Error('anvil does not start', { cause: error });
      }
      await pause(30);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
