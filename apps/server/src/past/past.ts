import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { journalFile } from '@candor/journal';
import type { Belongings } from '../belongings.ts';
import type { PastOrders } from './run-past.ts';

const folderName = 'past';

/**
 * Makes the past of a practice exchange that was never started: a journal that begins so many days before `untilMs`, in which
 * the simulated traders trade on the tape's own past by the core's own rules. Every figure of theirs is in it to be replayed,
 * as those of anybody are. It is made beside, in a thread of its own, and put in its place when it is whole; a start that is
 * cut off makes it again.
 */
export async function makePast({
  workerUrl,
  dataFolder,
  belongings,
  ...rest
}: Omit<PastOrders, 'path'> & {
  readonly workerUrl: URL;
  readonly dataFolder: string;
  readonly belongings: Pick<Belongings, 'note'>;
}): Promise<void> {
  const folder = join(dataFolder, folderName);
  rmSync(folder, { recursive: true, force: true });
  if (rest.days === 0 || existsSync(join(dataFolder, journalFile))) return;
  mkdirSync(folder, { mode: 0o700 });
  const path = join(folder, journalFile);
  const worker = new Worker(workerUrl, { workerData: { path, ...rest } satisfies PastOrders });
  const [pastAccounts] = (await once(worker, 'message')) as [number[]];
  await once(worker, 'exit');
  belongings.note({ pastAccounts });
  renameSync(`${path}.mark`, join(dataFolder, `${journalFile}.mark`));
  renameSync(path, join(dataFolder, journalFile));
  rmSync(folder, { recursive: true });
}
