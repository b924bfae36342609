import { expect, test } from 'vitest';
import { actFieldsOf } from '../ui/act-fields.ts';
import { operatorActs } from './operator-acts.ts';
import { operatorCalls } from './operator-calls.ts';

type Words = Readonly<Record<string, string>>;

interface ConsoleTexts {
  readonly acts: { readonly names: Words };
}

interface ActTexts {
  readonly summaries: Words;
  readonly hints: { readonly each: Words; readonly of: Readonly<Record<string, Words>> };
}

const consoleTexts = import.meta.glob<ConsoleTexts>('../../../../packages/messages/texts/*/console/console.json', {
  eager: true,
  import: 'console',
});
const actTexts = import.meta.glob<ActTexts>('../../../../packages/messages/texts/*/acts/console.json', {
  eager: true,
  import: 'acts',
});

test.each(Object.entries(consoleTexts))(
  'names each act and each call on record, no two the same: %s',
  (_, { acts }) => {
    const recorded = operatorCalls.filter(({ call }) => call.leavesNoRecord !== true);
    const named = new Set([...operatorActs, ...recorded].map(({ name }) => name));
    expect(Object.keys(acts.names).sort()).toEqual([...named].sort());
    expect(new Set(Object.values(acts.names)).size).toBe(named.size);
  },
);

test.each(Object.entries(actTexts))('says what each act does, in words of its own: %s', (_, { summaries }) => {
  expect(Object.keys(summaries).sort()).toEqual(operatorActs.map(({ name }) => name).sort());
  expect(new Set(Object.values(summaries)).size).toBe(operatorActs.length);
});

test.each(Object.entries(actTexts))(
  'has hints for fields that forms ask for, and for no others: %s',
  (_, { hints }) => {
    const hinted = operatorCalls.flatMap(({ name: act, call }) =>
      actFieldsOf(call)
        .filter(({ hint }) => hint !== '')
        .map(({ name }) => ({ name, key: `${act}.${name}` })),
    );
    const fields = new Set(hinted.map(({ name }) => name));
    const keys = new Set(hinted.map(({ key }) => key));
    const own = Object.entries(hints.of).flatMap(([act, words]) => Object.keys(words).map((name) => `${act}.${name}`));
    expect(Object.keys(hints.each).filter((name) => !fields.has(name))).toEqual([]);
    expect(own.filter((key) => !keys.has(key))).toEqual([]);
  },
);
