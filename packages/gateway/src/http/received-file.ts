import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { Fault } from '@candor/kernel';
import type { FastifyRequest } from 'fastify';
import { OpenByAddress } from './client-address.ts';
import { InFlight } from './in-flight.ts';
import { LeastRate } from './least-rate.ts';
import { formParameters, type Parameters, UnreadableParameters, unreadable } from './parameters.ts';

/** The fields of a call that carries a file, and the file. */
export interface Received {
  readonly parameters: Parameters;
  /** Absent when none was sent. Its name is not read: it has no use. */
  readonly file?: Uint8Array | undefined;
}

/** The sender; visitors have no account. */
export interface Sender {
  readonly ip: string;
  readonly accountId: number | undefined;
}

export interface ReceiveLimits {
  /** Held in memory for all files on their way. Bytes that have not arrived take no place. */
  readonly bytesHeld: number;
  /** On their way from one account, and from one address: a slow sender is in nobody's way but their own. */
  readonly ofAccount: number;
  readonly ofAddress: number;
  /** The rate that must be reached after the grace, in bytes per second since the beginning. */
  readonly bytesPerSecond: number;
  readonly graceMs: number;
}

export const standardReceiveLimits: ReceiveLimits = {
  bytesHeld: 128 * 1_024 * 1_024,
  ofAccount: 3,
  ofAddress: 8,
  bytesPerSecond: 1_024,
  graceMs: 5_000,
};

const tooManyFiles = (): Fault => new Fault('server_busy', 'too many files are being received');

/** Reads multipart bodies, as many at a time as memory allows. */
export class FileReceiver {
  readonly #limits: ReceiveLimits;
  readonly #ofAccount: InFlight;
  readonly #ofAddress: OpenByAddress;
  readonly #leastRate: LeastRate;
  #bytesHeld = 0;

  constructor(limits: ReceiveLimits) {
    this.#limits = limits;
    this.#ofAccount = new InFlight(limits.ofAccount);
    this.#ofAddress = new OpenByAddress(limits.ofAddress);
    this.#leastRate = new LeastRate(limits);
  }

  /**
   * `query`: fields that came before the body. Throws `UnreadableParameters`, `TooSlow` when less comes than the least
   * rate, or a `Fault` when too many are received.
   */
  async receive(request: FastifyRequest, sender: Sender, partName: string, query: string): Promise<Received> {
    if (!request.isMultipart()) return { parameters: formParameters(query) };
    if (!this.#ofAddress.admits(sender.ip)) throw tooManyFiles();
    const account = sender.accountId === undefined ? undefined : String(sender.accountId);
    if (account !== undefined && !this.#ofAccount.enter(account)) throw tooManyFiles();
    const closed = this.#ofAddress.opened(sender.ip);
    try {
      return await this.#leastRate.during(request.raw.socket, this.#read(request, partName, query));
    } finally {
      closed();
      if (account !== undefined) this.#ofAccount.leave(account);
    }
  }

  async #read(request: FastifyRequest, partName: string, query: string): Promise<Received> {
    const fields = new URLSearchParams(query);
    let file: Uint8Array | undefined;
    try {
      for await (const part of request.parts()) {
        if (part.type === 'file') file = await this.#fileOf(part, partName);
        else fields.append(part.fieldname, valueOf(part));
      }
    } catch (error) {
      // With a status it is one of the limits; without, the body is no list of parts, or the sender has gone.
      if (error instanceof UnreadableParameters || error instanceof Fault || hasStatus(error)) throw error;
      throw new UnreadableParameters(unreadable, 'invalid');
    }
    return { parameters: formParameters(fields.toString()), file };
  }

  /** The bytes as they come, each counted while it is held here. */
  async #fileOf(part: MultipartFile, partName: string): Promise<Uint8Array> {
    if (part.fieldname !== partName) throw new UnreadableParameters(part.fieldname, 'invalid');
    const chunks: Uint8Array[] = [];
    let held = 0;
    try {
      for await (const chunk of part.file as AsyncIterable<Uint8Array>) {
        held += chunk.length;
        this.#bytesHeld += chunk.length;
        if (this.#bytesHeld > this.#limits.bytesHeld) throw tooManyFiles();
        chunks.push(chunk);
      }
    } finally {
      this.#bytesHeld -= held;
    }
    if (part.file.truncated) throw new TooLarge();
    return Buffer.concat(chunks);
  }
}

/** A file above the limit of its size. */
class TooLarge extends Error {
  override readonly name = 'TooLarge';
  readonly statusCode = 413;
}

function hasStatus(error: unknown): boolean {
  return (error as { statusCode?: number }).statusCode !== undefined;
}

function valueOf({ fieldname, value }: MultipartValue): string {
  if (typeof value !== 'string') throw new UnreadableParameters(fieldname, 'not_text');
  return value;
}
