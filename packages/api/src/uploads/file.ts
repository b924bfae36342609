import * as z from 'zod/mini';
import { described, wireObject } from '../wire/wire-object.ts';

/** A file inside an answer: nothing private has an address of its own. */
export const fileFields = {
  fileName: z.string(),
  mediaType: z.string(),
  content: described(z.string(), 'Base64.'),
} as const;

export const fileRow = wireObject(fileFields);
