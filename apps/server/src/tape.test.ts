import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Submission } from '@candor/exchange';
import { createSimulation, genesisCommands, practiceCatalogue } from '@candor/feed';
import { journalFile, startInProcess } from '@candor/journal';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { openInstallation } from './installation.ts';
import { openTape } from './tape.ts';

const oldSeed = '54637fa7f5b02035';
/** A minute's first instant. */
const firstIndex = 3_590_000_040;
const lastIndex = firstIndex + 7_217;
const nowMs = (lastIndex + 400) * 500;
const catalogue = practiceCatalogue;
/** The tape of the former build. */
const former = createSimulation('former build', catalogue);

/** A folder that an earlier build founded and that has had ticks, if wanted; and its exchange. */
async function oldFolder(ticks: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'candor-tape-'));
  const path = join(folder, journalFile);
  const exchange = await startInProcess({ path, name: 'test', nowMs: () => nowMs });
  onTestFinished(async () => {
    await exchange.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const submissions: Submission[] = [...genesisCommands('practice', catalogue)];
  for (const gridIndex of ticks) {
    const command = { type: 'index.tick', gridIndex, prices: former.pricesAt(gridIndex) } as const;
    submissions.push({ commandId: `tick:${gridIndex}`, actor: 'system', command });
  }
  for (const submission of submissions) await exchange.submit(submission);
  const known = { mode: 'practice', seed: oldSeed, foundedAtMs: firstIndex * 500 };
  writeFileSync(join(folder, 'installation.json'), JSON.stringify(known));
  const open = async (environment: object = {}) => {
    const installation = openInstallation(readConfig({ CANDOR_DATA: folder, ...environment }), nowMs);
    return openTape(installation, {
      dataFolder: folder,
      journalPath: path,
      index: await exchange.query('index'),
      catalogue,
      nowMs,
    });
  };
  return { folder, open };
}

it('provides an installation with a guessable seed with a secret one, and continues from the present prices', async () => {
  const { open } = await oldFolder([firstIndex, firstIndex + 1, lastIndex]);
  const { tape, renewed } = await open();
  expect(renewed).toMatchObject({ seed: tape.seed });
  expect(tape.seed).toMatch(/^[\da-f]{64}$/);
  const onward = createSimulation(tape.seed, catalogue, tape.onward);
  const thisMinute = Math.floor(nowMs / 60_000) * 120;
  expect(onward.pricesAt(thisMinute)).toEqual(former.pricesAt(lastIndex));
  const history = createSimulation(tape.seed, catalogue, tape.history);
  expect(history.pricesAt(firstIndex)).toEqual(former.pricesAt(firstIndex));
});

it('draws it once, and accepts the operator’s former seed in the settings', async () => {
  const { folder, open } = await oldFolder([firstIndex]);
  const { tape } = await open({ CANDOR_SEED: oldSeed });
  expect(await open({ CANDOR_SEED: oldSeed })).toEqual({ tape, renewed: undefined });
  expect(await open()).toEqual({ tape, renewed: undefined });
  await expect(open({ CANDOR_SEED: 'another' })).rejects.toThrow('CANDOR_SEED');
  expect(JSON.parse(readFileSync(join(folder, 'installation.json'), 'utf8')).seed).toBe(tape.seed);
});

it('begins an exchange that never had a tick where the tape of its new seed does', async () => {
  const { open } = await oldFolder([]);
  const { tape } = await open();
  expect([tape.onward, tape.history]).toEqual([undefined, undefined]);
  expect(tape.seed).not.toBe(oldSeed);
});

it('keeps the seed of one that this build founded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-tape-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const installation = openInstallation(readConfig({ CANDOR_DATA: folder, CANDOR_SEED: 'named' }), nowMs);
  const given = { dataFolder: folder, journalPath: join(folder, journalFile), index: [], catalogue, nowMs };
  expect(openTape(installation, given)).toEqual({
    tape: { seed: 'named', onward: undefined, history: undefined },
    renewed: undefined,
  });
});
