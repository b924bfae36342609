import { whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** One row: which journal has been read, and how far. Written in the same transaction as the rows it vouches for. */
export const watermark = table(
  'watermark',
  {
    id: whole<1>(),
    sequence: whole(),
    at_ms: whole(),
    /** The identity that no other journal has. */
    journal: word(),
    /** The journal's chain after that command, in hex; empty where it is not known. */
    chain: word(),
  },
  ['id'],
);
