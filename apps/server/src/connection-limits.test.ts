import { expect, it } from 'vitest';
import { connectionLimitsOf, readProcessLimits } from './connection-limits.ts';

const limitsWith = (files: string) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             63422                63422                processes
Max open files            ${files}                 524288               files
`;

it('leaves files for the books and mails below the process’s limit', () => {
  expect(connectionLimitsOf(limitsWith('1024'))).toEqual({ total: 768, perAddress: 384 });
  expect(connectionLimitsOf(limitsWith('1048576'))).toEqual({ total: 20_000, perAddress: 512 });
  expect(connectionLimitsOf(limitsWith('100'))).toEqual({ total: 64, perAddress: 32 });
});

it('has the standard ones where the system reports nothing or has no limit', () => {
  const standard = { total: 20_000, perAddress: 512 };
  expect([connectionLimitsOf(undefined), connectionLimitsOf(limitsWith('unlimited'))]).toEqual([standard, standard]);
  expect(connectionLimitsOf(readProcessLimits()).total).toBeGreaterThan(0);
});
