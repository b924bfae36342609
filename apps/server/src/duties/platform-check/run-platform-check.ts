import { parentPort, workerData } from 'node:worker_threads';
import { Fault, present } from '@candor/kernel';
import { storageFault } from '@candor/kernel/files';
import { openSqlite } from '@candor/readmodel/sqlite';

/** The findings of a check, none if the file is whole; or the reason why it could not be made. */
export type Look = { readonly findings: readonly string[] } | { readonly failed: string };

/** SQLite continues after the first finding; restoring a backup needs no more than a few. */
const findingsMax = 20;

/** The whole of the worker entry: one look, and the thread ends. */
export function runPlatformCheck(): void {
  const port = present(parentPort, 'the platform is looked through in a thread of its own');
  const { path } = workerData as { readonly path: string };
  port.postMessage(lookThrough(path));
}

/** Walks every page of the file; a large one takes seconds. */
function lookThrough(path: string): Look {
  try {
    const database = openSqlite(path, { readOnly: true });
    try {
      const rows = database.prepare(`pragma quick_check(${findingsMax})`).all();
      const said = rows.map((row) => (row as { readonly quick_check: string }).quick_check);
      return { findings: said.filter((line) => line !== 'ok') };
    } finally {
      database.close();
    }
  } catch (error) {
    // A disk that cannot be read is no damage of the file; anything else that SQLite stumbles over is.
    const fault = storageFault(error, path);
    if (fault instanceof Fault) return { failed: fault.message };
    return { findings: [error instanceof Error ? error.message : String(error)] };
  }
}
