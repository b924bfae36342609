/**
 * `npm run journal -- show 1200..1210 [<data folder>]` prints records of a journal for a person: commands, answers, facts
 * and postings. `npm run journal -- explain order 17` prints all records that concern one thing: account, order, ticket,
 * option, quote, deposit, claim, withdrawal, send, plan or proposal. Reads beside a running server.
 */
import { join, resolve } from 'node:path';
import { journalFile, JournalReader } from '@candor/journal';
import { concerns, isExplained, JournalWords } from './journal-words.ts';

const usage = 'npm run journal -- show 1200..1210 [<data folder>]\nnpm run journal -- explain order 17 [<data folder>]';
const recordsAtOnce = 10_000;

function main(given: readonly string[]): void {
  const [verb, ...rest] = given;
  const wanted = verb === 'show' ? shown(rest) : verb === 'explain' ? explained(rest) : undefined;
  if (wanted === undefined) throw new Error(usage);
  const reader = new JournalReader(join(resolve(wanted.folder ?? process.env['CANDOR_DATA'] ?? 'data'), journalFile));
  try {
    const words = new JournalWords();
    let found = 0;
    const last = Math.min(wanted.to, reader.lastSequence());
    for (let read = 0; read < last; ) {
      const records = reader.groupsAfter(read, recordsAtOnce).flatMap((group) => group.records);
      for (const record of records) {
        read = record.sequence;
        if (read > last) break;
        const told = words.read(record);
        if (read < wanted.from || !wanted.isMeant(told)) continue;
        found += 1;
        console.log(words.tell(told));
      }
    }
    if (found === 0) throw new Error(`The journal has nothing of that in its ${reader.lastSequence()} records.`);
  } finally {
    reader.close();
  }
}

type Told = ReturnType<JournalWords['read']>;

interface Wanted {
  readonly from: number;
  readonly to: number;
  readonly isMeant: (told: Told) => boolean;
  readonly folder: string | undefined;
}

function shown([range = '', folder]: readonly string[]): Wanted | undefined {
  const [, first, second] = /^(\d+)(?:\.\.(\d+))?$/.exec(range) ?? [];
  if (first === undefined) return undefined;
  return { from: Number(first), to: Number(second ?? first), isMeant: () => true, folder };
}

function explained([kind = '', id = '', folder]: readonly string[]): Wanted | undefined {
  if (!isExplained(kind) || !/^\d+$/.test(id)) return undefined;
  return { from: 1, to: Infinity, isMeant: (told) => concerns(told, kind, Number(id)), folder };
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
