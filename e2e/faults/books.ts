import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeOutcome, decodeSubmission } from '@candor/exchange';
import { JournalReader, journalFile, verifyJournal } from '@candor/journal';
import type { Request } from '../kill/request.ts';
import type { Tally } from './tally.ts';

/** Replays a copy of the journal and compares it with the acknowledged requests. */
export function checkJournal(dataFolder: string, requests: readonly Request[], tally: Tally): void {
  const copy = mkdtempSync(join(tmpdir(), 'candor-faults-books-'));
  try {
    for (const name of [journalFile, `${journalFile}-wal`, `${journalFile}.mark`]) {
      if (existsSync(join(dataFolder, name))) copyFileSync(join(dataFolder, name), join(copy, name));
    }
    const path = join(copy, journalFile);
    try {
      verifyJournal(path, { invariantsEvery: Number.MAX_SAFE_INTEGER });
    } catch (error) {
      tally.found('wrong', `the journal is not whole: ${(error as Error).message}`);
      return;
    }
    const isDoneById = readIds(path, tally);
    for (const { id, path: call, answer } of requests) {
      if (answer === undefined) continue;
      const isDone = isDoneById.get(id);
      if (isDone === undefined) tally.found('lost', `${call} ${id} was acknowledged and is not in the journal`);
      else if (isDone !== (answer.type === 'ok'))
        tally.found('wrong', `${id} was answered otherwise than it is journaled`);
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function readIds(path: string, tally: Tally): ReadonlyMap<string, boolean> {
  const reader = new JournalReader(path);
  const isDoneById = new Map<string, boolean>();
  for (let sequence = 0; sequence < reader.lastSequence(); ) {
    for (const group of reader.groupsAfter(sequence, 10_000)) {
      for (const record of group.records) {
        const { commandId, command } = decodeSubmission(record.submission);
        const id = commandId.replace(/^u:\d+:/, '');
        if (isDoneById.has(id)) tally.found('doubled', `${commandId} is in the journal twice`);
        isDoneById.set(id, decodeOutcome(command.type, record.outcome).ok);
      }
      sequence = group.lastSequence;
    }
  }
  reader.close();
  return isDoneById;
}
