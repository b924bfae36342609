import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { count, type Tally, type Target } from '../ask.ts';

function opened({ address }: Target, from: string): Socket {
  const { hostname, port } = new URL(address);
  return connect({ port: Number(port), host: hostname, localAddress: from }).on('error', () => undefined);
}

async function untilAborted({ signal }: Target): Promise<void> {
  while (!signal.aborted) await pause(50);
}

/** Connections that send nothing. */
export async function idleSockets(target: Target): Promise<Tally> {
  const tally: Tally = {};
  const sockets = Array.from({ length: 1_300 }, () => opened(target, '127.0.0.2'));
  await untilAborted(target);
  for (const socket of sockets) count(tally, socket.readyState === 'open' ? 'open' : 'ended');
  for (const socket of sockets) socket.destroy();
  return tally;
}

/** Readers of everything that never read. */
export async function neverReading(target: Target): Promise<Tally> {
  const tally: Tally = {};
  const topics = Array.from({ length: 13 }, (_, i) => [
    `book:${i + 1}`,
    `trades:${i + 1}`,
    `index:${i + 1}`,
    `candles:${i + 1}:1min`,
  ]).flat();
  const sockets: Socket[] = [];
  for (let i = 0; i < 190 && !target.signal.aborted; i++) {
    const socket = opened(target, '127.0.0.2');
    sockets.push(socket);
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: ${key}\r\nsec-websocket-version: 13\r\n\r\n`,
    );
    await Promise.race([once(socket, 'data'), pause(500)]);
    socket.write(frame('40{}'));
    socket.write(frame(`42["subscribe",${JSON.stringify({ topics })}]`));
    socket.pause();
    await pause(5);
  }
  await untilAborted(target);
  for (const socket of sockets) count(tally, socket.readyState === 'open' ? 'open' : 'ended');
  for (const socket of sockets) socket.destroy();
  return tally;
}

/** A text frame as a client sends it, masked with zeros. */
function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const length = payload.length < 126 ? Buffer.from([0x80 | payload.length]) : Buffer.alloc(3);
  if (payload.length >= 126) {
    length[0] = 0x80 | 126;
    length.writeUInt16BE(payload.length, 1);
  }
  return Buffer.concat([Buffer.from([0x81]), length, Buffer.alloc(4), payload]);
}
