import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiUser, newApiUser } from './api-client.ts';
import { chromiumPath, launchBrowser } from './browser.ts';
import { openPhone, type Phone, type PhoneSettings, savePicture } from './phone.ts';
import { type PracticeServer, startPracticeServer } from './practice-server.ts';

export interface JourneySettings extends PhoneSettings {
  /** The holder of the phone: a new user with practice funds, or a visitor. */
  readonly as?: 'trader' | 'visitor';
}

/** The parts of a journey's scene. */
export interface Scene {
  readonly phone: Phone;
  readonly server: PracticeServer;
  /** The holder of the phone; only of journeys as a trader. */
  readonly user: ApiUser;
  /** Another user, without a browser. */
  readonly newUser: () => Promise<ApiUser>;
  /** Another phone, of another or the same user. */
  readonly openPhone: (settings?: PhoneSettings) => Promise<Phone>;
}

export interface Stage {
  /** A test in the browser; without a Chromium it is counted as skipped. Anything unexpected in the console fails it. */
  journey(name: string, settings: JourneySettings, run: (scene: Scene) => Promise<void>): void;
}

/** One server and one browser for all journeys of a file. */
export function openStage(seed: string, practiceSpeed?: number, environment?: Readonly<Record<string, string>>): Stage {
  let server: PracticeServer | undefined;
  let browser: Browser | undefined;
  let users = 0;

  beforeAll(async () => {
    if (chromiumPath === undefined) return;
    [server, browser] = await Promise.all([startPracticeServer(seed, practiceSpeed, environment), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function play(settings: JourneySettings, run: (scene: Scene) => Promise<void>, name: string): Promise<void> {
    if (server === undefined || browser === undefined) throw new Error('the stage is not open');
    const [here, window] = [server, browser];
    const newUser = () => newApiUser(here, `${seed}-${++users}@journey.example`);
    const user = settings.as === 'trader' ? await newUser() : undefined;
    const phones: Phone[] = [];
    const open = async (more: PhoneSettings = {}) => {
      const phone = await openPhone(window, here.address, { token: user?.token, ...settings, ...more });
      phones.push(phone);
      return phone;
    };
    const phone = await open();
    try {
      // A visitor's journey that uses its user is a mistake of the test, and fails where it reads from it.
      await run({ phone, server, user: user as ApiUser, newUser, openPhone: open });
      expect(phones.flatMap(({ troubles }) => troubles.list())).toEqual([]);
    } catch (error) {
      const pages = window.contexts().flatMap((context) => context.pages());
      await Promise.allSettled(pages.map((page, at) => savePicture(page, `failed-${name.replace(/\W+/g, '-')}-${at}`)));
      throw error;
    } finally {
      await Promise.all(phones.map(({ context }) => context.close()));
    }
  }

  return {
    journey(name, settings, run) {
      // oxlint-disable-next-line vitest/valid-title -- the name is the journey's
      test.skipIf(chromiumPath === undefined)(name, () => play(settings, run, `${name} ${settings.language ?? ''}`));
    },
  };
}
