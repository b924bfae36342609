import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../e2e/lib/browser.ts';
import { startServerProcess } from '../e2e/load/server-process.ts';
import { median, printTable } from './lib/table.ts';

/** The goals of a cold start on a slow phone. */
const goals = { lcpMs: 2_500, tbtMs: 200, requests: 40, shift: 0.01 };
/** A phone that is four times slower than this machine, on 1.6 Mbit/s with 150 ms to an answer. */
const slow = { cpu: 4, bytesPerSecond: 200_000, latencyMs: 150 };
const rounds = 3;
const settleMs = 9_000;
const pages = {
  home: 'index/index',
  market: 'market/market',
  trade: 'transaction/index',
  chart: 'transaction/currency',
  'contract chart': 'transaction/contract',
  assets: 'fund/assets',
};

interface Visit {
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly shift: number;
  /** Those that had begun when the largest paint came. */
  readonly requests: number;
  readonly kilobytes: number;
}

const observe = `
  window.seen = { lcp: 0, tbt: 0, shift: 0 };
  const watch = (type, add) => new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { window.seen.lcp = entry.startTime; });
  watch('longtask', (entry) => { window.seen.tbt += Math.max(0, entry.duration - 50); });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) window.seen.shift += entry.value; });
`;

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latencyMs,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
    const begun: { at: number; bytes: number }[] = [];
    const byId = new Map<string, { at: number; bytes: number }>();
    const startedAt = performance.now();
    devtools.on('Network.requestWillBeSent', ({ requestId }) => {
      const request = { at: performance.now() - startedAt, bytes: 0 };
      byId.set(requestId, request);
      begun.push(request);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = byId.get(requestId);
      if (request !== undefined) request.bytes = encodedDataLength;
    });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(settleMs);
    const seen = await page.evaluate<{ lcp: number; tbt: number; shift: number }>('window.seen');
    const before = begun.filter(({ at }) => at <= seen.lcp);
    return {
      lcpMs: seen.lcp,
      tbtMs: seen.tbt,
      shift: seen.shift,
      requests: before.length,
      kilobytes: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
    };
  } finally {
    await context.close();
  }
}

/** Cold starts of the app on a slow phone, page by page, as somebody who is not signed in. Needs `CHROMIUM_PATH`. */
export async function benchPhone(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-bench-'));
  const server = await startServerProcess(dataFolder, process.cwd());
  const browser = await launchBrowser();
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const visits: Visit[] = [];
    for (let round = 0; round < rounds; round++)
      visits.push(await visit(browser, `${server.address}/h5/#/pages/${path}`));
    const middle = (of: (visit: Visit) => number) => median(visits.map(of));
    const [lcpMs, tbtMs, requests, shift] = [
      middle((one) => one.lcpMs),
      middle((one) => one.tbtMs),
      middle((one) => one.requests),
      middle((one) => one.shift),
    ];
    rows.push(
      {
        what: `${name}, largest paint`,
        value: `${lcpMs.toFixed(0)} ms`,
        target: `<= ${goals.lcpMs} ms`,
        isMet: lcpMs <= goals.lcpMs,
      },
      {
        what: `${name}, blocked`,
        value: `${tbtMs.toFixed(0)} ms`,
        target: `<= ${goals.tbtMs} ms`,
        isMet: tbtMs <= goals.tbtMs,
      },
      {
        what: `${name}, requests before it`,
        value: `${requests}`,
        target: `<= ${goals.requests}`,
        isMet: requests <= goals.requests,
      },
      { what: `${name}, kilobytes before it`, value: middle((one) => one.kilobytes).toFixed(0) },
      { what: `${name}, shift`, value: shift.toFixed(3), target: `<= ${goals.shift}`, isMet: shift <= goals.shift },
    );
  }
  await browser.close();
  await server.stop();
  rmSync(dataFolder, { recursive: true });
  printTable(`Cold starts on a slow phone (${slow.cpu} times slower, 1.6 Mbit/s, ${slow.latencyMs} ms)`, rows);
}
