import { randomBytes } from 'node:crypto';
import type { Server, Socket } from 'socket.io';

/** Members of this room are skipped: they will notice the gap in the numbers and ask for a new picture. */
export const slowRoom = 'slow';

const lookEveryMs = 250;
/** Bytes waiting in this process for a socket, from which on it is slow, and at which it is well again. */
const slowFrom = 1_024 * 1_024;
const wellBelow = 64 * 1_024;
/** After so many bytes a websocket is probed: the amount that the kernel holds for it is invisible. */
const probeAfterBytes = 256 * 1_024;
/** The time without an answer to a probe after which a socket is slow. */
const answerMs = 1_500;
const patienceMs = 5_000;
const nonceSize = 8;

/** Watches slow sockets all the time. Returns the function that stops it. */
export function watchSlowReaders(io: Server, onLetGo: () => void = () => {}): () => void {
  const readers = new SlowReaders(io, onLetGo);
  const looking = setInterval(() => readers.look(performance.now()), lookEveryMs);
  looking.unref();
  return () => clearInterval(looking);
}

/** The state of one socket's reading. */
interface Reading {
  slowSinceMs?: number;
  /** Of its connection, when it last proved that it reads. */
  readBytes: number;
  probe?: { readonly nonce: Buffer; readonly sentMs: number; readonly atBytes: number };
}

/**
 * Bounds the memory for slow sockets, here and in the kernel: above a mebibyte in this process, or with a probe
 * unanswered, a socket gets no more messages until it has caught up, and after five seconds of that it is closed.
 *
 * A probe is a websocket ping with a random payload, which every client answers by itself and which only a client that
 * has read that far can answer. Pings of the protocol above have no payload: they can be answered without reading
 * anything.
 */
export class SlowReaders {
  readonly #io: Server;
  readonly #onLetGo: () => void;
  readonly #readings = new Map<string, Reading>();

  constructor(io: Server, onLetGo: () => void = () => {}) {
    this.#io = io;
    this.#onLetGo = onLetGo;
  }

  /** `nowMs`: of a clock that never goes back. */
  look(nowMs: number): void {
    const { sockets } = this.#io.sockets;
    for (const socket of sockets.values()) this.#lookAt(socket, nowMs);
    for (const id of this.#readings.keys()) if (!sockets.has(id)) this.#readings.delete(id);
  }

  #lookAt(socket: Socket, nowMs: number): void {
    const reading = this.#readingOf(socket);
    this.#probe(socket, reading, nowMs);
    const waiting = bytesWaiting(socket);
    const isUnanswered = reading.probe !== undefined && nowMs - reading.probe.sentMs > answerMs;
    const since = reading.slowSinceMs;
    if (since === undefined && (waiting > slowFrom || isUnanswered)) {
      reading.slowSinceMs = nowMs;
      void socket.join(slowRoom);
    } else if (since !== undefined && waiting < wellBelow && !isUnanswered) {
      delete reading.slowSinceMs;
      void socket.leave(slowRoom);
    } else if (since !== undefined && nowMs - since > patienceMs) {
      this.#onLetGo();
      socket.disconnect(true);
    }
  }

  #readingOf(socket: Socket): Reading {
    const known = this.#readings.get(socket.id);
    if (known !== undefined) return known;
    const reading: Reading = { readBytes: 0 };
    this.#readings.set(socket.id, reading);
    return reading;
  }

  #probe(socket: Socket, reading: Reading, nowMs: number): void {
    const { ws, writtenBytes } = connectionOf(socket);
    if (ws === undefined || reading.probe !== undefined || writtenBytes - reading.readBytes < probeAfterBytes) return;
    const probe = { nonce: randomBytes(nonceSize), sentMs: nowMs, atBytes: writtenBytes };
    reading.probe = probe;
    const heard = (answer: Buffer): void => {
      if (!answer.equals(probe.nonce)) return;
      ws.off('pong', heard);
      reading.readBytes = probe.atBytes;
      delete reading.probe;
    };
    ws.on('pong', heard);
    ws.ping(probe.nonce);
  }
}

/** The used part of the websocket below engine.io. */
interface PlainWebSocket {
  readonly bufferedAmount: number;
  ping(data: Buffer): void;
  on(event: 'pong', listener: (data: Buffer) => void): void;
  off(event: 'pong', listener: (data: Buffer) => void): void;
}

/** The buffers of engine.io and of the websocket below it for this socket; neither has them in its types. */
interface Conn {
  readonly writeBuffer?: readonly { readonly data?: unknown }[];
  readonly transport?: { readonly name?: string; readonly socket?: PlainWebSocket };
}

function connectionOf(socket: Socket): { readonly ws: PlainWebSocket | undefined; readonly writtenBytes: number } {
  const { transport } = socket.conn as unknown as Conn;
  if (transport?.name !== 'websocket') return { ws: undefined, writtenBytes: 0 };
  const { socket: ws } = transport;
  const { _socket: plain } = ws as unknown as { readonly _socket?: { readonly bytesWritten: number } };
  return { ws, writtenBytes: plain?.bytesWritten ?? 0 };
}

/** Roughly, in characters. */
export function bytesWaiting(socket: Socket): number {
  const { writeBuffer = [], transport } = socket.conn as unknown as Conn;
  let bytes = transport?.socket?.bufferedAmount ?? 0;
  for (const { data } of writeBuffer) bytes += typeof data === 'string' ? data.length : 64;
  return bytes;
}
