import { checkIn, getGame } from '@candor/api';
import { newApiUser } from '../e2e/lib/api-client.ts';
import { chromiumPath, launchBrowser } from '../e2e/lib/browser.ts';
import { openPhone } from '../e2e/lib/phone.ts';
import { startPracticeServer } from '../e2e/lib/practice-server.ts';
import { printTable } from './lib/table.ts';

const turns = 3;
const stake = '10';
/** An answer, and the slowing down. */
const turnMs = 5_000;

/** The milliseconds between the frames of the time of one turn. */
const framesMs = `new Promise((resolve) => {
  const times = [];
  const step = (time) => {
    times.push(time);
    if (time - times[0] < ${turnMs}) requestAnimationFrame(step);
    else resolve(times.slice(1).map((at, n) => at - times[n]));
  };
  requestAnimationFrame(step);
})`;

/** Frames of the wheel in a real Chromium of a phone's size, drawn without a graphics card. Needs CHROMIUM_PATH and a built app. */
export async function benchWheel(): Promise<void> {
  if (chromiumPath === undefined) return console.log('wheel: left out, CHROMIUM_PATH names no Chromium');
  const [server, browser] = await Promise.all([startPracticeServer('wheel'), launchBrowser()]);
  try {
    const user = await newApiUser(server, 'player@bench.example');
    await user.call(checkIn, {});
    const phone = await openPhone(browser, server.address, { token: user.token });
    const { game } = phone.texts;
    await phone.go('game/game');
    await phone.sees(game.fair.title);
    const devTools = await phone.context.newCDPSession(phone.page);
    await devTools.send('Performance.enable');
    const busy = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
      return { ms: of('TaskDuration') * 1_000, layouts: of('LayoutCount') };
    };
    const frames = async () => phone.page.evaluate<number[]>(framesMs);
    const work: { readonly ms: number; readonly layouts: number }[] = [];
    const still: number[][] = [];
    const turning: number[][] = [];
    for (let turn = 0; turn < turns; turn++) {
      still.push(await frames());
      await phone.button(game.spin.replace('{points}', stake)).click();
      const before = await busy();
      turning.push(await frames());
      const after = await busy();
      work.push({ ms: after.ms - before.ms, layouts: after.layouts - before.layouts });
      await phone.sees(game.checks.right);
      const { player } = await user.call(getGame, {});
      if ((player?.available ?? 0) < Number(stake)) break;
    }
    // Other programs take frames from either: the best of each says what the page itself costs.
    const [best, bestStill] = [turning, still].map((all) => Math.max(...all.map(perSecondOf))) as [number, number];
    const ratio = best / bestStill;
    printTable(`The wheel on a phone's screen in Chromium without a graphics card, ${turning.length} turns`, [
      {
        what: 'frames a second, the best turn',
        value: best.toFixed(1),
        against: `${bestStill.toFixed(1)} with a wheel that stands`,
        ratio,
        target: '≥ 0.95×',
        isMet: ratio >= 0.95,
      },
      {
        what: 'all turns',
        value: perSecondOf(turning.flat()).toFixed(1),
        against: perSecondOf(still.flat()).toFixed(1),
      },
      {
        what: 'main thread busy, of 5 s',
        value: `${Math.max(...work.map(({ ms }) => ms)).toFixed(0)} ms at most`,
      },
      { what: 'layouts in a turn', value: `${Math.max(...work.map(({ layouts }) => layouts))} at most` },
      { what: 'between two, median', value: at(turning.flat(), 0.5), against: at(still.flat(), 0.5) },
      { what: 'between two, 99 %', value: at(turning.flat(), 0.99), against: at(still.flat(), 0.99) },
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function perSecondOf(betweenMs: readonly number[]): number {
  return (betweenMs.length / betweenMs.reduce((sum, ms) => sum + ms, 0)) * 1_000;
}

function at(betweenMs: readonly number[], share: number): string {
  const sorted = betweenMs.toSorted((a, b) => a - b);
  return `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
}
