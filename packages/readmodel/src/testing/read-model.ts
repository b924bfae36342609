import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommittedBatch } from '@candor/exchange';
import { openProjection } from '../projection/projection.ts';
import { openReader, type Reader, type ReaderOptions } from '../reader.ts';
import { tables } from '../generated/tables.ts';
import { openSqlite } from '../sqlite/index.ts';

export interface TestReadModel {
  readonly path: string;
  apply(...batches: readonly CommittedBatch[]): void;
  reader(options?: ReaderOptions): Reader;
  close(): Promise<void>;
}

/** A read model in a temporary folder. Each `apply` opens it, as after a restart. */
export function testReadModel(): TestReadModel {
  const folder = mkdtempSync(join(tmpdir(), 'candor-readmodel-'));
  const path = join(folder, 'readmodel.db');
  const readers: Reader[] = [];
  return {
    path,
    apply(...batches) {
      const projection = openProjection(path);
      for (const batch of batches) projection.apply(batch);
      projection.close();
    },
    reader(options) {
      const reader = openReader(path, options);
      readers.push(reader);
      return reader;
    },
    async close() {
      for (const reader of readers) await reader.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** All rows of all tables, in the order of their keys. */
export function contentsOf(path: string): Record<string, unknown[]> {
  const database = openSqlite(path, { readOnly: true });
  const rows = Object.values(tables).map(({ name, key }) => [
    name,
    database.prepare(`select * from ${name} order by ${key.join(', ')}`).all(),
  ]);
  database.close();
  return Object.fromEntries(rows);
}
