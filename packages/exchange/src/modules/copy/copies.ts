import type { ByteReader, ByteWriter } from '@candor/kernel';

/** Traders, who follows them and how, and what came of it. */
export class Copies {
  write(_writer: ByteWriter): void {}
  read(_reader: ByteReader): void {}
}
