import { socketEvents } from '@candor/api';
import { io, type Socket } from 'socket.io-client';

/** A crowd of readers in a process of their own: `fanout-clients <address> <count> <seconds>`, prints one line of JSON. */
const [address = '', countText = '0', secondsText = '0'] = process.argv.slice(2);
const count = Number(countText);
const topics = ['tickers', 'book:1'];

interface Message {
  readonly seq: number;
}

let messages = 0;
let bytes = 0;
let gaps = 0;
let isMeasuring = false;
const delays: number[] = [];
const sockets: Socket[] = [];

for (let i = 0; i < count; i++) {
  const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false });
  sockets.push(socket);
  const last = new Map<string, number>();
  socket.on(socketEvents.message, (topic: string, message: Message & { data: unknown }) => {
    const before = last.get(topic);
    if (before !== undefined && message.seq !== before + 1) gaps += 1;
    last.set(topic, message.seq);
    if (!isMeasuring) return;
    messages += 1;
    // Sizing and delays of one reader represent all of them.
    if (i === 0) bytes += JSON.stringify(message).length;
    const at = topic === 'tickers' ? tickTime(message.data) : undefined;
    if (at !== undefined) delays.push(Date.now() - at);
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  await socket.emitWithAck(socketEvents.subscribe, { topics });
}

/** The grid instant of the index tick behind the update. */
function tickTime(data: unknown): number | undefined {
  const first = Array.isArray(data) ? (data[0] as Record<string, unknown> | undefined) : undefined;
  return typeof first?.index_time === 'number' ? first.index_time : undefined;
}

await new Promise((resolve) => setTimeout(resolve, 1_000));
isMeasuring = true;
const start = performance.now();
await new Promise((resolve) => setTimeout(resolve, Number(secondsText) * 1_000));
isMeasuring = false;
const seconds = (performance.now() - start) / 1_000;
delays.sort((a, b) => a - b);
const at = (share: number): number => delays[Math.floor(delays.length * share)] ?? 0;
const connected = sockets.filter((socket) => socket.connected).length;
console.log(
  JSON.stringify({
    connected,
    perSecond: messages / seconds,
    bytesPerClient: bytes / seconds,
    gaps,
    p50: at(0.5),
    p99: at(0.99),
  }),
);
for (const socket of sockets) socket.disconnect();
process.exit(0);
