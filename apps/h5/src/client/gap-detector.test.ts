import { expect, it } from 'vitest';
import { createGapDetector } from './gap-detector.ts';

it('applies the changes after the snapshot, drops those it holds, and reports a hole once', () => {
  const gaps = createGapDetector();
  expect(gaps.judge(4)).toBe('ignore');
  gaps.snapshot(5);
  expect([4, 5, 6, 6, 7].map(gaps.judge)).toEqual(['ignore', 'ignore', 'apply', 'ignore', 'apply']);
  expect([9, 10, 8].map(gaps.judge)).toEqual(['gap', 'ignore', 'ignore']);
  gaps.snapshot(10);
  expect(gaps.judge(11)).toBe('apply');
});
