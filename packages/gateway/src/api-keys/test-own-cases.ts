import { revokeApiKey } from '@candor/api';
import { nobodysText, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  { call: revokeApiKey, field: 'keyId', object: 'keyId', nobodys: nobodysText, refusal: 'api_key_not_found' },
];
