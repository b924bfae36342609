import { type Browser, chromium } from 'playwright-core';

/** The path of Chromium; absent: browser journeys are skipped, and counted as skipped. */
export const chromiumPath = process.env.CHROMIUM_PATH || undefined;

/** In CI nobody looks at the pages: only pictures of failures are taken. */
export const isUnseen = process.env.CI !== undefined;

/** The pixels to a point, as a phone has them. Painting is a sixth of what a journey costs, and where nobody looks a coarse screen does. */
export const pixelRatio = isUnseen ? 1 : 2;

/** Chromium without a window, and without talking to anybody but the page's own server; `more` are further arguments. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error('CHROMIUM_PATH names no Chromium');
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // For drawings too: they ask the device, and not the page that plays one.
      `--force-device-scale-factor=${pixelRatio}`,
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}
