import { expect, test } from 'vitest';
import { planted } from '../checks/planted.mjs';
import { apiCalls, apiShapes, apiTopics } from './api.mjs';

const src = 'packages/api/src';
const sources = {
  [`${src}/spot/calls/place-spot-order.ts`]: 'export const placeSpotOrder = defineCall({});',
  [`${src}/content/calls/list-faq.ts`]: 'export const listFaq = defineCall({});',
  [`${src}/spot/topics/book-topic.ts`]: 'export const bookTopic = defineTopic({});',
  [`${src}/spot/order.ts`]: 'export const orderRow = 1;',
  [`${src}/spot/order.test.ts`]: 'test();',
  [`${src}/wire/codec.ts`]: 'export const decode = 1;',
};
const lines = ({ text }) => text.split('\n').filter((line) => line.startsWith('export'));

test('finds calls, topics and their shared files in the folders of their products, and no machinery', () => {
  const files = planted(sources);
  expect(lines(apiCalls(files))).toEqual([
    "export * from '../content/calls/list-faq.ts';",
    "export * from '../spot/calls/place-spot-order.ts';",
  ]);
  expect(lines(apiTopics(files))).toEqual(["export * from '../spot/topics/book-topic.ts';"]);
  expect(lines(apiShapes(files))).toEqual(["export * from '../spot/order.ts';"]);
});

test('refuses a file that does not declare its name', () => {
  const other = { [`${src}/copy/calls/list-faq.ts`]: 'export const listFaqs = defineCall({});' };
  expect(() => apiCalls(planted(other))).toThrow('does not declare listFaq');
});

test('refuses two files that declare one call', () => {
  const twice = { ...sources, [`${src}/copy/calls/list-faq.ts`]: 'export const listFaq = defineCall({});' };
  expect(() => apiCalls(planted(twice))).toThrow('both declare listFaq');
});
