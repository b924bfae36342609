import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const waitMsMax = 10_000;
/** The pause that ends an answer; a second answer is not waited for longer. */
const quietMs = 150;
const lookEveryMs = 5;

export interface Heard {
  /** Everything that came, as bytes written one to a character. */
  readonly text: string;
  readonly wasEnded: boolean;
}

/** Bytes after which nothing more is written until a certain answer has come. */
export interface Asked {
  readonly bytes: string | Uint8Array;
  readonly isAnswered: (text: string) => boolean;
}

interface Manner {
  /** The longest wait, between two parts, for an answer to the first. */
  readonly betweenMs?: number;
  /** True if the answer is complete; without it the other side is read until it is quiet. */
  readonly isAll?: (text: string) => boolean;
}

/** Writes bytes on a connection of its own, one part after another, and returns the response. */
export async function raw(
  address: string,
  parts: readonly (string | Uint8Array | Asked)[],
  { betweenMs = 0, isAll }: Manner = {},
): Promise<Heard> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = '';
  let quietSince = Infinity;
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    quietSince = performance.now();
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  for (const part of parts) {
    if (socket.closed) break;
    const before = text.length;
    const isAsked = typeof part === 'object' && 'isAnswered' in part;
    socket.write(isAsked ? part.bytes : part);
    const goOnAt = performance.now() + (isAsked ? waitMsMax : betweenMs);
    const mayGoOn = () => (isAsked ? part.isAnswered(text) : text.length > before);
    while (!socket.closed && !mayGoOn() && performance.now() < goOnAt) await pause(lookEveryMs);
  }
  const giveUpAt = performance.now() + waitMsMax;
  // A busy machine is quiet for longer than `quietMs` before it answers: an expected answer is not given up so soon.
  const isOver = (): boolean => isAll?.(text) ?? performance.now() - quietSince >= quietMs;
  while (!socket.closed && performance.now() < giveUpAt && !isOver()) await pause(lookEveryMs);
  const wasEnded = socket.closed;
  socket.destroy();
  return { text, wasEnded };
}
