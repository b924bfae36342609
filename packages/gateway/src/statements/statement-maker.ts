import { Worker } from 'node:worker_threads';
import { Fault } from '@candor/kernel';
import type { PrintedVerdict } from '../otc/verdict.ts';
import type { Transcript } from '../support/transcript.ts';
import type { StatementFile } from './statement-file.ts';
import { factsOf, type PlainFacts } from './statement-facts.ts';

type StatementFormat = 'csv' | 'pdf';

/** To the thread, and back from it: a statement, the transcript of a case, or a verdict of OTC. */
type Wanted =
  | { readonly format: StatementFormat; readonly facts: PlainFacts }
  | { readonly transcript: Transcript }
  | { readonly verdict: PrintedVerdict };
export type StatementOrder = Wanted & { readonly id: number };
export type StatementAnswer =
  | { readonly id: number; readonly file: StatementFile }
  | { readonly id: number; readonly failed: unknown };

/** Files that may be waited for at a time. */
const waitingMax = 16;
/** Fonts and their library are released when unused for so long. */
const idleMs = 60_000;

interface Waiting {
  readonly resolve: (file: StatementFile) => void;
  readonly reject: (reason: unknown) => void;
}

/** Writes statements into files, one after the other, in a thread that is started on demand. */
export class StatementMaker {
  readonly #workerUrl: URL | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #orders = 0;

  /** `workerUrl`: the bundled entry that calls `runStatementWorker`. Absent: in this thread, as in tests. */
  constructor(workerUrl: URL | undefined) {
    this.#workerUrl = workerUrl;
  }

  /** Throws a `Fault` of kind `server_busy` when too many are waited for, or the thread has failed over it. */
  async make(format: StatementFormat, facts: PlainFacts): Promise<StatementFile> {
    if (this.#workerUrl === undefined)
      return (await import('./statement-file.ts')).statementFile(format, factsOf(facts));
    return this.#order(this.#workerUrl, { format, facts });
  }

  /** The same for the transcript of a case. */
  async transcript(transcript: Transcript): Promise<StatementFile> {
    if (this.#workerUrl === undefined) return (await import('../support/transcript-pdf.ts')).transcriptFile(transcript);
    return this.#order(this.#workerUrl, { transcript });
  }

  /** The same for a verdict of OTC. */
  async verdict(verdict: PrintedVerdict): Promise<StatementFile> {
    if (this.#workerUrl === undefined) return (await import('../otc/verdict-pdf.ts')).verdictFile(verdict);
    return this.#order(this.#workerUrl, { verdict });
  }

  #order(workerUrl: URL, wanted: Wanted): Promise<StatementFile> {
    if (this.#waiting.size >= waitingMax) throw new Fault('server_busy', `${waitingMax} statements are waited for`);
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#started(workerUrl));
    const order: StatementOrder = { ...wanted, id: ++this.#orders };
    const file = new Promise<StatementFile>((resolve, reject) => this.#waiting.set(order.id, { resolve, reject }));
    worker.postMessage(order);
    return file;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  #letGo(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
    void worker.terminate();
  }

  #started(url: URL): Worker {
    const worker = new Worker(url);
    worker.on('message', (answer: StatementAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('file' in answer) waiting?.resolve(answer.file);
      else waiting?.reject(answer.failed);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.#letGo(worker), idleMs).unref();
    });
    // The exit handler reports the failure to the waiting callers.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      // A released one had nothing to write any more.
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Fault('server_busy', 'a statement was not written'));
      this.#waiting.clear();
    });
    worker.unref();
    return worker;
  }
}
