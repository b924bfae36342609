import { randomId } from '@candor/kit';
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
import { createSocketClient, type Wire } from './socket.ts';
import type { Storage } from './storage.ts';
import { withWork } from './work/with-work.ts';
import { createWork } from './work/work.ts';

interface Surroundings {
  readonly storage: Storage;
  readonly fetch: typeof fetch;
  readonly wireFor: (token: () => string | undefined) => Wire;
}

/** Everything screens may read and send. Its parts are made by factories and tested without it. */
export function createClient({ storage, fetch, wireFor }: Surroundings) {
  // Tests of code that imports this run without a browser.
  const settings = createSettings(storage, 'navigator' in globalThis ? navigator.languages : []);
  const session = createSession(storage);
  const clock = createClock();
  const busy = createBusy((ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  });
  /** The shell's reactions to the answers 999 and 998; it registers here because the client imports no pages. */
  const doorEvents = {
    onSignedOut: (_message: string): void => undefined,
    onVerificationNeeded: (_message: string): void => undefined,
  };
  const work = createWork(() => import('./work/solve.ts'));
  const sendOnce = createCall({
    fetch,
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
  const call = withWork(sendOnce, work);
  const keeper = createCommandKeeper(storage, { now: Date.now, makeId: randomId });
  const send = createSend(call, keeper, session.login);
  const nextFrame = (act: () => void) => requestAnimationFrame(act);
  const socket = createSocketClient(wireFor(session.token));
  const tickers = createTickers(socket, nextFrame);
  const me = createMe(socket);
  return { storage, settings, session, clock, busy, doorEvents, work, call, send, nextFrame, socket, tickers, me };
}
