import { acceptConversion } from '@candor/api';
import { nobodysNumber, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  { call: acceptConversion, field: 'quoteId', object: 'quoteId', nobodys: nobodysNumber, refusal: 'quote_not_found' },
];
