import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bytesWaiting, SlowReaders, slowRoom } from './slow-readers.ts';

const piece = 'x'.repeat(64 * 1_024);
const mebibyte = 1_024 * 1_024;

let io: Server;
let readers: SlowReaders;
let address: string;
beforeEach(async () => {
  const http = createServer();
  io = new Server(http, { serveClient: false });
  readers = new SlowReaders(io);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}/socket.io/?EIO=4&transport=polling`;
});
afterEach(() => io.close());

/** A client that reads only when it is told to. */
async function connect(): Promise<{ socket: Socket; read(): Promise<string> }> {
  const handshake = await (await fetch(address)).text();
  const { sid } = JSON.parse(handshake.slice(1)) as { sid: string };
  const url = `${address}&sid=${sid}`;
  const connected = new Promise<Socket>((resolve) => io.once('connection', resolve));
  await fetch(url, { method: 'POST', body: '40' });
  const socket = await connected;
  const read = async () => (await fetch(url)).text();
  await read();
  return { socket, read };
}

/** Sends as the topics do, and looks after the readers in between: `seconds` of a stream of 640 KiB a second. */
function stream(seconds: number, fromMs: number): void {
  for (let ms = 0; ms < seconds * 1_000; ms += 100) {
    io.except(slowRoom).emit('t', 'book:1', piece);
    if (ms % 200 === 0) readers.look(fromMs + ms);
  }
}

it('keeps no more than a bounded heap for a reader that has stopped, and lets it go', async () => {
  const { socket } = await connect();
  stream(4, 0);
  expect(bytesWaiting(socket)).toBeGreaterThan(mebibyte);
  expect(bytesWaiting(socket)).toBeLessThan(mebibyte + 4 * piece.length);
  expect(socket.connected).toBe(true);
  stream(5, 4_000);
  expect(socket.connected).toBe(false);
  expect(io.sockets.sockets.size).toBe(0);
});

it('sends again to a reader that has read on', async () => {
  const { socket, read } = await connect();
  stream(3, 0);
  expect(socket.rooms).toContain(slowRoom);
  await read();
  readers.look(3_000);
  expect(socket.rooms).not.toContain(slowRoom);
  stream(1, 60_000);
  expect(bytesWaiting(socket)).toBeGreaterThan(0);
  expect(socket.connected).toBe(true);
});
