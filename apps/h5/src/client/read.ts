import { randomId } from '@candor/kit';
import { takeEarly } from './early-answers.ts';
import { createBusy } from './busy.ts';
import { createClock } from './clock.ts';
import { createCommandKeeper } from './command-keeper.ts';
import { createSend } from './commands.ts';
import { createDeviceId } from './device-id.ts';
import { createMe } from './live/me.ts';
import { createTickers } from './live/tickers.ts';
import { createCall } from './request.ts';
import { createSession } from './session.ts';
import { createSettings } from './settings.ts';
import { createSocketClient } from './socket.ts';
import { createSocketIoWire } from './socket-wire.ts';
import { browserStorage } from './storage.ts';
import { bringStorageUpToDate } from './storage-version.ts';
import { withWork } from './work/with-work.ts';
import { createWork } from './work/work.ts';

/* Everything screens may read and send, wired once to the browser. Parts are made by factories and tested without it. */

export const storage = browserStorage(() => localStorage);
bringStorageUpToDate(storage);

// Tests of code that imports this file run without a browser.
export const settings = createSettings(storage, 'navigator' in globalThis ? navigator.languages : []);
export const session = createSession(storage);
export const clock = createClock();
export const busy = createBusy((ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
});

/** The shell's reactions to the answers 999 and 998; it registers here because the client imports no pages. */
export const doorEvents = {
  onSignedOut: (_message: string): void => undefined,
  onVerificationNeeded: (_message: string): void => undefined,
};

export const work = createWork(() => import('./work/solve.ts'));

const sendOnce = createCall({
  fetch: (url, request) => takeEarly(url as string) ?? fetch(url, request),
  baseUrl: '/api',
  language: () => settings.get().language,
  token: session.token,
  deviceId: createDeviceId(storage),
  busy,
  clock,
  onSignedOut: (message) => {
    if (!session.isBehind()) doorEvents.onSignedOut(message);
  },
  onVerificationNeeded: (message) => doorEvents.onVerificationNeeded(message),
  onRenewed: session.renew,
  pause: (ms) => new Promise((done) => setTimeout(done, ms)),
});
export const call = withWork(sendOnce, work);

const keeper = createCommandKeeper(storage, { now: Date.now, makeId: randomId });
export const send = createSend(call, keeper, session.login);

export const nextFrame = (act: () => void) => requestAnimationFrame(act);
export const socket = createSocketClient(createSocketIoWire(session.token));
export const tickers = createTickers(socket, nextFrame);
export const me = createMe(socket);
