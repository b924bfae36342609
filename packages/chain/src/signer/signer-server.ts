import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { ChainLog } from '../chain.ts';
import { readFrames, type SignerAnswer, writeFrame } from './frames.ts';
import { readRequest, type SignerRequest } from './requests.ts';
import type { Signer } from './signer.ts';

/** Of callers at one time; there is one, and perhaps its successor. */
const connectionsMax = 8;
const idleMs = 30_000;
const invalid: SignerAnswer = { kind: 'refused', code: 'request_invalid' };

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
    readFrames(
      socket,
      (value) => void answerTo(value, signer, log).then((answer) => writeFrame(socket, answer)),
      (why) => {
        log.warn({ event: 'signer.frame_refused', why }, 'what was sent is no frame');
        writeFrame(socket, invalid);
        socket.end();
      },
    );
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

/** Has an answer to everything: whatever a caller sends, the signer lives on. */
async function answerTo(value: unknown, signer: Signer, log: ChainLog): Promise<SignerAnswer> {
  let facts: object = {};
  try {
    const asked = readRequest(value);
    facts = factsOf(asked);
    const answer = asked === undefined ? invalid : await answered(asked, signer);
    if (answer.kind === 'refused') {
      log.warn({ event: 'signer.refused', ...facts, refusal: answer.code }, 'nothing is signed');
    }
    return answer;
  } catch (error) {
    log.error({ event: 'signer.failed', ...facts, err: error }, 'the signer failed');
    return { kind: 'failed' };
  }
}

function factsOf(asked: SignerRequest | undefined): object {
  if (asked?.kind === 'withdrawal') return { withdrawalId: asked.request.withdrawalId };
  if (asked?.kind === 'sweep' || asked?.kind === 'top_up') {
    return { kind: asked.kind, accountId: asked.request.accountId };
  }
  return {};
}

async function answered(asked: SignerRequest, signer: Signer): Promise<SignerAnswer> {
  if (asked.kind === 'withdrawal') {
    const outcome = await signer.sign(asked.request);
    return outcome.ok ? { kind: 'signed', signature: outcome.value } : { kind: 'refused', code: outcome.code };
  }
  if (asked.kind === 'rooms') return { kind: 'rooms', rooms: await signer.rooms() };
  const outcome = await (asked.kind === 'sweep' ? signer.signSweep(asked.request) : signer.signTopUp(asked.request));
  return outcome.ok ? { kind: 'moved', raw: outcome.value } : { kind: 'refused', code: outcome.code };
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
