import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromPictures, ToPictures } from './picture-messages.ts';
import type { PictureTask, ResultOf } from './tasks.ts';

export interface PictureLimits {
  /** Resident memory of the process at any time. */
  readonly memoryMax: number;
  /** Of one task. */
  readonly taskMs: number;
  /** A process that has had nothing to do for so long is ended. */
  readonly idleMs: number;
}

export const standardPictureLimits: PictureLimits = {
  memoryMax: 512 * 1_024 * 1_024,
  taskMs: 20_000,
  idleMs: 30_000,
};

/** The result of a task whose process died: for the sender, a picture that cannot be read. */
export const notSurvived = Symbol('the process of the pictures has ended over a task');

/** One process, one task at a time; started when there is one, and again after it has ended. */
export class PictureProcess {
  readonly #entry: URL;
  readonly #limits: PictureLimits;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(entry: URL, limits: PictureLimits) {
    this.#entry = entry;
    this.#limits = limits;
  }

  /** Rejects when the task itself fails; `notSurvived` when its process ended, or had to be ended, over it. */
  async does<T extends PictureTask>(task: T): Promise<ResultOf<T> | typeof notSurvived> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#started());
    const { memoryMax, taskMs, idleMs } = this.#limits;
    let onMessage!: (message: FromPictures) => void;
    let onEnd!: () => void;
    const answered = new Promise<FromPictures | undefined>((resolve) => {
      onMessage = resolve;
      onEnd = () => resolve(undefined);
    });
    child.once('message', onMessage).once('exit', onEnd).once('error', onEnd);
    const tooLong = setTimeout(() => this.#end(child), taskMs);
    const message: ToPictures = { task, memoryMax };
    child.send(message, (error) => error && this.#end(child));
    const answer = await answered;
    clearTimeout(tooLong);
    child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
    if (answer === undefined) return notSurvived;
    this.#idle = setTimeout(() => this.close(), idleMs).unref();
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.result as ResultOf<T>;
  }

  close(): void {
    clearTimeout(this.#idle);
    if (this.#child !== undefined) this.#end(this.#child);
  }

  #started(): ChildProcess {
    const child = fork(fileURLToPath(this.#entry), {
      // None of our own: neither the secrets in the environment nor the options of this process.
      env: {},
      execArgv: ['--max-old-space-size=128'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('error', () => this.#end(child));
    child.once('exit', () => this.#forget(child));
    // A task that is waited for keeps this process up; one that is only there does not.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #end(child: ChildProcess): void {
    this.#forget(child);
    child.kill('SIGKILL');
  }

  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
  }
}
