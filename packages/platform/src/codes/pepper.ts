import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '@candor/kernel';
import { makeFolder, writeDurably } from '@candor/kernel/files';
import type { RandomBytes } from '../random.ts';

const fileName = 'platform-pepper';
const pepperBytes = 32;

/**
 * The secret of this installation, made at its first start and kept beside its database, readable by its owner only.
 * A stolen database alone does not let anybody try the million codes there are.
 */
export function loadPepper(folder: string, randomBytes: RandomBytes): Uint8Array {
  const path = join(folder, fileName);
  if (!existsSync(path)) {
    makeFolder(folder);
    writeDurably(path, randomBytes(pepperBytes));
  }
  const pepper = readFileSync(path);
  if (pepper.length !== pepperBytes) throw new Fault('pepper_damaged', `${path} does not hold ${pepperBytes} bytes`);
  return pepper;
}
