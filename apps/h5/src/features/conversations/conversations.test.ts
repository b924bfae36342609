import { CallError, type ConversationRow, type MessagePage, type MessageRow, type WriterRole } from '@candor/api';
import { expect, it } from 'vitest';
import type { SocketClient } from '#client/socket.ts';
import { memoryStorage } from '#client/storage.ts';
import { itemsOf } from './items.ts';
import { createMyConversations, unreadOf } from './my-conversations.ts';
import { withNew, withOlder, withRedaction } from './message-list.ts';
import { createOutbox, outboxKey } from './outbox.ts';
import { piecesOf } from './pieces.ts';
import type { Outgoing, PageQuery } from './talk.ts';
import { createThread } from './thread.ts';

const minute = 60_000;
const row = (seq: number, more: Partial<MessageRow> = {}): MessageRow => ({
  seq,
  role: 'user',
  uid: 7,
  atMs: Date.UTC(2026, 0, 1, 5) + seq * 1_000,
  text: `message ${seq}`,
  hasPicture: false,
  ...more,
});
const seqs = (rows: readonly MessageRow[]) => rows.map(({ seq }) => seq);
const settled = () => new Promise((resolve) => setTimeout(resolve));

const nothing = () => undefined;
const talkRow = (conversationId: number, kind: ConversationRow['kind'], unread: number) => ({
  conversationId,
  kind,
  unread,
});

it('puts new messages at the end in order and once, and sees a hole', () => {
  const list = { rows: [row(1), row(2)], lastSeq: 2 };
  expect(seqs(withNew(list, [row(4), row(3), row(3)]).list.rows)).toEqual([1, 2, 3, 4]);
  expect(withNew(list, [row(2, { text: 'again' })]).list.rows[1]?.text).toBe('again');
  const { list: after, isGap } = withNew(list, [row(3), row(5)]);
  expect([seqs(after.rows), after.lastSeq, isGap]).toEqual([[1, 2, 3], 3, true]);
  expect(seqs(withOlder({ rows: [row(5)], lastSeq: 5 }, [row(3), row(4), row(5)]).rows)).toEqual([3, 4, 5]);
});

it('empties what was taken away, where it is quoted too', () => {
  const quoting = row(2, { replyTo: 1, quote: { seq: 1, role: 'user', text: 'secret' } });
  const { rows } = withRedaction(
    { rows: [row(1, { text: 'secret' }), quoting], lastSeq: 2 },
    { seq: 1, reason: 'spam' },
  );
  expect(JSON.stringify(rows)).not.toContain('secret');
  expect(rows[0]).toMatchObject({ seq: 1, redacted: 'spam', uid: 7 });
});

/** A conversation at the server, which answers pages as it does. */
function server(count: number) {
  const asked: PageQuery[] = [];
  const all = Array.from({ length: count }, (_, at) => row(at + 1));
  const page = async (query: PageQuery): Promise<MessagePage> => {
    asked.push(query);
    const { afterSeq, beforeSeq, limit } = query;
    const fits = all.filter(({ seq }) => (afterSeq === undefined ? seq < (beforeSeq ?? Infinity) : seq > afterSeq));
    const messages = afterSeq === undefined ? fits.slice(-limit) : fits.slice(0, limit);
    return { messages, lastSeq: all.length, hasMore: messages.length < fits.length };
  };
  return { asked, all, talk: { key: 'case 1', page, picture: () => Promise.reject(new Error('none')) } };
}

it('reads what was missed while the connection was cut, by number, before what comes after it', async () => {
  const { asked, all, talk } = server(40);
  const thread = createThread(talk);
  const end = thread.start();
  await settled();
  const rows = () => seqs(thread.store.getState().list.rows);
  expect([rows()[0], rows().at(-1)]).toEqual([11, 40]);
  for (let seq = 41; seq <= 45; seq++) all.push(row(seq));
  thread.take([row(44)]);
  thread.take([row(45)]);
  await settled();
  expect(rows().slice(-6)).toEqual([40, 41, 42, 43, 44, 45]);
  expect(asked.at(-1)).toEqual({ afterSeq: 40, limit: 100 });
  all.push(row(46));
  thread.reachesTo(46);
  await settled();
  expect(rows().at(-1)).toBe(46);
  await thread.loadOlder();
  expect(rows()).toEqual(Array.from({ length: 46 }, (_, at) => at + 1));
  // Too much was missed: the newest page begins anew.
  for (let seq = 47; seq <= 1_000; seq++) all.push(row(seq));
  thread.reachesTo(1_000);
  await settled();
  expect([rows()[0], rows().at(-1)]).toEqual([971, 1_000]);
  end();
});

it('shows who writes until they have written, or the case is closed', async () => {
  const thread = createThread(server(1).talk);
  const end = thread.start();
  await settled();
  const writing = () => thread.store.getState().typing;
  thread.typing('staff');
  thread.take([row(2)]);
  expect(writing()).toBe('staff');
  thread.take([row(3, { role: 'staff' })]);
  expect(writing()).toBeUndefined();
  thread.typing('assistant');
  thread.take([row(4, { role: 'system', text: '', mark: { kind: 'solved' } })]);
  expect(writing()).toBeUndefined();
  end();
});

/** An outbox whose server answers what the test says; timers are called by the test. */
function outboxWith(storage = memoryStorage()) {
  const sent: string[] = [];
  const timers: (() => void)[] = [];
  const answers: ((message: Outgoing) => MessageRow | CallError)[] = [];
  const outbox = createOutbox({
    storage,
    now: () => 0,
    login: () => 'me',
    async send(message) {
      sent.push(message.clientId);
      const answer = (answers.shift() ?? (() => row(sent.length)))(message);
      if (answer instanceof CallError) throw answer;
      return answer;
    },
    later(_ms, act) {
      timers.push(act);
      return () => void timers.splice(timers.indexOf(act), 1);
    },
  });
  const write = (clientId: string) => outbox.add({ talk: 'case 1', clientId, text: clientId, atMs: 0 });
  const states = () => outbox.store.getState().entries.map(({ clientId, state }) => `${clientId} ${state}`);
  return { outbox, sent, timers, answers, write, states, storage };
}

it('counts unread messages of each kind of conversation apart, and is still where somebody only types', () => {
  let say: ((update: object) => void) | undefined;
  const socket = {
    subscribe: (_topic: unknown, _key: unknown, { onSnapshot, onUpdate }: Record<string, (told: object) => void>) => {
      onSnapshot?.({ conversations: [talkRow(1, 'support', 2), talkRow(2, 'otc', 5), talkRow(3, 'support', 1)] });
      say = onUpdate;
      return () => undefined;
    },
  } as unknown as SocketClient;
  const mine = createMyConversations(socket);
  const stop = mine.watch();
  expect(unreadOf('support', mine.store.getState().rows.values())).toBe(3);
  expect(unreadOf('otc', mine.store.getState().rows.values())).toBe(5);
  let changes = 0;
  mine.store.subscribe(() => changes++);
  const typed: WriterRole[] = [];
  mine.listen(2, { onState: nothing, onMessages: nothing, onRedaction: nothing, onTyping: (role) => typed.push(role) });
  say?.({ conversations: [], messages: [], redactions: [], typing: [{ conversationId: 2, role: 'user' }] });
  expect([typed, changes]).toEqual([['user'], 0]);
  stop();
});

it('sends in the order of writing, again after a lost answer, and again after a reload', async () => {
  const lost = () => new CallError({ kind: 'unreachable' });
  const first = outboxWith();
  first.answers.push(lost);
  for (const id of ['a', 'b', 'c']) first.write(id);
  await settled();
  expect([first.sent, first.states()]).toEqual([['a'], ['a waiting', 'b waiting', 'c waiting']]);
  first.timers[0]?.();
  await settled();
  expect([first.sent, first.states()]).toEqual([['a', 'a', 'b', 'c'], []]);
  expect(first.storage.get(outboxKey)).toBeUndefined();

  first.answers.push(lost);
  first.write('d');
  first.write('e');
  await settled();
  const second = outboxWith(first.storage);
  second.outbox.wakeAll();
  await settled();
  expect(second.sent).toEqual(['d', 'e']);
  const others = createOutbox({ ...parts(first.storage), login: () => 'somebody else' });
  expect(others.store.getState().entries).toEqual([]);
});

const parts = (storage: ReturnType<typeof memoryStorage>) => ({
  storage,
  now: () => 0,
  send: async () => row(1),
  later: () => () => {},
});

it('keeps a refused message with its reason and goes on, and waits where it is told until when', async () => {
  const { outbox, answers, write, states, sent, timers } = outboxWith();
  answers.push(() => new CallError({ kind: 'refused', code: 'message_empty', message: 'Write something.' }));
  write('a');
  write('b');
  await settled();
  expect([sent, states()]).toEqual([['a', 'b'], ['a failed']]);
  outbox.retry('a');
  await settled();
  expect(states()).toEqual([]);
  const often = { kind: 'refused', code: 'messages_too_often', message: 'Wait.', untilMs: 5_000 } as const;
  answers.push(() => new CallError(often));
  write('c');
  await settled();
  expect([states(), timers.length]).toEqual([['c waiting'], 1]);
});

it('shows days, one author’s messages together, the line before what is new, and what is on its way', () => {
  const rows = [
    row(1),
    row(2),
    row(3, { role: 'staff', uid: undefined }),
    row(4, { atMs: row(3).atMs + 26 * 60 * minute, role: 'staff', uid: undefined }),
    row(5, { mark: { kind: 'solved' }, role: 'system', uid: undefined, atMs: row(3).atMs + 26 * 60 * minute }),
    row(6, { clientId: 'known', atMs: row(3).atMs + 26 * 60 * minute }),
  ];
  const outgoing = ['known', 'new'].map((clientId) => ({
    talk: 'case 1',
    clientId,
    text: '',
    atMs: 0,
    state: 'waiting' as const,
  }));
  const isMine = ({ role }: MessageRow) => role === 'user';
  const items = itemsOf({ rows, outgoing, unreadAfter: 3, isMine });
  expect(items.map((item) => item.key)).toEqual(['day 1', '1', '2', '3', 'day 4', 'unread', '4', '5', '6', 'new']);
  expect(items.flatMap((item) => (item.kind === 'message' ? [[item.isFirst, item.isLast]] : []))).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
    [true, true],
  ]);
});

it('marks names and what leads outside, and makes markup of nothing', () => {
  const text = '@An see <b>www.evil.example</b> [x](y) @Bo';
  const pieces = piecesOf(text, ['An']);
  expect(pieces.map(({ text: part }) => part).join('')).toBe(text);
  expect(pieces.filter(({ kind }) => kind !== 'text').map(({ kind }) => kind)).toEqual(['mention', 'contact']);
});
