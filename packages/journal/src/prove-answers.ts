import { Fault } from '@candor/kernel';
import { AnswerIndex } from './answer-index.ts';
import { AnswerRuns, RunBuilder } from './answer-runs.ts';
import { CommandKeys } from './command-key.ts';
import type { Database, JournalIdentity } from './database.ts';
import { damaged } from './faults.ts';
import type { GroupSource } from './group-source.ts';
import { readMeta } from './identity.ts';
import { commandIdIn } from './recorded-command.ts';

/** A start's findings about the index of answers. */
interface ProvenAnswers {
  readonly answers: AnswerIndex;
  /** Damaged parts that were built again, in words. */
  readonly repaired?: string;
}

/**
 * Reads the index of answers and proves each of its runs: an id that is missing or changed would run a command twice. A
 * damaged index is built again from the groups, which are under the chain; so is that of a journal of format 1, once.
 */
export function proveAnswers(db: Database, identity: JournalIdentity, groups: GroupSource): ProvenAnswers {
  const through = readMeta(db).get('answers_through');
  const runs = new AnswerRuns(db, identity.salt);
  if (through === undefined) {
    buildAgain(db, identity, groups);
    return { answers: readIndex(runs, identity) };
  }
  try {
    const answers = readIndex(runs, identity);
    if (String(answers.through) !== through)
      throw damaged('the index of answers', `it has ${answers.through} answers for ${through} records`);
    return { answers };
  } catch (error) {
    if (!(error instanceof Fault && error.kind === 'journal_damaged')) throw error;
    buildAgain(db, identity, groups);
    return { answers: readIndex(runs, identity), repaired: `the index of answers was built again: ${error.message}` };
  }
}

function readIndex(runs: AnswerRuns, { salt }: JournalIdentity): AnswerIndex {
  const answers = new AnswerIndex(runs, salt);
  for (const run of runs.all()) answers.know(run);
  return answers;
}

/** Empties the index and fills it from every record. */
function buildAgain(db: Database, { salt }: JournalIdentity, groups: GroupSource): void {
  const keys = new CommandKeys(salt);
  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec('DELETE FROM answer_runs');
    const build = new RunBuilder(new AnswerRuns(db, salt));
    for (const group of groups.from(1)) for (const record of group.records) build.add(keys.of(commandIdIn(record)));
    build.finish();
    db.exec('COMMIT');
  } catch (error) {
    if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
