import { hash } from 'node:crypto';
import { Fault } from '@candor/kernel';
import { genesisChain } from './chain.ts';
import type { Database, JournalFormat, JournalIdentity } from './database.ts';
import { damaged } from './faults.ts';
import { readable } from './group-source.ts';

/** Written by this program; those before are read, and raised by a writer. */
export const newestFormat: JournalFormat = '3';
const formats: readonly string[] = ['1', '2', newestFormat] satisfies JournalFormat[];

export function writeIdentity(db: Database, { name, salt }: Pick<JournalIdentity, 'name' | 'salt'>): void {
  const insert = db.prepare('INSERT INTO meta (name, value) VALUES (?, ?)');
  insert.run('format', newestFormat);
  insert.run('name', name);
  insert.run('salt', salt);
  insert.run('seal', sealOf(newestFormat, name, salt));
}

/** Seals the same name and salt under the newest format. */
export function raiseFormat(db: Database, { name, salt }: JournalIdentity): JournalIdentity {
  const update = db.prepare('UPDATE meta SET value = ? WHERE name = ?');
  update.run(newestFormat, 'format');
  update.run(sealOf(newestFormat, name, salt), 'seal');
  return { format: newestFormat, name, salt, genesis: genesisChain(name) };
}

export function readMeta(db: Database): ReadonlyMap<string, string> {
  const rows = readable('what the journal says of itself', () => db.prepare('SELECT name, value FROM meta').all());
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export function readIdentity(db: Database, path: string): JournalIdentity {
  const meta = readMeta(db);
  const format = meta.get('format') ?? '';
  const name = meta.get('name') ?? '';
  const salt = meta.get('salt') ?? '';
  if (sealOf(format, name, salt) !== meta.get('seal'))
    throw damaged(path, 'its name, salt or format is not what it was');
  if (!formats.includes(format)) {
    throw new Fault(
      'journal_format',
      `The journal at ${path} has format ${format}; this program reads ${formats.join(' and ')}.`,
    );
  }
  return { format: format as JournalFormat, name, salt, genesis: genesisChain(name) };
}

function sealOf(format: string, name: string, salt: string): string {
  return hash('sha256', [format, name, salt].join('\n'));
}
