import { decodeUpdate, nftSaleTopic, socketEvents } from '@candor/api';
import { io, type Socket } from 'socket.io-client';

/*
 * A crowd that watches one auction, in a process of its own: `auction-watchers <address> <count> <code>`. It says "ready" when all have
 * the start, listens until its input ends, and prints one line of JSON.
 */
const [address = '', countText = '0', code = ''] = process.argv.slice(2);
const count = Number(countText);
const topics = [`nft_sale:${code}`];
const atOnce = 25;

const sockets: Socket[] = [];
const delays: number[] = [];
let messages = 0;
let gaps = 0;
let heardAtMs = 0;

async function watch(): Promise<void> {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false });
  sockets.push(socket);
  let last: number | undefined;
  socket.on(socketEvents.message, (_topic: string, message: { readonly seq: number; readonly data: unknown }) => {
    heardAtMs = Date.now();
    if (last !== undefined && message.seq !== last + 1) gaps += 1;
    last = message.seq;
    messages += 1;
    // Bids of one message were made one after the other: the last one waited for the shortest time, the first one for the longest.
    const { bids } = decodeUpdate(nftSaleTopic, message.data);
    for (const { atMs } of bids) delays.push(heardAtMs - atMs);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  await socket.emitWithAck(socketEvents.subscribe, { topics });
}

for (let begun = 0; begun < count; begun += atOnce) {
  await Promise.all(Array.from({ length: Math.min(atOnce, count - begun) }, watch));
}
console.log('ready');
process.stdin.resume();
await new Promise((resolve) => process.stdin.once('end', resolve));
// Messages that are under way still arrive.
while (Date.now() - heardAtMs < 1_000) await new Promise((resolve) => setTimeout(resolve, 100));
delays.sort((a, b) => a - b);
const at = (share: number): number => delays[Math.floor((delays.length - 1) * share)] ?? 0;
const connected = sockets.filter((socket) => socket.connected).length;
console.log(JSON.stringify({ connected, messages, gaps, p50: at(0.5), p99: at(0.99) }));
for (const socket of sockets) socket.disconnect();
process.exit(0);
