import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { Fault } from '@candor/kernel';
import type { FastifyRequest } from 'fastify';
import { InFlight } from './in-flight.ts';
import { formParameters, type Parameters, UnreadableParameters, unreadable } from './parameters.ts';

/** The fields of a call that carries a file, and the file. */
export interface Received {
  readonly parameters: Parameters;
  /** Absent when none was sent. Its name is not read: nothing is made of it. */
  readonly file?: Uint8Array | undefined;
}

/** Calls that are being received; each may hold as many bytes in memory as a file may have. */
const receivedAtOnce = 16;
/** Of one sender: whoever sends slowly is in nobody's way but his own. */
const ofOneSender = 3;

/** Reads multipart bodies, a few at a time. */
export class FileReceiver {
  readonly #ofAll = new InFlight(receivedAtOnce);
  readonly #ofSender = new InFlight(ofOneSender);

  /** `query`: fields that came before the body. Throws `UnreadableParameters`, or a `Fault` when too many are received. */
  async receive(request: FastifyRequest, sender: string, partName: string, query: string): Promise<Received> {
    if (!request.isMultipart()) return { parameters: formParameters(query) };
    return within(this.#ofSender, sender, () => within(this.#ofAll, 'all', () => read(request, partName, query)));
  }
}

async function within<T>(inFlight: InFlight, key: string, work: () => Promise<T>): Promise<T> {
  if (!inFlight.enter(key)) throw new Fault('server_busy', 'too many files are being received');
  try {
    return await work();
  } finally {
    inFlight.leave(key);
  }
}

async function read(request: FastifyRequest, partName: string, query: string): Promise<Received> {
  const fields = new URLSearchParams(query);
  let file: Uint8Array | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await fileOf(part, partName);
      else fields.append(part.fieldname, valueOf(part));
    }
  } catch (error) {
    // With a status it is one of the limits; without, the body is no list of parts, or the sender has gone.
    if (error instanceof UnreadableParameters || (error as { statusCode?: number }).statusCode !== undefined)
      throw error;
    throw new UnreadableParameters(unreadable, 'invalid');
  }
  return { parameters: formParameters(fields.toString()), file };
}

async function fileOf(part: MultipartFile, partName: string): Promise<Uint8Array> {
  if (part.fieldname !== partName) throw new UnreadableParameters(part.fieldname, 'invalid');
  return part.toBuffer();
}

function valueOf({ fieldname, value }: MultipartValue): string {
  if (typeof value !== 'string') throw new UnreadableParameters(fieldname, 'not_text');
  return value;
}
