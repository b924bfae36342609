import { expect, test } from 'vitest';
import { addressesOf, isIpAddress, keyRules, type KeyValues } from './key-rules.ts';

const good: KeyValues = { name: 'Robot', scopes: ['read'], addresses: '', days: '90' };

function problemsOf(change: Partial<KeyValues>) {
  const { error } = keyRules.safeParse({ ...good, ...change });
  return Object.fromEntries(error?.issues.map((issue) => [issue.path[0], issue.message]) ?? []);
}

test.each([
  [{}, undefined, undefined],
  [{ name: '  ' }, 'name', 'nameMissing'],
  [{ scopes: [] }, 'scopes', 'scopeMissing'],
  [{ addresses: '203.0.113.7, 2001:db8::1' }, undefined, undefined],
  [{ addresses: '203.0.113.256' }, 'addresses', 'addressesInvalid'],
  [
    { addresses: Array.from({ length: 11 }, (_, last) => `203.0.113.${last}`).join(',') },
    'addresses',
    'addressesInvalid',
  ],
] as const)('%o: %s has the problem %s', (change, field, problem) => {
  expect(problemsOf(change as Partial<KeyValues>)).toEqual(
    field === undefined ? {} : { [field]: `safety.apiKeys.${problem}` },
  );
});

test.each([
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['1.2.3', false],
  ['1.2.3.4.', false],
  ['1.2.3.4.5', false],
  ['example.com', false],
  ['cafe', false],
])('%s is an IP address: %s', (text, isOne) => {
  expect(isIpAddress(text)).toBe(isOne);
});

test('spaces and empty places between commas do not count', () => {
  expect(addressesOf(' 1.2.3.4 ,, 5.6.7.8,')).toEqual(['1.2.3.4', '5.6.7.8']);
});
