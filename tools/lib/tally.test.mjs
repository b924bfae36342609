import { expect, test } from 'vitest';
import { Tally } from './tally.mjs';

const one = (status, fullName) => ({ status, fullName });
const file = (status, assertionResults, message = '') => ({ name: 'a.test.ts', status, message, assertionResults });

test('counts tests and checks, and names failed and skipped ones', () => {
  const tally = new Tally();
  tally.addCheck({ name: 'types', findings: [] });
  tally.addCheck({ name: 'tidy', findings: [{}, {}] });
  tally.addVitest(
    'unit',
    {
      testResults: [file('failed', [one('passed', 'a'), one('failed', 'b'), one('pending', 'c'), one('skipped', 'd')])],
    },
    1,
  );
  expect(tally.failed).toEqual(['check tidy: 2 findings', 'b']);
  expect(tally.skipped).toEqual(['c', 'd']);
  expect(tally.lastLine()).toBe('2 passed, 2 failed, 2 skipped');
});

test('prints no line about skipped tests when there are none', () => {
  const tally = new Tally();
  tally.addVitest('unit', { testResults: [file('passed', [one('passed', 'a')])] }, 0);
  expect(tally.lastLine()).toBe('1 passed, 0 failed');
});

test.each([
  [
    'a file that could not be loaded',
    { testResults: [file('failed', [], 'Cannot find module\n  at x')] },
    1,
    'a.test.ts: Cannot find module',
  ],
  ['a run without a report', undefined, 137, 'unit: vitest ended with code 137 before it had a report'],
  ['a run that found no test', { testResults: [] }, 0, 'unit: no test was found'],
  [
    'an error outside of tests',
    { testResults: [file('passed', [one('passed', 'a')])] },
    1,
    'unit: vitest ended with code 1',
  ],
])('counts %s as a failure', (_what, result, exitCode, name) => {
  const tally = new Tally();
  tally.addVitest('unit', result, exitCode);
  expect(tally.failed).toHaveLength(1);
  expect(tally.failed[0]).toContain(name);
});
