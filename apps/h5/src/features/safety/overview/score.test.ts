import { safetySteps } from '@candor/api';
import { expect, test } from 'vitest';
import '../../../register-routes.ts';
import { findRoute } from '#app/route-table.ts';
import { gradeOf, pageOfStep } from './score.ts';

test.each([
  [0, 'weak'],
  [49, 'weak'],
  [50, 'fair'],
  [84, 'fair'],
  [85, 'strong'],
  [100, 'strong'],
] as const)('%d is %s', (score, grade) => {
  expect(gradeOf(score)).toBe(grade);
});

test('every step leads to a page that exists', async () => {
  for (const step of safetySteps) expect((await findRoute(pageOfStep[step]))?.access).toBe('signed_in');
});
