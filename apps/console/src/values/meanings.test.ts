import { listClaims, listIdentityCases, viewSupportCase } from '@candor/api';
import { expect, test } from 'vitest';
import { meaningsIn } from './meanings.ts';

test('finds what the fields of an answer mean, in pages and in lists inside of rows', () => {
  const claims = meaningsIn(listClaims.output);
  expect([claims.get('railId'), claims.get('claimedAtMs'), claims.get('decidedAtMs')]).toEqual([
    'rail',
    'moment',
    'moment',
  ]);
  expect(meaningsIn(listIdentityCases.output).get('realLevel')).toBe('level');
  expect(meaningsIn(viewSupportCase.output).get('openedAtMs')).toBe('moment');
});
