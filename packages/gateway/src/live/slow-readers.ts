import type { Server, Socket } from 'socket.io';

/** Members of this room are passed over: they will notice the gap in the numbers and ask for a new picture. */
export const slowRoom = 'slow';

const lookEveryMs = 250;
/** Bytes waiting for a socket from which on it is slow, and at which it is well again. */
const slowFrom = 1_024 * 1_024;
const wellBelow = 64 * 1_024;
const patienceMs = 5_000;

/** Looks after slow sockets all the time. Gives the way to stop looking. */
export function watchSlowReaders(io: Server): () => void {
  const readers = new SlowReaders(io);
  const looking = setInterval(() => readers.look(performance.now()), lookEveryMs);
  looking.unref();
  return () => clearInterval(looking);
}

/**
 * Keeps what waits for slow sockets bounded: above a mebibyte a socket gets no more messages until it has read on, and
 * after five seconds of that it is let go.
 */
export class SlowReaders {
  readonly #io: Server;
  readonly #slowSince = new Map<string, number>();

  constructor(io: Server) {
    this.#io = io;
  }

  /** `nowMs`: of a clock that never goes back. */
  look(nowMs: number): void {
    const { sockets } = this.#io.sockets;
    for (const socket of sockets.values()) this.#lookAt(socket, nowMs);
    for (const id of this.#slowSince.keys()) if (!sockets.has(id)) this.#slowSince.delete(id);
  }

  #lookAt(socket: Socket, nowMs: number): void {
    const waiting = bytesWaiting(socket);
    const since = this.#slowSince.get(socket.id);
    if (since === undefined && waiting > slowFrom) {
      this.#slowSince.set(socket.id, nowMs);
      void socket.join(slowRoom);
    } else if (since !== undefined && waiting < wellBelow) {
      this.#slowSince.delete(socket.id);
      void socket.leave(slowRoom);
    } else if (since !== undefined && nowMs - since > patienceMs) {
      socket.disconnect(true);
    }
  }
}

/** What engine.io and the websocket below it hold for this socket; neither tells it in its types. */
interface Conn {
  readonly writeBuffer?: readonly { readonly data?: unknown }[];
  readonly transport?: { readonly socket?: { readonly bufferedAmount?: number } };
}

/** Roughly, in characters. */
export function bytesWaiting(socket: Socket): number {
  const { writeBuffer = [], transport } = socket.conn as unknown as Conn;
  let bytes = transport?.socket?.bufferedAmount ?? 0;
  for (const { data } of writeBuffer) bytes += typeof data === 'string' ? data.length : 64;
  return bytes;
}
