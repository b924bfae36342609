import type { ByteReader, ByteWriter } from '@candor/kernel';
import type { SendId } from './fields.ts';

/** The numbers of sends: a send is done in the moment it is accepted, and nothing of it is left to be known. */
export class Sends {
  #next = 1;

  get isEmpty(): boolean {
    return this.#next === 1;
  }

  take(): SendId {
    return this.#next++ as SendId;
  }

  write(writer: ByteWriter): void {
    writer.uint(this.#next);
  }

  read(reader: ByteReader): void {
    this.#next = reader.uint();
  }
}
