import { expect, test } from 'vitest';
import { operatorActs } from './operator-acts.ts';
import { operatorCalls } from './operator-calls.ts';

interface Texts {
  readonly acts: { readonly names: Readonly<Record<string, string>> };
}

const texts = import.meta.glob<Texts>('../../../../packages/messages/texts/*/console/console.json', {
  eager: true,
  import: 'console',
});

test.each(Object.entries(texts))('names each act and each call on record, no two the same: %s', (_path, { acts }) => {
  const recorded = operatorCalls.filter(({ call }) => call.leavesNoRecord !== true);
  const named = new Set([...operatorActs, ...recorded].map(({ name }) => name));
  expect(Object.keys(acts.names).sort()).toEqual([...named].sort());
  expect(new Set(Object.values(acts.names)).size).toBe(named.size);
});
