import { createServer } from 'node:http';
import { type AddressInfo, connect as connectTo, type Socket as PlainSocket } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bytesWaiting, SlowReaders, slowRoom } from './slow-readers.ts';

const piece = 'x'.repeat(64 * 1_024);
const mebibyte = 1_024 * 1_024;

let io: Server;
let readers: SlowReaders;
let port: number;
let address: string;
beforeEach(async () => {
  const http = createServer();
  io = new Server(http, { serveClient: false });
  readers = new SlowReaders(io);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  ({ port } = http.address() as AddressInfo);
  address = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`;
});
afterEach(() => io.close());

/** A client that reads only on request. */
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

/** A websocket by hand, which reads only on request. */
async function connectWebSocket(): Promise<{ socket: Socket; plain: PlainSocket }> {
  const plain = connectTo(port, '127.0.0.1');
  const connected = new Promise<Socket>((resolve) => io.once('connection', resolve));
  plain.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n' +
      'Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  await new Promise((resolve) => plain.once('data', resolve));
  plain.write(frameOf(0x1, Buffer.from('40')));
  const socket = await connected;
  plain.pause();
  return { socket, plain };
}

/** A client's frame of fewer than 126 bytes, under a mask of zeroes. */
function frameOf(opcode: number, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** Sends until the socket has been asked whether it reads. */
async function streamUntilAsked(): Promise<void> {
  for (let i = 0; i < 8; i++) io.except(slowRoom).emit('t', 'book:1', piece);
  await new Promise((resolve) => setTimeout(resolve, 20));
  readers.look(0);
}

it('closes a websocket that answers without reading, though the kernel accepts the bytes', async () => {
  const { socket, plain } = await connectWebSocket();
  await streamUntilAsked();
  expect(bytesWaiting(socket)).toBeLessThan(mebibyte);
  // It cannot know the payload of the ping.
  plain.write(frameOf(0xa, Buffer.alloc(8)));
  await new Promise((resolve) => setTimeout(resolve, 20));
  readers.look(2_000);
  expect(socket.rooms).toContain(slowRoom);
  readers.look(8_000);
  expect(socket.connected).toBe(false);
  plain.destroy();
});

it('keeps a websocket that has read its messages', async () => {
  const { socket, plain } = await connectWebSocket();
  let received = Buffer.alloc(0);
  plain.on('data', (bytes: Buffer) => (received = Buffer.concat([received, bytes])));
  plain.resume();
  await streamUntilAsked();
  const pingHeader = Buffer.from([0x89, 8]);
  await expect.poll(() => received.indexOf(pingHeader)).toBeGreaterThan(0);
  const at = received.indexOf(pingHeader) + pingHeader.length;
  plain.write(frameOf(0xa, received.subarray(at, at + 8)));
  await new Promise((resolve) => setTimeout(resolve, 20));
  readers.look(2_000);
  readers.look(8_000);
  expect(socket.rooms).not.toContain(slowRoom);
  expect(socket.connected).toBe(true);
  plain.destroy();
});
