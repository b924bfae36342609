import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { ChainLog } from '../chain.ts';
import { readFrames, readRequest, type SignerAnswer, writeFrame } from './frames.ts';
import type { Signer } from './signer.ts';

/** Of callers at one time; there is one, and perhaps its successor. */
const connectionsMax = 8;
const idleMs = 30_000;

/** Answers for a signer at a Unix socket that only its own user may open. Resolves when it listens. */
export async function serveSigner(path: string, signer: Signer, log: ChainLog): Promise<{ close(): Promise<void> }> {
  // A signer that was killed leaves its socket behind; a living one holds the lock on its folder.
  if (existsSync(path)) rmSync(path);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setTimeout(idleMs, () => socket.destroy());
    readFrames(socket, (value) => void answerTo(value, signer, log).then((answer) => writeFrame(socket, answer)));
  });
  server.maxConnections = connectionsMax;
  await listening(server, path);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

async function answerTo(value: unknown, signer: Signer, log: ChainLog): Promise<SignerAnswer> {
  const request = readRequest(value);
  if (request === undefined) return { kind: 'refused', code: 'request_invalid' };
  const { withdrawalId } = request;
  try {
    const outcome = await signer.sign(request);
    if (outcome.ok) return { kind: 'signed', signature: outcome.value };
    log.warn({ withdrawalId, refusal: outcome.code }, 'nothing is signed for a withdrawal');
    return { kind: 'refused', code: outcome.code };
  } catch (error) {
    log.error({ withdrawalId, err: error }, 'the signer failed');
    return { kind: 'failed' };
  }
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Made without rights for others from the first moment on.
    const before = process.umask(0o177);
    server.listen(path, () => {
      chmodSync(path, 0o600);
      resolve();
    });
    process.umask(before);
  });
}
