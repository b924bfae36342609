import { createClient } from './create-client.ts';
import { takeEarly } from './early-answers.ts';
import { createSocketIoWire } from './socket-wire.ts';
import { browserStorage } from './storage.ts';
import { bringStorageUpToDate } from './storage-version.ts';

const kept = browserStorage(() => localStorage);
bringStorageUpToDate(kept);

/** The client of the app, wired once to the browser. */
export const { storage, settings, session, clock, busy, doorEvents, work, call, send, nextFrame, socket, tickers, me } =
  createClient({
    storage: kept,
    fetch: (url, request) => takeEarly(url as string) ?? fetch(url, request),
    wireFor: createSocketIoWire,
  });
