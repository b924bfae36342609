import { createClient } from '../client/create-client.ts';
import type { Wire } from '../client/socket.ts';
import { memoryStorage } from '../client/storage.ts';
import { fetchFromConsole } from './console-link.ts';

/** Prices come with calls; nothing moves in a preview. */
const silent: Wire = {
  connect: () => undefined,
  disconnect: () => undefined,
  emit: () => undefined,
  onConnect: () => undefined,
  onDisconnect: () => undefined,
  onTopic: () => undefined,
};

/** In place of `client/read.ts`: the same client, which keeps nothing and reaches nothing but the console. */
export const { storage, settings, session, clock, busy, doorEvents, work, call, send, nextFrame, socket, tickers, me } =
  createClient({ storage: memoryStorage(), fetch: fetchFromConsole, wireFor: () => silent });
