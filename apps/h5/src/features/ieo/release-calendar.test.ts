import type { SubscriptionRow } from '@candor/api';
import { expect, it } from 'vitest';
import { releaseCalendar } from './release-calendar.ts';

it('has the releases that are still to come, each with the number of its row', async () => {
  const releases = [
    { atMs: 1_000, amount: '1', isPaid: true },
    { atMs: 2_000, amount: '2', isPaid: false },
  ];
  const subscription = { projectId: 7, subscriptionId: 9, tokenCode: 'TRN', releases } as unknown as SubscriptionRow;
  const words = ({ amount }: { readonly amount: string }) => ({ summary: `${amount} TRN` });
  const { fileName, content } = releaseCalendar(subscription, words, { nowMs: 0, host: 'candor.example' });
  const lines = (await content.text()).split('\r\n');
  expect(fileName).toBe('ieo-7-trn.ics');
  expect(lines.filter((line) => /^(UID|SUMMARY)/.test(line))).toEqual([
    'UID:ieo-7-9-1@candor.example',
    'SUMMARY:2 TRN',
  ]);
});
