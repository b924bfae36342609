import { parentPort } from 'node:worker_threads';
import { present } from '@candor/kernel';
import { factsOf } from './statement-facts.ts';
import { transcriptFile } from '../support/transcript-pdf.ts';
import { statementFile } from './statement-file.ts';
import type { StatementAnswer, StatementOrder } from './statement-maker.ts';

/** The whole of the worker entry. */
export function runStatementWorker(): void {
  const port = present(parentPort, 'statements are written in a thread of their own');
  const tell = (answer: StatementAnswer): void => port.postMessage(answer);
  let last = Promise.resolve();
  port.on('message', (order: StatementOrder) => {
    const { id } = order;
    // One at a time: a long one does not take the memory of ten.
    last = last
      .then(() =>
        'transcript' in order ? transcriptFile(order.transcript) : statementFile(order.format, factsOf(order.facts)),
      )
      .then(
        (file) => tell({ id, file }),
        (failed: unknown) => tell({ id, failed }),
      );
  });
}
