import { listClaims, listIdentityCases, listOtcCases, viewSupportCase } from '@candor/api';
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

test('finds the people of an answer: by their account, and by their public number', () => {
  expect(meaningsIn(listClaims.output).get('accountId')).toBe('account');
  const dispute = meaningsIn(listOtcCases.output);
  expect([dispute.get('buyerUid'), dispute.get('sellerUid')]).toEqual(['uid', 'uid']);
});
