import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { limitUpTo, symbolText } from '../../wire/fields.ts';
import { bookPicture } from '../../market/market.ts';
import { wireObject } from '../../wire/wire-object.ts';

/** The present book. The topic `book` sends the changes, numbered from this picture on. */
export const getBook = defineCall({
  method: 'GET',
  path: '/market/book',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Market',
  summary: 'Order book of a pair.',
  input: wireObject({ symbol: symbolText, levels: z._default(limitUpTo(200), 50) }),
  output: bookPicture,
  rejects: ['pair_not_found', 'pair_has_no_book'],
});
