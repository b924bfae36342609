import type { Server, Socket } from 'socket.io';

/** Members of this room are passed over: they will notice the gap in the numbers and ask for a new picture. */
export const slowRoom = 'slow';

const lookEveryMs = 250;
/** Bytes waiting for a socket from which on it is slow, and at which it is well again. */
const slowFrom = 1_024 * 1_024;
const wellBelow = 64 * 1_024;
const patienceMs = 5_000;

/**
 * Keeps what waits for slow sockets bounded: above a mebibyte a socket gets no more messages until it has read on, and
 * after five seconds of that it is let go. Gives the way to stop looking.
 */
export function watchSlowReaders(io: Server): () => void {
  const slowSince = new Map<string, number>();
  const looking = setInterval(() => {
    const nowMs = performance.now();
    for (const socket of io.sockets.sockets.values()) look(socket, nowMs);
    for (const id of slowSince.keys()) if (!io.sockets.sockets.has(id)) slowSince.delete(id);
  }, lookEveryMs);
  looking.unref();

  function look(socket: Socket, nowMs: number): void {
    const waiting = bytesWaiting(socket);
    const since = slowSince.get(socket.id);
    if (since === undefined && waiting > slowFrom) {
      slowSince.set(socket.id, nowMs);
      void socket.join(slowRoom);
    } else if (since !== undefined && waiting < wellBelow) {
      slowSince.delete(socket.id);
      void socket.leave(slowRoom);
    } else if (since !== undefined && nowMs - since > patienceMs) {
      socket.disconnect(true);
    }
  }

  return () => clearInterval(looking);
}

/** What engine.io and the websocket below it hold for this socket; neither tells it in its types. */
interface Conn {
  readonly writeBuffer?: readonly { readonly data?: unknown }[];
  readonly transport?: { readonly socket?: { readonly bufferedAmount?: number } };
}

function bytesWaiting(socket: Socket): number {
  const { writeBuffer = [], transport } = socket.conn as unknown as Conn;
  let bytes = transport?.socket?.bufferedAmount ?? 0;
  for (const { data } of writeBuffer) bytes += typeof data === 'string' ? data.length : 64;
  return bytes;
}
