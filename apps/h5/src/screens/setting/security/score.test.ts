import { safetySteps } from '@candor/contract';
import { expect, test } from 'vitest';
import { routeAt } from '../../../routes.ts';
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

test('every step but the switch leads to a page that exists', () => {
  const pages = safetySteps.filter((step) => step !== 'turn_book_only_on').map((step) => pageOfStep[step]);
  for (const page of pages) expect(routeAt(page)?.access).toBe('signed_in');
});
