import { parentPort } from 'node:worker_threads';
import { present } from '@candor/kernel';
import { factsOf } from './statement-facts.ts';
import { statementFile } from './statement-file.ts';
import type { StatementAnswer, StatementOrder } from './statement-maker.ts';

/** The whole of the worker entry. */
export function runStatementWorker(): void {
  const port = present(parentPort, 'statements are written in a thread of their own');
  const tell = (answer: StatementAnswer): void => port.postMessage(answer);
  let last = Promise.resolve();
  port.on('message', ({ id, format, facts }: StatementOrder) => {
    // One at a time: a long one does not take the memory of ten.
    last = last
      .then(() => statementFile(format, factsOf(facts)))
      .then(
        (file) => tell({ id, file }),
        (failed: unknown) => tell({ id, failed }),
      );
  });
}
