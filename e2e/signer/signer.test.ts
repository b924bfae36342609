import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { KeyRing } from '@candor/chain/signer';
import { expect, it, onTestFinished } from 'vitest';
import { inProject } from '../lib/project.ts';

const entry = inProject('apps', 'server', 'dist', 'signer.js');
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** The built signer's process, on a folder that an earlier build has left open to others. */
function start(keyMode: number) {
  const parent = mkdtempSync(join(tmpdir(), 'candor-signer-'));
  const folder = join(parent, 'signer');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'signer.db'), '');
  chmodSync(join(folder, 'signer.db'), 0o644);
  const keyFile = join(parent, 'signer.key');
  writeFileSync(keyFile, KeyRing.fromSeed(new Uint8Array(32).fill(7)).extendedPrivateKey);
  chmodSync(keyFile, keyMode);
  const socketPath = join(parent, 'signer.sock');
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      CANDOR_DATA: join(parent, 'data'),
      CANDOR_SIGNER_DATA: folder,
      CANDOR_SIGNER_KEY_FILE: keyFile,
      CANDOR_SIGNER_LIMITS: 'ETH:1:5:20',
      CANDOR_SIGNER_SOCKET: socketPath,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(String(part)));
  const ended = once(child, 'exit');
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(parent, { recursive: true, force: true });
  });
  return { child, ended, folder, socketPath, said };
}

/** Sends a frame on a connection of its own; returns the answer. */
async function send(socketPath: string, body: string, size = Buffer.byteLength(body)): Promise<string> {
  const socket = connect(socketPath);
  await once(socket, 'connect');
  const head = Buffer.alloc(4);
  head.writeUInt32BE(size);
  socket.write(Buffer.concat([head, Buffer.from(body)]));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString('utf8', 4);
}

it('lives on whatever is sent to it, in a folder that is closed', async () => {
  const { child, ended, folder, socketPath, said } = start(0o600);
  for (let tries = 0; !existsSync(socketPath); tries++) {
    if (tries === 1_500 || child.exitCode !== null) throw new Error(`it does not listen: ${said.join('')}`);
    await pause(20);
  }
  const fees = '{"maxFeePerGas":{"$big":"1"},"maxPriorityFeePerGas":{"$big":"1"}}';
  const refused = '{"kind":"refused","code":"request_invalid"}';
  expect(await send(socketPath, '{"kind":"__proto__"}')).toBe(refused);
  expect(await send(socketPath, '{"kind":"constructor","request":{}}')).toBe(refused);
  expect(await send(socketPath, 'GET / HTTP/1.1')).toBe(refused);
  expect(await send(socketPath, '', 0xffff_ffff)).toBe(refused);
  const topUp = `{"kind":"top_up","request":{"accountId":1,"nonce":0,"fees":${fees}}}`;
  expect(await send(socketPath, topUp)).toContain('"moved"');
  expect(child.exitCode).toBeNull();
  expect([folder, join(folder, 'signer.db'), socketPath].map(modeOf)).toEqual(['700', '600', '600']);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(said.join('')).toContain('signer.frame_refused');
});

it('does not start with a key that others can read', async () => {
  const { ended, said } = start(0o644);
  expect(await ended).toEqual([1, null]);
  expect(said.join('')).toContain('is open to other users of this machine: chmod 600 it');
});
