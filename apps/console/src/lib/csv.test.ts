import { expect, test } from 'vitest';
import { momentCell } from './csv.ts';

test('writes a moment by ISO 8601 in UTC, and nothing where there is none', () => {
  expect(momentCell(Date.UTC(2026, 2, 1, 9, 30))).toBe('2026-03-01T09:30:00.000Z');
  expect([momentCell(0), momentCell('')]).toEqual(['', '']);
});
