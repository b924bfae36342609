import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, writeDurably } from '@candor/kernel/files';
import { refuseWithoutInstallation } from './belongings.ts';
import { type Config, ConfigError } from './config.ts';
import { type Installation, installation, newestTape } from './installation-file.ts';

const fileName = 'installation.json';

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

/** The seed reveals the simulated future, so an installation without one draws its own, of 256 bits. */
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
