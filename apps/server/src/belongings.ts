import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { journalFile } from '@candor/journal';
import { writeDurably } from '@candor/kernel/files';
import { masterKeysFile } from '@candor/platform';
import * as z from 'zod';
import { ConfigError } from './config.ts';
import type { Installation } from './installation-file.ts';

const fileName = 'belongings.json';
const whatToDo = 'Put it back, or restore the whole folder from a backup';

const noted = z.object({
  /** Fingerprint of the contents of `installation.json`. */
  installation: z.string().optional(),
  /** The journal's salt. */
  journal: z.string().optional(),
  platform: z.literal(true).optional(),
  /** Fingerprints of files that hold a secret. */
  pepper: z.string().optional(),
  practiceChain: z.string().optional(),
  /** Of the key that seals at present. */
  masterKey: z.string().optional(),
  /** Commands of the founding that have been answered. */
  founding: z.array(z.string()).optional(),
  /** The simulated traders' accounts that the journal had before anybody came. */
  pastAccounts: z.array(z.number().int()).optional(),
});

type Noted = z.output<typeof noted>;

/** Files with a secret that is made once and cannot be made again, with their purpose. */
const secretFiles = {
  pepper: { file: 'platform-pepper', of: 'platform.db' },
  practiceChain: { file: 'practice-chain.key', of: undefined },
} as const;

/** The files that a founded folder has: without them it is not a folder that was never started. */
const founded = [journalFile, `${journalFile}.mark`, 'platform.db', fileName];

/**
 * The parts of a data folder that belong together, recorded when they are made and compared at each start. A file that
 * is missing, empty or another one is refused by its name; without this a start would make a new one, and with it an
 * empty exchange.
 *
 * Folders of 0.8 have no such record; there it is made from the files found. A first start that was cut off goes on:
 * each part is recorded after it is durable.
 */
export class Belongings {
  readonly #folder: string;
  #noted: Noted;

  private constructor(folder: string, known: Noted) {
    this.#folder = folder;
    this.#noted = known;
  }

  /** Before anything in the folder is opened. A master key from the environment needs no file. */
  static open(folder: string, masterKey?: string): Belongings {
    const belongings = new Belongings(folder, read(join(folder, fileName)));
    belongings.#refuseMissing();
    if (masterKey === undefined) belongings.#refuseLostMasterKeys();
    return belongings;
  }

  /** Commands of the founding that need not be sent again. */
  get founding(): ReadonlySet<string> {
    return new Set(this.#noted.founding);
  }

  get pastAccounts(): readonly number[] {
    return this.#noted.pastAccounts ?? [];
  }

  get hasPlatform(): boolean {
    return this.#noted.platform !== undefined;
  }

  /**
   * Checks `installation.json` against the record. A newly drawn seed continues the one before, so a start that was cut
   * off between the file and its record goes on too.
   */
  checkInstallation(present: Installation): void {
    const { mode, foundedAtMs, tape } = present;
    const known = [sayingOf(present)];
    if (tape?.formerSeed !== undefined) known.push(sayingOf({ mode, seed: tape.formerSeed, foundedAtMs }));
    const { installation } = this.#noted;
    if (installation !== undefined && !known.includes(installation)) {
      throw new ConfigError(`${this.#path('installation.json')} is not the one of this folder. ${whatToDo}.`);
    }
    this.note({ installation: known[0] });
  }

  /** The journal that was opened is the one of this folder. */
  checkJournal(salt: string): void {
    if (this.#noted.journal !== undefined && this.#noted.journal !== salt) {
      throw new ConfigError(`${this.#path(journalFile)} is not the journal of this folder. ${whatToDo}.`);
    }
    this.note({ journal: salt });
  }

  /** The key that sealed last is still among the master keys, newest first. */
  checkMasterKeys(ids: readonly string[]): void {
    const { masterKey } = this.#noted;
    if (masterKey !== undefined && !ids.includes(masterKey)) {
      throw new ConfigError(
        `The master key ${masterKey} is missing, under which documents and secrets are sealed. Put it back into CANDOR_MASTER_KEY or platform-master-keys: a new key goes before the old ones, not in their place.`,
      );
    }
    this.note({ masterKey: ids[0] });
  }

  /** A secret was loaded, or made. */
  noteSecret(name: keyof typeof secretFiles): void {
    this.note({ [name]: fingerprintOf(this.#path(secretFiles[name].file)) });
  }

  /** Durable when it returns; writes only what is new. */
  note(more: Noted): void {
    const next = { ...this.#noted, ...more };
    if (JSON.stringify(next) === JSON.stringify(this.#noted)) return;
    writeDurably(this.#path(fileName), `${JSON.stringify(next, null, 2)}\n`);
    this.#noted = next;
  }

  #refuseMissing(): void {
    const { journal, platform } = this.#noted;
    const hasPlatform = existsSync(this.#path('platform.db'));
    if ((journal !== undefined || hasPlatform) && !existsSync(this.#path(journalFile))) this.#missing(journalFile);
    if (platform !== undefined && !hasPlatform) this.#missing('platform.db');
    for (const [name, { file, of }] of Object.entries(secretFiles)) {
      const known = this.#noted[name as keyof typeof secretFiles];
      const path = this.#path(file);
      if (!existsSync(path)) {
        if (known !== undefined || (of !== undefined && existsSync(this.#path(of)))) this.#missing(file);
      } else if (known !== undefined && known !== fingerprintOf(path)) {
        throw new ConfigError(`${path} is not the one of this folder. ${whatToDo}.`);
      }
    }
  }

  /** Before a start draws a new key, which could open nothing that is sealed. */
  #refuseLostMasterKeys(): void {
    const { masterKey } = this.#noted;
    const path = this.#path(masterKeysFile);
    if (masterKey === undefined || existsSync(path)) return;
    throw new ConfigError(
      `${path} is missing, and CANDOR_MASTER_KEY is not set, though documents and secrets of this folder are sealed under the master key ${masterKey}. Put the file or the variable back.`,
    );
  }

  #missing(file: string): never {
    throw new ConfigError(`${this.#path(file)} is missing, though this folder has had one. ${whatToDo}.`);
  }

  #path(file: string): string {
    return join(this.#folder, file);
  }
}

/** A folder that was founded has an `installation.json`: without it a start would draw another market. */
export function refuseWithoutInstallation(folder: string): void {
  const left = founded.find((file) => existsSync(join(folder, file)));
  if (left === undefined) return;
  throw new ConfigError(
    `${join(folder, 'installation.json')} is missing, though ${left} is there: the folder's mode and seed are not known. ${whatToDo}.`,
  );
}

/** Identifies a secret without revealing any of it. */
function fingerprintOf(path: string): string {
  return fingerprint(readFileSync(path));
}

/** Of the meaning, however the file is written. */
function sayingOf({ mode, seed, foundedAtMs, tape }: Installation): string {
  const { version, formerSeed, onward, history } = tape ?? {};
  const place = (one: typeof onward) => one && [one.minute, one.prices];
  const said = [mode, seed, foundedAtMs, version, formerSeed, place(onward), place(history)];
  return fingerprint(JSON.stringify(said));
}

function fingerprint(content: string | Uint8Array): string {
  return createHash('sha256').update('candor belongings\n').update(content).digest('hex').slice(0, 16);
}

function read(path: string): Noted {
  if (!existsSync(path)) return {};
  try {
    return noted.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new ConfigError(
      `${path} cannot be read: restore it from a backup, or delete it when you know that the other files belong together.`,
      { cause: error },
    );
  }
}
