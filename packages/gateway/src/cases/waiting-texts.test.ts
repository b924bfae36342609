import {
  type CallSpec,
  confirmContent,
  getContent,
  getOperatorSelf,
  listWaitingCases,
  publishContent,
  saveContent,
} from '@candor/api';
import { dayMs } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
});
afterAll(() => system.close());

type Role = keyof typeof operatorTokens;
const answerTo = async (role: Role, call: CallSpec, fields: Readonly<Record<string, unknown>> = {}) =>
  (await system.send(call, fields, { token: operatorTokens[role] })).body;
const textsOf = async (role: Role) => (await answerTo(role, listWaitingCases, { kind: 'text' })).message.data;

it('a text that binds users waits in the queue of those who can confirm it, until one has', async () => {
  const terms = { kind: 'page', key: 'terms' };
  const [newest] = (await answerTo('content', getContent, terms)).message.data;
  const content = JSON.stringify({ facts: {}, texts: { en: { title: 'New terms', body: 'Read them.' } } });
  const save = { ...terms, base_version: newest.version, content, note: 'for the test' };
  const { version } = (await answerTo('content', saveContent, save)).message;
  expect(await textsOf('compliance')).toEqual([]);
  const askedAtMs = system.gateway.deps.clock();
  expect((await answerTo('content', publishContent, { ...terms, version })).message).toMatchObject({
    needs_second: true,
  });

  const [waiting, ...others] = await textsOf('compliance');
  expect(waiting).toMatchObject({ id: `page-terms-${version}`, subject: 'New terms', operator: 'content' });
  expect([waiting.since >= askedAtMs, waiting.promised - waiting.since, others]).toEqual([true, 7 * dayMs, []]);
  expect(await textsOf('content')).toEqual([]);
  expect(await textsOf('treasury')).toEqual([]);

  const confirm = { ...terms, version, note: 'read and agreed' };
  expect(await answerTo('compliance', confirmContent, confirm)).toMatchObject({ type: 'ok' });
  expect(await textsOf('compliance')).toEqual([]);
});

it('a text that nobody confirms in time lapses, leaves the queue, and its author reads of it and may ask anew', async () => {
  const terms = { kind: 'page', key: 'terms' };
  const [newest] = (await answerTo('content', getContent, terms)).message.data;
  const content = JSON.stringify({ facts: {}, texts: { en: { title: 'Other terms', body: 'Read them.' } } });
  const save = { ...terms, base_version: newest.version, content, note: 'for the test' };
  const { version } = (await answerTo('content', saveContent, save)).message;
  const ask = () => answerTo('content', publishContent, { ...terms, version });
  await ask();
  expect(await textsOf('compliance')).toHaveLength(1);
  system.wait(7 * dayMs + 1);
  expect(await textsOf('compliance')).toEqual([]);
  await system.platform.contentDesk.lapse();
  await system.platform.contentDesk.lapse();
  const [lapsed] = (await answerTo('content', getContent, terms)).message.data;
  expect(lapsed).toMatchObject({ version, state: 'lapsed' });
  expect((await answerTo('content', getOperatorSelf)).message.news).toMatchObject([
    { kind: 'text_lapsed', about: `page-terms-${version}`, subject: 'Other terms', by: '' },
  ]);
  expect((await answerTo('compliance', confirmContent, { ...terms, version, note: 'too late' })).code).toBe(
    'content_decided',
  );
  expect((await ask()).message).toMatchObject({ needs_second: true });
  expect(await textsOf('compliance')).toHaveLength(1);
});
