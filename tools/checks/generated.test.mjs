import { expect, test } from 'vitest';
import { gatewayCalls, gatewayTopics } from '../generate/gateway.mjs';
import { checkGenerated } from './generated.mjs';
import { planted, said } from './planted.mjs';

const src = 'packages/gateway/src';
const handlers = {
  [`${src}/spot/calls/place-spot-order.ts`]: 'export default serveUser(placeSpotOrder, async () => done({}));',
  [`${src}/content/calls/list-faq.ts`]: 'export default serve(\n  listFaq,\n  async () => done({}),\n);',
};

test('a handler is in the list under the name of its call, wherever its product is', () => {
  const { path, text } = gatewayCalls(planted(handlers));
  expect(path).toBe(`${src}/generated/calls.ts`);
  expect(text).toContain("import listFaq from '../content/calls/list-faq.ts';\n");
  expect(text).toContain('= {\n  listFaq,\n  placeSpotOrder,\n};\n');
});

test('two handlers of one call are refused', () => {
  const twice = { ...handlers, [`${src}/copy/calls/list-faq.ts`]: 'serve(listFaq, x)' };
  expect(() => gatewayCalls(planted(twice))).toThrow('both serve listFaq');
});

test('refuses a handler of another call than that of its name', () => {
  const other = { [`${src}/copy/calls/list-faq.ts`]: 'serve(listFaqs, x)' };
  expect(() => gatewayCalls(planted(other))).toThrow('does not serve listFaq');
});

test('finds a list that differs from the folders, and one that is missing', () => {
  const lists = (files) => [gatewayCalls(files), gatewayTopics(files)];
  const check = (sources) => said(checkGenerated(planted(sources), lists));
  const made = Object.fromEntries(lists(planted(handlers)).map(({ path, text }) => [path, text]));
  expect(check({ ...handlers, ...made })).toBe('');
  const old = { ...handlers, ...made, [`${src}/generated/calls.ts`]: 'export const servedCalls = {};' };
  expect(check(old)).toContain('npm run generate');
  expect(check(handlers)).toContain(`${src}/generated/topics.ts`);
});
