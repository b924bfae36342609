import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seeded } from '@candor/kernel';

/** Files that a start cannot do without: it is refused, and names the file. */
const needed = [
  'journal.db',
  'platform.db',
  'installation.json',
  'platform-pepper',
  'platform-master-keys',
  'practice-chain.key',
] as const;
/** Files that a start may make again, or refuse by their names. */
const others = [
  'readmodel.db',
  'charts.json',
  'chain.db',
  'practice-chain.db',
  'practice-signer.db',
  'journal.db.mark',
  'belongings.json',
] as const;
const ways = ['lost', 'empty', 'foreign', 'garbage'] as const;

export interface Damage {
  readonly file: string;
  readonly way: (typeof ways)[number];
  readonly isNeeded: boolean;
  /** The names a refusal may contain: of two files that do not belong together only one can be the wrong one. */
  readonly names: readonly string[];
}

const partners: Readonly<Record<string, readonly string[]>> = {
  'journal.db.mark': ['journal.db'],
  'belongings.json': [
    'installation.json',
    'platform-pepper',
    'platform-master-keys',
    'practice-chain.key',
    'journal.db',
  ],
};

export const damages: readonly Damage[] = [
  ...needed.map((file) => ({ file, isNeeded: true })),
  ...others.map((file) => ({ file, isNeeded: false })),
].flatMap(({ file, isNeeded }) =>
  ways.map((way) => ({
    file,
    way,
    isNeeded,
    names: [file, ...(way === 'foreign' ? (partners[file] ?? []) : [])],
  })),
);

/** Damages one file of a stopped server's folder; a foreign one is the file of another folder. */
export function damage(folder: string, { file, way }: Damage, foreign: string, random: Seeded): void {
  const path = join(folder, file);
  for (const end of ['-wal', '-shm']) rmSync(`${path}${end}`, { force: true });
  if (way === 'lost') rmSync(path, { force: true });
  else if (way === 'empty') writeFileSync(path, '');
  else if (way === 'garbage') writeFileSync(path, Buffer.from(Array.from({ length: 8_192 }, () => random.below(256))));
  else if (existsSync(join(foreign, file))) copyFileSync(join(foreign, file), path);
}
