import { socketEvents, type TopicMessage } from '@candor/api';
import type { Socket } from 'socket.io-client';
import type { Wire } from './socket.ts';

/** Spec section 9: reconnect after 1 s up to 5 s; a connection that takes 20 s has failed. */
const reconnectDelayMs = 1_000;
const reconnectDelayMsMax = 5_000;
const connectTimeoutMs = 20_000;

/**
 * The wire over socket.io: websocket first, then polling. The library is its own chunk, so the first page does not wait
 * for it; earlier subscriptions are sent on connect.
 */
export function createSocketIoWire(token: () => string | undefined): Wire {
  const onConnect: (() => void)[] = [];
  const onDisconnect: (() => void)[] = [];
  const onTopic: ((name: string, message: TopicMessage) => void)[] = [];
  let socket: Socket | undefined;
  let isWanted = false;

  async function open(): Promise<void> {
    const { io } = await import('socket.io-client');
    if (socket !== undefined || !isWanted) return;
    socket = io({
      transports: ['websocket', 'polling'],
      reconnectionDelay: reconnectDelayMs,
      reconnectionDelayMax: reconnectDelayMsMax,
      timeout: connectTimeoutMs,
      auth: (give) => give({ token: token() }),
    });
    socket.on('connect', () => onConnect.forEach((act) => act()));
    socket.on('disconnect', (reason) => {
      onDisconnect.forEach((act) => act());
      // The server ended it: the session is over, or this reader was too slow. The library leaves coming back to us.
      if (reason === 'io server disconnect') setTimeout(() => isWanted && socket?.connect(), reconnectDelayMs);
    });
    // The API's `[name, message]` is two arguments of the event or one pair; flattening reads both.
    socket.on(socketEvents.message, (...pair: unknown[]) => {
      const [name, message] = pair.flat() as [string, TopicMessage];
      for (const act of onTopic) act(name, message);
    });
  }

  return {
    connect() {
      isWanted = true;
      if (socket === undefined)
        open().catch(() => setTimeout(() => void open().catch(console.warn), reconnectDelayMsMax));
      else socket.connect();
    },
    disconnect() {
      isWanted = false;
      socket?.disconnect();
    },
    emit(event, payload, acknowledge) {
      if (acknowledge === undefined) socket?.emit(event, payload);
      else socket?.emit(event, payload, acknowledge);
    },
    onConnect: (act) => void onConnect.push(act),
    onDisconnect: (act) => void onDisconnect.push(act),
    onTopic: (act) => void onTopic.push(act),
  };
}
