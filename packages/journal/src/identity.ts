import { hash } from 'node:crypto';
import { Fault } from '@candor/kernel';
import { genesisChain } from './chain.ts';
import type { Database, JournalIdentity } from './database.ts';
import { damaged } from './faults.ts';
import { readable } from './group-source.ts';

const formatVersion = '1';

export function writeIdentity(db: Database, { name, salt }: Pick<JournalIdentity, 'name' | 'salt'>): void {
  const insert = db.prepare('INSERT INTO meta (name, value) VALUES (?, ?)');
  insert.run('format', formatVersion);
  insert.run('name', name);
  insert.run('salt', salt);
  insert.run('seal', sealOf(formatVersion, name, salt));
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
  if (format !== formatVersion) {
    throw new Fault(
      'journal_format',
      `The journal at ${path} has format ${format}; this program reads ${formatVersion}.`,
    );
  }
  return { name, salt, genesis: genesisChain(name) };
}

function sealOf(format: string, name: string, salt: string): string {
  return hash('sha256', [format, name, salt].join('\n'));
}
