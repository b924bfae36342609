import { createConnection } from 'node:net';
import { Fault, type Outcome, done, reject } from '@candor/kernel';
import { readFrames, type SignerAnswer, writeFrame } from './frames.ts';
import type { Signature, Signer, SignerRefusal, SignRequest } from './signer.ts';

const usualTimeoutMs = 10_000;

/** The signer in its own process, at the other end of a Unix socket. A connection for each request: there are few. */
export class SocketSigner implements Signer {
  readonly #path: string;
  readonly #timeoutMs: number;

  constructor(path: string, timeoutMs = usualTimeoutMs) {
    this.#path = path;
    this.#timeoutMs = timeoutMs;
  }

  async sign({ withdrawalId, salt, text, fees, replaces }: SignRequest): Promise<Outcome<Signature, SignerRefusal>> {
    const request = { withdrawalId, salt, text, fees, ...(replaces === undefined ? {} : { replaces }) };
    const answer = await this.#ask(request);
    if (answer.kind === 'failed') throw unreachable(`it cannot sign for withdrawal ${withdrawalId}`);
    return answer.kind === 'signed' ? done(answer.signature) : reject(answer.code);
  }

  #ask(request: object): Promise<SignerAnswer> {
    return new Promise((resolve, reject) => {
      const socket = createConnection(this.#path);
      const fail = (why: string): void => {
        socket.destroy();
        reject(unreachable(why));
      };
      const giveUp = setTimeout(() => fail(`no answer within ${this.#timeoutMs} ms`), this.#timeoutMs);
      socket.once('connect', () => writeFrame(socket, request));
      socket.once('error', (error) => fail(error.message));
      socket.once('close', () => {
        clearTimeout(giveUp);
        fail('it has closed the connection');
      });
      readFrames(socket, (value) => {
        resolve(value as SignerAnswer);
        socket.end();
      });
    });
  }
}

function unreachable(why: string): Fault {
  return new Fault('signer_unreachable', `The signer does not answer: ${why}.`);
}
