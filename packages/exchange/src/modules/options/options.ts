import type { ByteReader, ByteWriter } from '@candor/kernel';

/** Live timed options, the terms they are sold on, and what users allow themselves. */
export class Options {
  write(_writer: ByteWriter): void {}
  read(_reader: ByteReader): void {}
}
