import { parentPort } from 'node:worker_threads';
import { present } from '@candor/kernel';
import { factsOf } from './statement-facts.ts';
import { transcriptFile } from '../support/transcript-pdf.ts';
import { verdictFile } from '../otc/verdict-pdf.ts';
import { type StatementFile, statementFile } from './statement-file.ts';
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
      .then(() => fileOf(order))
      .then(
        (file) => tell({ id, file }),
        (failed: unknown) => tell({ id, failed }),
      );
  });
}

function fileOf(order: StatementOrder): Promise<StatementFile> | StatementFile {
  if ('transcript' in order) return transcriptFile(order.transcript);
  if ('verdict' in order) return verdictFile(order.verdict);
  return statementFile(order.format, factsOf(order.facts));
}
