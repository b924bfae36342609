import { whole } from './column.ts';
import { table } from './table.ts';

/** One row: how far the journal has been read. Written in the same transaction as the rows it vouches for. */
export const watermark = table('watermark', { id: whole<1>(), sequence: whole(), at_ms: whole() }, ['id']);
