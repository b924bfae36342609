import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Config, ConfigError } from './config.ts';

const fileName = 'installation.json';

const installation = z.object({
  mode: z.enum(['practice', 'live']),
  seed: z.string(),
  foundedAtMs: z.number().int(),
});

/** What a data folder is, from its first start on and for ever. */
export type Installation = Readonly<z.output<typeof installation>>;

/** Opens the data folder, or founds a new one. A mode or seed other than the folder's own is refused. */
export function openInstallation(config: Config, nowMs: number): Installation {
  const path = join(config.dataFolder, fileName);
  mkdirSync(config.dataFolder, { recursive: true });
  if (!existsSync(path)) return found(path, config, nowMs);
  const known = readInstallation(path);
  if (known.mode !== config.mode) {
    throw new ConfigError(
      `CANDOR_MODE is "${config.mode}", but ${config.dataFolder} is a ${known.mode} installation. Practice and live books never mix: choose another CANDOR_DATA.`,
    );
  }
  if (config.seed !== undefined && config.seed !== known.seed) {
    throw new ConfigError(
      `CANDOR_SEED is "${config.seed}", but the market in ${config.dataFolder} was founded with another seed. Leave it out, or choose another CANDOR_DATA.`,
    );
  }
  return known;
}

/** Whoever knows the seed knows the simulated future, so an installation that was given none draws its own. */
function found(path: string, config: Config, nowMs: number): Installation {
  const fresh = { mode: config.mode, seed: config.seed ?? randomBytes(8).toString('hex'), foundedAtMs: nowMs };
  // Written aside and moved, so that a folder has a whole one or none.
  writeFileSync(`${path}.part`, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.part`, path);
  return fresh;
}

function readInstallation(path: string): Installation {
  try {
    return installation.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new ConfigError(`${path} cannot be read: restore it from a backup.`, { cause: error });
  }
}
