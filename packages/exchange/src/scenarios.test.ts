/// <reference types="vite/types/importMeta.d.ts" />
import { type EventType, eventTypes, type RejectCode, rejectCodes } from '@candor/exchange';
import { play, type Scenario } from '@candor/testkit';
import { describe, expect, test } from 'vitest';

/** Every table of scenarios that a file of a module exports. */
const files = import.meta.glob<Readonly<Record<string, unknown>>>('./modules/*/*.scenario.ts', { eager: true });
const groups = Object.entries(files).flatMap(([path, exported]) =>
  Object.entries(exported)
    .filter((one): one is [string, readonly Scenario[]] => isTable(one[1]))
    .map(([name, scenarios]) => [`${path.split('/')[2]}: ${name}`, scenarios] as const),
);

function isTable(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'title' in one);
}

/** Codes that the core cannot return, with their source. */
const givenElsewhere: Partial<Record<RejectCode, string>> = {
  request_id_reused: 'the journal: it knows the ids, the core does not',
};

const reached = new Set<RejectCode>();
const told = new Set<EventType>();

describe.each(groups)('%s', (_name, scenarios) => {
  test.each(scenarios.map((scenario) => [scenario.title, scenario] as const))('%s', (_title, scenario) => {
    const { refusals, runner } = play(scenario);
    for (const { code } of refusals) reached.add(code);
    for (const { events } of runner.steps) for (const { type } of events) told.add(type);
  });
});

test('RULES 4: every reason to refuse has a scenario', () => {
  const missing = rejectCodes.filter((code) => !reached.has(code) && givenElsewhere[code] === undefined);
  expect(missing).toEqual([]);
  expect(rejectCodes.filter((code) => reached.has(code) && givenElsewhere[code] !== undefined)).toEqual([]);
});

test('every kind of fact is left by a scenario', () => {
  expect(eventTypes.filter((type) => !told.has(type))).toEqual([]);
});
