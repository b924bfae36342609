import { optional, struct, text } from '@candor/kernel';
import { accountId, availability, product } from '../../vocabulary.ts';

/** A country is its two capital letters of ISO 3166. */
export const productCommands = {
  /** For the users of a country; without one for everybody whose country has no word of its own, unverified users among them. */
  'products.set_availability': [130, struct({ product, country: optional(text), availability })],
  /** Where the documents of a verified user are from. Absent: nowhere that is known. */
  'products.set_residence': [131, struct({ accountId, country: optional(text) })],
} as const;

export const productResults = {
  'products.set_availability': struct({}),
  'products.set_residence': struct({}),
} as const;
