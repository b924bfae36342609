import { createConnection } from 'node:net';
import { Fault, type Outcome, done, reject } from '@candor/kernel';
import type { Hash } from '../chain.ts';
import { readFrames, type SignerAnswer, writeFrame } from './frames.ts';
import type { SignerRequest } from './requests.ts';
import type {
  Signature,
  Signer,
  SignerRefusal,
  SigningRooms,
  SignRequest,
  SweepRequest,
  TopUpRequest,
} from './signer.ts';

const usualTimeoutMs = 10_000;

/** The signer in its own process, at the other end of a Unix socket. A connection for each request: there are few. */
export class SocketSigner implements Signer {
  readonly #path: string;
  readonly #timeoutMs: number;

  constructor(path: string, timeoutMs = usualTimeoutMs) {
    this.#path = path;
    this.#timeoutMs = timeoutMs;
  }

  async sign(request: SignRequest): Promise<Outcome<Signature, SignerRefusal>> {
    const answer = await this.#ask({ kind: 'withdrawal', request });
    if (answer.kind === 'signed') return done(answer.signature);
    return reject(refusalIn(answer));
  }

  signSweep(request: SweepRequest): Promise<Outcome<Hash, SignerRefusal>> {
    return this.#move({ kind: 'sweep', request });
  }

  signTopUp(request: TopUpRequest): Promise<Outcome<Hash, SignerRefusal>> {
    return this.#move({ kind: 'top_up', request });
  }

  async #move(request: SignerRequest): Promise<Outcome<Hash, SignerRefusal>> {
    const answer = await this.#ask(request);
    return answer.kind === 'moved' ? done(answer.raw) : reject(refusalIn(answer));
  }

  async rooms(): Promise<SigningRooms> {
    const answer = await this.#ask({ kind: 'rooms', request: {} });
    if (answer.kind === 'rooms') return answer.rooms;
    throw unreachable(otherwise(answer));
  }

  #ask(request: SignerRequest): Promise<SignerAnswer> {
    return new Promise((resolve, fail) => {
      const socket = createConnection(this.#path);
      const giveUp = (why: string): void => {
        socket.destroy();
        fail(unreachable(why));
      };
      const timer = setTimeout(() => giveUp(`no answer within ${this.#timeoutMs} ms`), this.#timeoutMs);
      socket.once('connect', () => writeFrame(socket, request));
      socket.once('error', (error) => giveUp(error.message));
      socket.once('close', () => {
        clearTimeout(timer);
        giveUp('it has closed the connection');
      });
      readFrames(socket, (value) => {
        resolve(value as SignerAnswer);
        socket.end();
      });
    });
  }
}

function refusalIn(answer: SignerAnswer): SignerRefusal {
  if (answer.kind === 'refused') return answer.code;
  throw unreachable(otherwise(answer));
}

function otherwise({ kind }: SignerAnswer): string {
  return kind === 'failed' ? 'it has failed, and its log says why' : 'it answers something else';
}

function unreachable(why: string): Fault {
  return new Fault('signer_unreachable', `The signer does not answer: ${why}.`);
}
