import { getOptionResult, getOptionTape } from '@candor/api';
import { nobodysNumber, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  { call: getOptionResult, field: 'optionId', object: 'optionId', nobodys: nobodysNumber, refusal: 'order_not_found' },
  { call: getOptionTape, field: 'optionId', object: 'optionId', nobodys: nobodysNumber, refusal: 'order_not_found' },
];
