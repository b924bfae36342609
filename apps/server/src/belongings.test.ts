import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Belongings, refuseWithoutInstallation } from './belongings.ts';
import { ConfigError } from './config.ts';
import type { Installation } from './installation-file.ts';

const files = ['journal.db', 'platform.db', 'platform-pepper', 'practice-chain.key'];

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor-belongings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const installation: Installation = { mode: 'practice', seed: 'the seed', foundedAtMs: 1, tape: { version: 2 } };

/** A folder after its first start. */
function foundedFolder(): string {
  const folder = emptyFolder();
  const belongings = Belongings.open(folder);
  for (const file of files) writeFileSync(join(folder, file), `what is in ${file}`);
  writeFileSync(join(folder, 'platform-master-keys'), 'keys');
  noteAll(belongings);
  return folder;
}

function noteAll(belongings: Belongings): void {
  belongings.checkInstallation(installation);
  belongings.checkJournal('salt');
  belongings.checkMasterKeys(['key 1']);
  belongings.noteSecret('pepper');
  belongings.note({ platform: true, founding: ['genesis:found'] });
  belongings.noteSecret('practiceChain');
}

it('opens a folder again that is complete', () => {
  const belongings = Belongings.open(foundedFolder());
  noteAll(belongings);
  expect(belongings.hasPlatform).toBe(true);
  expect(belongings.founding).toEqual(new Set(['genesis:found']));
  expect(() => belongings.checkMasterKeys(['key 2', 'key 1'])).not.toThrow();
});

it.each(files)('refuses a folder that has lost %s, by its name', (file) => {
  const folder = foundedFolder();
  rmSync(join(folder, file));
  expect(() => Belongings.open(folder)).toThrow(ConfigError);
  expect(() => Belongings.open(folder)).toThrow(`${join(folder, file)} is missing, though this folder has had one`);
});

it('refuses a folder that has lost its master keys, and draws no others', () => {
  const folder = foundedFolder();
  rmSync(join(folder, 'platform-master-keys'));
  expect(() => Belongings.open(folder)).toThrow(
    `${join(folder, 'platform-master-keys')} is missing, and CANDOR_MASTER_KEY is not set`,
  );
  expect(readdirSync(folder)).not.toContain('platform-master-keys');
  expect(() => Belongings.open(folder, 'given by the environment')).not.toThrow();
});

it.each(['platform-pepper', 'practice-chain.key'])('refuses a %s that is empty or of another folder', (file) => {
  const folder = foundedFolder();
  for (const other of ['', 'of another folder']) {
    writeFileSync(join(folder, file), other);
    expect(() => Belongings.open(folder)).toThrow(`${join(folder, file)} is not the one of this folder`);
  }
});

it('refuses another journal, and a master key that was put in the place of the one in use', () => {
  const belongings = Belongings.open(foundedFolder());
  expect(() => belongings.checkJournal('other salt')).toThrow(/journal\.db is not the journal of this folder/);
  expect(() => belongings.checkMasterKeys(['key 2'])).toThrow(/The master key key 1 is missing/);
});

it.each<[string, Partial<Installation>]>([
  ['was founded at another time, with the same mode and seed', { foundedAtMs: 2 }],
  ['has another seed', { seed: 'the seee' }],
  ['goes on from other prices', { tape: { version: 2, onward: { minute: 7, prices: [[1, 5]] } } }],
])('refuses an installation.json that %s', (_, change) => {
  const folder = foundedFolder();
  expect(() => Belongings.open(folder).checkInstallation({ ...installation, ...change })).toThrow(
    `${join(folder, 'installation.json')} is not the one of this folder`,
  );
});

it('follows a seed that was drawn anew, also when the start was cut off before its note, and not back', () => {
  const folder = emptyFolder();
  const old: Installation = { mode: 'practice', seed: 'guessable', foundedAtMs: 1 };
  const renewed: Installation = { ...old, seed: 'secret', tape: { version: 2, formerSeed: 'guessable' } };
  Belongings.open(folder).checkInstallation(old);
  for (let starts = 0; starts < 2; starts++) {
    expect(() => Belongings.open(folder).checkInstallation(renewed)).not.toThrow();
  }
  expect(() => Belongings.open(folder).checkInstallation(old)).toThrow(
    /installation\.json is not the one of this folder/,
  );
});

it('lets a first start that was cut off anywhere go on', () => {
  const steps: readonly ((folder: string, belongings: Belongings) => void)[] = [
    (folder) => writeFileSync(join(folder, 'journal.db'), 'journal'),
    (_, belongings) => belongings.checkInstallation(installation),
    (_, belongings) => belongings.checkJournal('salt'),
    (folder) => writeFileSync(join(folder, 'platform-master-keys'), 'keys'),
    (_, belongings) => belongings.checkMasterKeys(['key 1']),
    (folder) => writeFileSync(join(folder, 'platform-pepper'), 'pepper'),
    (_, belongings) => belongings.noteSecret('pepper'),
    (folder) => writeFileSync(join(folder, 'platform.db'), 'people'),
    (_, belongings) => belongings.note({ platform: true }),
    (folder) => writeFileSync(join(folder, 'practice-chain.key'), 'key'),
    (_, belongings) => belongings.noteSecret('practiceChain'),
  ];
  for (let count = 0; count <= steps.length; count++) {
    const folder = emptyFolder();
    for (const step of steps.slice(0, count)) step(folder, Belongings.open(folder));
    const again = Belongings.open(folder);
    for (const step of steps.slice(count)) step(folder, again);
    expect(() => Belongings.open(folder), `cut off after ${count} steps`).not.toThrow();
  }
});

it('refuses a platform of 0.8 without its journal or its pepper', () => {
  for (const left of ['journal.db', 'platform-pepper']) {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'platform.db'), 'people');
    writeFileSync(join(folder, left), 'something');
    expect(() => Belongings.open(folder)).toThrow(/is missing, though this folder has had one/);
  }
});

it('refuses to found a folder anew in which only installation.json is missing', () => {
  expect(() => refuseWithoutInstallation(emptyFolder())).not.toThrow();
  const folder = foundedFolder();
  expect(() => refuseWithoutInstallation(folder)).toThrow(/installation\.json is missing, though journal\.db is there/);
  expect(readdirSync(folder)).not.toContain('installation.json');
});

it('refuses an unreadable record, and names the remedy', () => {
  const folder = foundedFolder();
  writeFileSync(join(folder, 'belongings.json'), '{');
  expect(() => Belongings.open(folder)).toThrow(
    /belongings\.json cannot be read: restore it from a backup, or delete it/,
  );
});
