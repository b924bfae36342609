import * as api from '@candor/api';
import { expect, it } from 'vitest';
import { servedCalls } from '../generated/calls.ts';
import { servedTopics } from '../generated/topics.ts';

const exported: ReadonlyMap<string, unknown> = new Map(Object.entries(api));

it('serves every call of the API under its name', () => {
  expect(Object.entries(servedCalls).filter(([name, { call }]) => exported.get(name) !== call)).toEqual([]);
  expect(new Set(Object.values(servedCalls).map(({ call }) => call))).toEqual(new Set(api.allCalls));
});

it('serves every topic of the API under its name', () => {
  expect(Object.entries(servedTopics).filter(([name, { topic }]) => exported.get(name) !== topic)).toEqual([]);
  expect(new Set(Object.values(servedTopics).map(({ topic }) => topic))).toEqual(new Set(api.allTopics));
});
