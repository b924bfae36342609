import { type CallSpec, endSessions, jsonSchema, notePerson, setHold } from '@candor/api';
import { describe, expect, it, test } from 'vitest';
import { factKeys, fieldKey, hintKeys, labelKeys, wordKeys } from '../lib/text-keys.ts';
import { actFieldsOf } from '../ui/act-fields.ts';
import { caseKinds } from '../work/case-kinds.ts';
import { operatorActs } from './operator-acts.ts';
import { operatorCalls } from './operator-calls.ts';

type Words = Readonly<Record<string, string>>;

interface ConsoleTexts {
  readonly acts: { readonly names: Words; readonly buttons: Words };
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

/** The parts of the texts that the console has. */
const everyText = import.meta.glob<object>('../../../../packages/messages/texts/*/*/{base,inbox,console}.json', {
  eager: true,
  import: 'default',
});

test.each(Object.entries(consoleTexts))(
  'names each act and each call on record, no two the same: %s',
  (_, { acts }) => {
    const named = new Set([...operatorActs, ...recorded].map(({ name }) => name));
    expect(Object.keys(acts.names).sort()).toEqual([...named].sort());
    expect(new Set(Object.values(acts.names)).size).toBe(named.size);
    const doing = operatorCalls.filter(({ call }) => call.effect === 'commands').map(({ name }) => name);
    expect(Object.keys(acts.buttons).filter((name) => !doing.includes(name))).toEqual([]);
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
        .filter(({ isExplained, grammar }) => isExplained || grammar !== undefined)
        .map(({ name }) => ({ name: fieldKey(name), key: `${act}.${fieldKey(name)}` })),
    );
    const fields = new Set(hinted.map(({ name }) => name));
    const keys = new Set(hinted.map(({ key }) => key));
    const own = Object.entries(hints.of).flatMap(([act, words]) => Object.keys(words).map((name) => `${act}.${name}`));
    expect(Object.keys(hints.each).filter((name) => !fields.has(name))).toEqual([]);
    expect(own.filter((key) => !keys.has(key))).toEqual([]);
  },
);

/** The forms of a page of its own. */
const inPages = new Set<CallSpec>([endSessions, notePerson, setHold]);
const asked = [...operatorActs, ...operatorCalls.filter(({ call }) => inPages.has(call))];

/** The calls of which the record shows what was sent. */
const recorded = operatorCalls.filter(({ call }) => call.leavesNoRecord !== true);

/** The calls whose answers are shown fact by fact: those of acts, and those that show a case. */
const answered = [
  ...operatorActs,
  ...Object.entries(caseKinds).map(([kind, { reads }]) => ({ name: `a case of ${kind}`, call: reads })),
];

/** The names of all properties in a schema, at any depth. */
function namesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, ...rest } = schema as { readonly properties?: object };
  return [...Object.keys(properties), ...[...Object.values(properties), ...Object.values(rest)].flatMap(namesIn)];
}

describe.each(['en', 'vi', 'zh-Hans'])('forms in %s', (folder) => {
  const texts = Object.assign(
    {},
    ...Object.entries(everyText).flatMap(([path, part]) => (path.includes(`/texts/${folder}/`) ? part : [])),
  ) as object;
  const textOf = (keys: readonly string[]): string | undefined =>
    keys
      .map((key) => key.split('.').reduce<any>((area, part) => area?.[part], texts))
      .find((text) => typeof text === 'string');
  const lacking = (names: readonly string[], keysOf: (name: string) => readonly string[]): readonly string[] =>
    names.filter((name) => textOf(keysOf(name)) === undefined);

  it.each(asked)('has a label for each field of $name, no two the same', ({ name: act, call }) => {
    const fields = actFieldsOf(call);
    const keysOf = (name: string) => labelKeys(name, act);
    const names = fields.map(({ name }) => name);
    expect(lacking(names, keysOf)).toEqual([]);
    expect(new Set(names.map((name) => textOf(keysOf(name)))).size).toBe(names.length);
    expect(
      lacking(
        fields.flatMap(({ columns }) => columns.map(({ name }) => name)),
        labelKeys,
      ),
    ).toEqual([]);
  });

  it.each(recorded)('has a label for each field that the record has of $name', ({ name: act, call }) => {
    expect(
      lacking(
        actFieldsOf(call).map(({ name }) => name),
        (name) => labelKeys(name, act),
      ),
    ).toEqual([]);
  });

  it.each(answered)('has a label for each fact that $name shows', ({ call }) => {
    expect(lacking(namesIn(jsonSchema(call.output)), factKeys)).toEqual([]);
  });

  it.each(asked)('explains in its words what $name explains', ({ name: act, call }) => {
    const explained = actFieldsOf(call).filter(({ isExplained }) => isExplained);
    expect(
      lacking(
        explained.map(({ name }) => name),
        (name) => hintKeys(name, act),
      ),
    ).toEqual([]);
  });

  it.each(asked)('has words for what can be chosen in $name', ({ call }) => {
    const words = actFieldsOf(call).flatMap((field) => [...field.words, ...field.columns.flatMap((one) => one.words)]);
    expect(lacking(words, wordKeys)).toEqual([]);
  });
});
