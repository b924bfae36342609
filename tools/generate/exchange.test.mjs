import { expect, test } from 'vitest';
import { planted } from '../checks/planted.mjs';
import { coreRejects, coreSpecs } from './exchange.mjs';

const modules = 'packages/exchange/src/modules';
const sources = {
  [`${modules}/spot/spec.ts`]: 'export const spotSpec = defineSpec({});',
  [`${modules}/copy/spec.ts`]: 'export const copySpec = defineSpec({});',
  [`${modules}/spot/rejects.ts`]: "export const spotRejects = {\n  'spot.cancel': [],\n};",
};

test('the specs of all modules are one list', () => {
  expect(coreSpecs(planted(sources)).text).toContain('= [\n  copySpec,\n  spotSpec,\n] as const;');
});

test('the reasons of all modules are one table', () => {
  expect(coreRejects(planted(sources)).text).toContain('= {\n  ...spotRejects,\n};');
});

test('refuses a module whose spec is not one', () => {
  expect(() => coreSpecs(planted({ [`${modules}/copy/spec.ts`]: 'export const copy = {};' }))).toThrow('copy/spec.ts');
});
