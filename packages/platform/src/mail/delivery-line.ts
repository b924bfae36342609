import { setTimeout as wait } from 'node:timers/promises';
import { Fault } from '@candor/kernel';
import { maskIdentity } from '../identity/identity.ts';
import type { PlatformLog } from '../log.ts';
import type { Message } from './mailer.ts';

const waitingMax = 1_000;
const attempts = 3;
/** Before the second attempt; doubled before the third. */
const standardPauseMs = 500;

/**
 * Messages that were accepted and wait in memory for their turn, one after the other. After three failures one is given
 * up and logged: its reader requests another code.
 */
export class DeliveryLine {
  readonly #deliver: (message: Message) => Promise<void>;
  readonly #log: PlatformLog;
  readonly #pauseMs: number;
  readonly #waiting: Message[] = [];
  #sending: Promise<void> | undefined;

  constructor(deliver: (message: Message) => Promise<void>, log: PlatformLog, pauseMs = standardPauseMs) {
    this.#deliver = deliver;
    this.#log = log;
    this.#pauseMs = pauseMs;
  }

  accept(message: Message): void {
    if (this.#waiting.length >= waitingMax) {
      throw new Fault('message_queue_full', `${waitingMax} messages are waiting already`);
    }
    this.#waiting.push(message);
    this.#sending ??= this.#sendWaiting();
  }

  /** Waits for accepted messages. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  async #sendWaiting(): Promise<void> {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) await this.#send(next);
    this.#sending = undefined;
  }

  async #send(message: Message): Promise<void> {
    const to = maskIdentity(message.to);
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (attempt > 1) await wait(this.#pauseMs * 2 ** (attempt - 2));
      try {
        return await this.#deliver(message);
      } catch (error) {
        this.#log.warn(
          { event: 'message.not_taken', err: error, to, channel: message.channel, attempt },
          'a message was not taken by its carrier',
        );
      }
    }
    this.#log.error(
      { event: 'message.given_up', to, channel: message.channel, scene: message.scene },
      'a message was given up',
    );
  }
}
