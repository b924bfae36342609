import { optional, struct, text } from '@candor/kernel';
import { accountId, availability, product } from '../../vocabulary.ts';

export const productEvents = {
  'products.availability_set': [130, struct({ product, country: optional(text), availability })],
  'products.residence_set': [131, struct({ accountId, country: optional(text) })],
} as const;
