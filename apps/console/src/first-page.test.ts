import { encodeInput, getOperatorSelf, listWaitingCases, requestOf } from '@candor/api';
import { expect, test } from 'vitest';
import { firstAddresses, queueLimit } from './first-page.ts';

test('asks early for the addresses that the first page asks for', () => {
  const me = requestOf(getOperatorSelf, encodeInput(getOperatorSelf, {}), 'vn').address;
  const queue = requestOf(listWaitingCases, encodeInput(listWaitingCases, { limit: queueLimit }), 'vn').address;
  for (const hash of ['', '#/', '#/work']) expect(firstAddresses(hash, 'vn')).toEqual([`/api${me}`, `/api${queue}`]);
  for (const hash of ['#/work?kind=claim', '#/work/claim/4', '#/money']) {
    expect(firstAddresses(hash, 'vn')).toEqual([`/api${me}`]);
  }
});
