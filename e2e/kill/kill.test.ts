import { expect, test } from 'vitest';
import { projectFolder } from '../load/server-process.ts';
import { watched } from './books.ts';
import { runKills } from './run-kills.ts';

const kills = 12;
/** Each start and each kill waits for the disk, so a slow disk makes them three times as long. */
const limitMs = 900_000;

test(
  `${kills} kills under load lose nothing acknowledged and double nothing`,
  async () => {
    const report = await runKills({
      project: projectFolder(import.meta.url),
      kills,
      seed: 'kill',
      say: () => undefined,
    });
    expect(report.kills).toBe(kills);
    expect(report.acknowledged).toBeGreaterThan(kills * 20);
    expect(report.askedAgain).toBeGreaterThan(kills * 10);
    expect(report.messages).toBeGreaterThan(kills * 6);
    expect(report.messagesCutOff).toBeGreaterThan(0);
    // How often each took part is chance; that it did is not.
    for (const type of watched) expect(report.facts.get(type) ?? 0, type).toBeGreaterThan(1);
  },
  limitMs,
);
