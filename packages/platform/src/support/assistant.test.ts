import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerUser, startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { PracticeAssistant } from './assistant.ts';
import { median } from './waits.ts';

let world: TestPlatform;
let userId: number;

beforeEach(async () => {
  world = await startTestPlatform();
  ({ userId } = await registerUser(world, 'ann@example.com'));
});
afterEach(() => world.end());

async function openCase(text: string, lang: 'en' | 'zh' = 'en') {
  const clientId = `case about ${text}`;
  const opened = await world.platform.support.open({ userId, lang, topic: 'other', clientId, text });
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
}

async function messagesOf(conversationId: number) {
  const { messages } = await world.platform.conversations.page({ id: conversationId, kind: 'support' }, { limit: 50 });
  return messages;
}

it('answers from the questions and answers, named as simulated, and is said to write before', async () => {
  const typing = vi.fn();
  world.platform.conversations.onNews((news) => news.kind === 'typing' && typing(news.role));
  const { caseId, conversationId } = await openCase('I forgot my password');
  world.nowMs += 1_500;
  await vi.waitFor(() => expect(typing).toHaveBeenCalledWith('assistant'), 5_000);
  world.nowMs += 3_000;
  await vi.waitFor(async () => expect(await messagesOf(conversationId)).toHaveLength(2), 5_000);
  const answer = (await messagesOf(conversationId)).at(-1);
  expect(answer).toMatchObject({ role: 'assistant' });
  expect(answer).not.toHaveProperty('operator');
  expect(answer?.text).toContain('simulated assistant');
  expect(answer?.text).toContain('Tap “Forgot password?” on the login page');
  expect(await world.platform.support.find(caseId)).toMatchObject({ value: { state: 'answered' } });
});

it('answers all that was written since the last answer', async () => {
  const { conversationId } = await openCase('I forgot my password');
  const more = { conversationId, author: { role: 'user', userId }, clientId: 'one-more-line', text: 'hello?' } as const;
  await world.platform.conversations.send(more);
  world.nowMs += 5_000;
  await vi.waitFor(async () => expect(await messagesOf(conversationId)).toHaveLength(3), 5_000);
  expect((await messagesOf(conversationId)).at(-1)?.text).toContain('Tap “Forgot password?” on the login page');
});

it('says so when it finds nothing, in the language of the case', async () => {
  const { conversationId } = await openCase('xyz', 'zh');
  world.nowMs += 5_000;
  await vi.waitFor(async () => expect(await messagesOf(conversationId)).toHaveLength(2), 5_000);
  expect((await messagesOf(conversationId)).at(-1)?.text).toContain('模拟助手，没有在常见问题中找到');
});

it('keeps out of a case that an operator has taken', async () => {
  const { caseId, conversationId } = await openCase('I forgot my password');
  await world.platform.support.take(caseId, 'rita');
  const other = await openCase('fees');
  world.nowMs += 5_000;
  await vi.waitFor(async () => expect(await messagesOf(other.conversationId)).toHaveLength(2), 5_000);
  expect((await messagesOf(conversationId)).map(({ role }) => role)).toEqual(['user', 'system']);
});

it('leaves all cases to people while the simulated operators are switched off', async () => {
  const { content, conversations, practiceDesk } = world.platform;
  await practiceDesk.turn(false);
  const { conversationId } = await openCase('I forgot my password');
  const clock = () => world.nowMs + 5_000;
  const assistant = new PracticeAssistant({ db: world.db, clock, content, conversations, desk: practiceDesk });
  await assistant.answer();
  expect(await messagesOf(conversationId)).toHaveLength(1);
  await practiceDesk.turn(true);
  await assistant.answer();
  expect(await messagesOf(conversationId)).toHaveLength(2);
});

it('seals what is said in private, and a row that is put elsewhere does not open', async () => {
  const { conversationId } = await openCase('very private words');
  const other = await openCase('others');
  const { body } = await world.db
    .selectFrom('messages')
    .select('body')
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(body, 'base64').toString('latin1')).not.toContain('private');
  await world.db.updateTable('messages').set({ body }).where('conversation_id', '=', other.conversationId).execute();
  await expect(messagesOf(other.conversationId)).rejects.toMatchObject({ kind: 'vault_damaged' });
});

it('tells the upper of two waits in the middle, so that none is told shorter than it is', () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([1, 2, 3, 4])).toBe(3);
  expect(median([])).toBe(0);
});
