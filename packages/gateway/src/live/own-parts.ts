import type { Deps } from '../serving/deps.ts';
import type { Publisher } from './stream.ts';

/** What the streams of one user are made of. */
export interface OwnParts
  extends Pick<Deps, 'exchange' | 'reader' | 'platform' | 'market' | 'writes' | 'chain' | 'site' | 'clock'> {
  readonly publisher: Publisher;
  readonly onError: (error: unknown) => void;
}

/** Lets one message be made at a time: what changes meanwhile is in the next one. */
export class OneAtATime {
  #isBusy = false;

  run(work: () => Promise<void>, onError: (error: unknown) => void): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    work()
      .catch(onError)
      .finally(() => {
        this.#isBusy = false;
      });
  }
}
