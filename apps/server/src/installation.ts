import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, writeDurably } from '@candor/kernel/files';
import * as z from 'zod';
import { refuseWithoutInstallation } from './belongings.ts';
import { type Config, ConfigError } from './config.ts';

const fileName = 'installation.json';

/** Of the function that makes prices from a seed. Folders without one are from a time when prices told the seed. */
export const newestTape = 2 as const;

/** A minute, counted from 1970, and the prices at its first instant by the number of the pair. */
const tapePlace = z.object({
  minute: z.number().int(),
  prices: z.array(z.tuple([z.number().int(), z.number().int()])),
});

const installation = z.object({
  mode: z.enum(['practice', 'live']),
  seed: z.string(),
  foundedAtMs: z.number().int(),
  tape: z
    .object({
      version: z.literal(newestTape),
      /** What the seed was before it was drawn anew; `CANDOR_SEED` may still say it. */
      formerSeed: z.string().optional(),
      onward: tapePlace.optional(),
      history: tapePlace.optional(),
    })
    .optional(),
});

export type TapePlace = z.output<typeof tapePlace>;

/** What a data folder is, from its first start on and for ever. */
export type Installation = Readonly<z.output<typeof installation>>;

/** Opens the data folder, or founds a new one. A mode or seed other than the folder's own is refused. */
export function openInstallation(config: Config, nowMs: number): Installation {
  const path = join(config.dataFolder, fileName);
  makeFolder(config.dataFolder);
  if (!existsSync(path)) {
    refuseWithoutInstallation(config.dataFolder);
    return found(config, nowMs);
  }
  const known = readInstallation(path);
  if (known.mode !== config.mode) {
    throw new ConfigError(
      `CANDOR_MODE is "${config.mode}", but ${config.dataFolder} is a ${known.mode} installation. Practice and live books never mix: choose another CANDOR_DATA.`,
    );
  }
  if (config.seed !== undefined && config.seed !== known.seed && config.seed !== known.tape?.formerSeed) {
    throw new ConfigError(
      `CANDOR_SEED is another seed than the one that the market in ${config.dataFolder} was founded with. Leave it out, or choose another CANDOR_DATA.`,
    );
  }
  return known;
}

/** Whoever knows the seed knows the simulated future, so an installation that was given none draws its own, of 256 bits. */
function found(config: Config, nowMs: number): Installation {
  const fresh: Installation = {
    mode: config.mode,
    seed: config.seed ?? randomBytes(32).toString('hex'),
    foundedAtMs: nowMs,
    tape: { version: newestTape },
  };
  saveInstallation(config.dataFolder, fresh);
  return fresh;
}

export function saveInstallation(dataFolder: string, known: Installation): void {
  writeDurably(join(dataFolder, fileName), `${JSON.stringify(known, null, 2)}\n`);
}

function readInstallation(path: string): Installation {
  try {
    return installation.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new ConfigError(`${path} cannot be read: restore it from a backup.`, { cause: error });
  }
}
