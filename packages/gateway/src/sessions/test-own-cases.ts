import { revokeSessions } from '@candor/api';
import { nobodysText, type OwnCase } from '../testing/test-own-case.ts';

export const ownCases: readonly OwnCase[] = [
  { call: revokeSessions, field: 'sessionId', object: 'sessionId', nobodys: nobodysText, refusal: 'ok' },
];
