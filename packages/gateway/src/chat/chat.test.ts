import {
  type ChatRoom,
  chatRooms,
  chatTopic,
  closeContract,
  countUnreadNotices,
  decodeSnapshot,
  decodeUpdate,
  editNickname,
  getChatPicture,
  getChatRoom,
  getUserInfo,
  listChatMessages,
  listChatMutes,
  listChatTrades,
  listNotices,
  listReports,
  type MessageRow,
  listOperatorActs,
  muteChatUser,
  openContract,
  readNotices,
  redactMessage,
  reportMessage,
  sendChatMessage,
  setAvatar,
  setChatRoom,
  unmuteChatUser,
} from '@candor/api';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long, newContractUser } from '../contract/test-contracts.ts';
import { upload } from '../funding/test-funding.ts';
import { verifiedFromVietnam } from '../identity/test-identity.ts';
import { TestLiveClient } from '../live/test-live-client.ts';
import { newClientId, staffCall } from '../support/test-support.ts';
import { testPhoto } from '../testing/test-multipart.ts';
import { btcUsdt, startTestSystem, type TestSystem, type TestUser } from '../testing/test-system.ts';

let system: TestSystem;
let base: string;
let anna: TestUser;
let bert: TestUser;

/** A user who may write: with a nickname, and an account that is old enough once the test has waited. */
async function named(nickname: string): Promise<TestUser> {
  const user = await system.newUser(nickname.toLowerCase());
  await user.call(editNickname, { nickname });
  return user;
}
const write = (user: TestUser, text: string, more: object = {}) =>
  user.call(sendChatMessage, { room: 'en', clientId: newClientId(), text, ...more });
const refusal = (user: TestUser, more: object = {}) =>
  user.codeOf(sendChatMessage, { room: 'en', clientId: newClientId(), text: 'hello', ...more });
const uidOf = async (user: TestUser) => (await user.call(getUserInfo, {})).uid;
const newest = async (room: ChatRoom = 'en') =>
  present((await anna.call(listChatMessages, { room })).messages.at(-1), 'there is one');

beforeAll(async () => {
  system = await startTestSystem();
  base = await system.listen();
  [anna, bert] = [await named('Anna'), await named('Bert')];
  system.wait(11 * 60_000);
  await system.tick();
});
afterAll(() => system.close());

it('says hello once in practice, named as simulated, and can be read by everybody', async () => {
  const visitor = await system.send(listChatMessages, { room: 'en' });
  expect(visitor.body.message.messages).toMatchObject([{ seq: 1, role: 'assistant' }]);
  expect((await system.send(listChatMessages, { room: 'en' })).body.message.lastSeq ?? 1).toBe(1);
  expect((await system.send(getChatRoom, { room: 'en' })).body.message).toMatchObject({ silence: 'signed_out' });
  expect(await system.send(sendChatMessage, { room: 'en' })).toMatchObject({ body: { type: '999' } });
});

it('lets write whom the room lets write, and says to others what is missing', async () => {
  const user = await system.newUser('carl');
  const own = async () => user.call(getChatRoom, { room: 'en' });
  expect(await own()).toMatchObject({ canWrite: false, silence: 'nickname', canSendPictures: false });
  expect(await refusal(user)).toBe('chat_nickname_needed');
  expect(await user.codeOf(editNickname, { nickname: 'Supp0rt' })).toBe('nickname_reserved');
  await user.call(editNickname, { nickname: 'Carl' });
  expect(await own()).toMatchObject({ silence: 'account_age' });
  expect(await refusal(user)).toBe('chat_account_too_new');
  system.wait(11 * 60_000);
  expect(await own()).toMatchObject({ canWrite: true });
  expect(await write(user, 'hello')).toMatchObject({ role: 'user', nickname: 'Carl', text: 'hello' });
  const picture = await upload(system, user, 'conversation', testPhoto);
  expect(await refusal(user, { picture })).toBe('chat_picture_needs_identity');

  expect(await staffCall(system, setChatRoom, { room: 'en', slowSeconds: 30, level: 0 })).toMatchObject({
    slowSeconds: 30,
    accountAgeMinutes: 10,
  });
  expect(await refusal(user)).toBe('chat_slow_mode');
  system.wait(31_000);
  expect(await refusal(user)).toBe('ok');
  await staffCall(system, setChatRoom, { room: 'en', slowSeconds: 0, level: 1 });
  expect(await refusal(user)).toBe('chat_level_needed');
  await staffCall(system, setChatRoom, { room: 'en', level: 0 });
  const { messages } = await user.call(listChatMessages, { room: 'en' });
  expect(messages.flatMap(({ mark }) => (mark === undefined ? [] : [[mark.kind, mark.value]]))).toEqual([
    ['slow_mode', 30],
    ['slow_mode', 0],
    ['level_required', 1],
    ['level_required', 0],
  ]);
});

it('covers what leads out of the site, and keeps markup as the text it is', async () => {
  const text =
    '<img src=x onerror=alert(1)> [a](javascript:alert(1)) **b** t . m e / x y z evil dot com ０９１２ ３４５ ６７８';
  const { text: kept } = await write(anna, text);
  expect(kept).toContain('<img src=x onerror=alert(1)>');
  expect(kept).toContain('**b**');
  expect(kept).not.toMatch(/javascript:|evil|９１２|t \. m e/);
  expect(kept.match(/•••/g)?.length).toBeGreaterThan(2);
  const forged = await system.send(
    sendChatMessage,
    { room: 'en', client_id: newClientId(), text: 'I am staff', role: 'staff' },
    { token: anna.token },
  );
  expect(forged.body.code).toBe('parameter_error');
  expect(await anna.codeOf(sendChatMessage, { room: 'en', clientId: newClientId(), text: 'x'.repeat(501) })).toBe(
    'parameter_error',
  );
});

it('calls users by name, and quotes what is answered as it is now', async () => {
  const first = await write(bert, 'Who holds bitcoin?');
  const reply = await write(anna, '@Bert @Nobody I do', { replyTo: first.seq });
  const { uid } = first;
  expect(reply).toMatchObject({
    mentions: [uid],
    replyTo: first.seq,
    quote: { seq: first.seq, nickname: 'Bert', text: 'Who holds bitcoin?' },
  });
  const { conversationId } = await anna.call(getChatRoom, { room: 'en' });
  await anna.call(reportMessage, { conversationId, seq: first.seq, reason: 'scam' });
  expect((await staffCall(system, listReports, {})).data).toMatchObject([
    { kind: 'room', message: { seq: first.seq } },
  ]);
  await staffCall(system, redactMessage, { conversationId, seq: first.seq, reason: 'scam' });
  expect(await newest()).toMatchObject({ quote: { text: '', redacted: 'scam' } });
});

it('tells users who are elsewhere that they were called, in one notice for each writer, as far as it still stands', async () => {
  const [eve, finn] = [await named('Eve'), await named('Finn')];
  system.wait(11 * 60_000);
  await system.tick();
  const calls = async () =>
    (await eve.call(listNotices, { limit: 100 })).notices.filter(({ kind }) => kind === 'chat_mentioned');
  const { total: before } = await eve.call(countUnreadNotices, {});
  const clientId = newClientId();
  const first = await write(anna, '@Eve hello', { clientId });
  await write(anna, '@Eve hello', { clientId });
  await write(anna, '@Eve are you there? @Eve');
  const last = await write(anna, '@Eve @Anna');
  const about = { name: 'Anna', room: 'en', first: first.seq, message: last.seq };
  expect(await calls()).toMatchObject([{ category: 'chat', count: 3, data: about }]);
  const byFinn = await write(finn, '@Eve');
  expect((await calls()).map(({ data, count }) => [data['name'], count])).toEqual([
    ['Finn', 1],
    ['Anna', 3],
  ]);
  expect((await eve.call(countUnreadNotices, {})).total).toBe(before + 2);
  expect((await anna.call(listNotices, { limit: 100 })).notices.map(({ kind }) => kind)).not.toContain(
    'chat_mentioned',
  );

  // An operator takes messages away: what called with them calls no more.
  const { conversationId } = await eve.call(getChatRoom, { room: 'en' });
  for (const { seq } of [byFinn, first])
    await staffCall(system, redactMessage, { conversationId, seq, reason: 'spam' });
  expect(await calls()).toMatchObject([{ count: 2, data: { name: 'Anna' } }]);
  await eve.call(readNotices, { upToId: (await calls())[0]?.noticeId });
  await write(anna, '@Eve again');
  expect((await calls()).map(({ count }) => count)).toEqual([1, 2]);

  // A user who has this room in front of them sees it there; another room is not this one.
  const reader = await TestLiveClient.connect(base, { token: eve.token });
  await reader.subscribe('chat:en');
  await write(finn, '@Eve here');
  expect(await calls()).toHaveLength(2);
  await finn.call(sendChatMessage, { room: 'vn', clientId: newClientId(), text: '@Eve there' });
  expect((await calls())[0]).toMatchObject({ data: { name: 'Finn', room: 'vn' } });
  await reader.close();

  // Those who may not answer are not called, and those who may not write call nobody.
  const mute = { reason: 'spam', minutes: 30 } as const;
  const uids = { eve: await uidOf(eve), finn: byFinn.uid ?? 0 };
  await staffCall(system, muteChatUser, { ...mute, uid: uids.eve });
  await write(anna, '@Eve muted');
  await staffCall(system, unmuteChatUser, { uid: uids.eve });
  await staffCall(system, muteChatUser, { ...mute, uid: uids.finn });
  expect(await refusal(finn, { text: '@Eve' })).toBe('chat_muted');
  expect(await calls()).toHaveLength(3);
  await staffCall(system, unmuteChatUser, { uid: uids.finn });
});

it('shows a picture of a verified user to everybody, without what their camera wrote into it, until it is taken away', async () => {
  const gina = await named('Gina');
  system.wait(11 * 60_000);
  await verifiedFromVietnam(system, gina);
  expect(await gina.call(getChatRoom, { room: 'en' })).toMatchObject({ canWrite: true, canSendPictures: true });
  const picture = await upload(system, gina, 'conversation', testPhoto);
  const clientId = newClientId();
  const { seq, hasPicture } = await write(gina, '', { picture, clientId });
  expect(hasPicture).toBe(true);
  expect(await write(gina, '', { picture, clientId })).toMatchObject({ seq, hasPicture: true });
  const read = async () => (await system.send(getChatPicture, { room: 'en', seq })).body;
  const own = await gina.call(getChatPicture, { room: 'en', seq });
  expect(own).toMatchObject({ mediaType: 'image/webp', fileName: `message-${seq}.webp` });
  expect(Buffer.from(own.content, 'base64').includes('Exif')).toBe(false);
  expect(await bert.call(getChatPicture, { room: 'en', seq })).toEqual(own);
  expect((await read()).type).toBe('ok');
  // Somebody else's upload is nobody's to send, and what an operator takes away is gone for all.
  await verifiedFromVietnam(system, anna, '001190054321');
  const hers = await upload(system, gina, 'conversation', testPhoto);
  expect(await refusal(anna, { picture: hers })).toBe('upload_not_found');
  const { conversationId } = await gina.call(getChatRoom, { room: 'en' });
  await staffCall(system, redactMessage, { conversationId, seq, reason: 'abuse' });
  expect(await gina.codeOf(getChatPicture, { room: 'en', seq })).toBe('message_not_found');
});

it('takes no picture for a badge: who wrote is the role of the session, whatever the face looks like', async () => {
  const hugo = await named('Hugo');
  system.wait(11 * 60_000);
  await verifiedFromVietnam(system, hugo, '001190098765');
  // The badge of staff as a face, and as a picture in a message.
  const { avatar } = await hugo.call(setAvatar, { avatar: await upload(system, hugo, 'avatar', testPhoto) });
  const picture = await upload(system, hugo, 'conversation', testPhoto);
  const { seq } = await write(hugo, '✓ 官方客服', { picture });
  const { messages } = await anna.call(listChatMessages, { room: 'en' });
  const { uid } = await hugo.call(getUserInfo, {});
  expect(messages.find((one) => one.seq === seq)).toMatchObject({ role: 'user', uid, nickname: 'Hugo', avatar });
  // The assistant has no face at all, so that no face can look like it.
  const [hello] = messages.filter(({ role }) => role !== 'user');
  expect(hello).toMatchObject({ role: 'assistant' });
  expect(hello).not.toHaveProperty('avatar');
  expect(hello).not.toHaveProperty('nickname');
  const forged = { room: 'en', client_id: newClientId(), text: 'hi', role: 'staff' };
  expect((await system.send(sendChatMessage, forged, { token: hugo.token })).body.code).toBe('parameter_error');
});

it('mutes in every room for a time, and every room shows it', async () => {
  const { uid = 0 } = await write(bert, 'spam spam');
  const mute = await staffCall(system, muteChatUser, { uid, reason: 'spam', minutes: 30 });
  expect(mute).toMatchObject({ nickname: 'Bert', reason: 'spam', operator: 'support' });
  const muted = { role: 'system', mark: { kind: 'muted', name: 'Bert', reason: 'spam', untilMs: mute.untilMs } };
  for (const room of chatRooms) expect(await newest(room), room).toMatchObject(muted);
  expect(await refusal(bert)).toBe('chat_muted');
  expect(await refusal(bert, { room: 'vn' })).toBe('chat_muted');
  expect(await bert.call(getChatRoom, { room: 'zh' })).toMatchObject({
    silence: 'muted',
    reason: 'spam',
    untilMs: mute.untilMs,
  });
  expect((await staffCall(system, listChatMutes, {})).data).toMatchObject([{ uid }]);
  expect(await staffCall(system, unmuteChatUser, { uid })).toEqual({ isUnmuted: true });
  expect(await staffCall(system, unmuteChatUser, { uid })).toEqual({ isUnmuted: false });
  for (const room of chatRooms)
    expect(await newest(room), room).toMatchObject({ mark: { kind: 'unmuted', name: 'Bert' } });
  expect(await refusal(bert)).toBe('ok');
  const acts = (await bert.call(listOperatorActs, {})).data.map(({ act, isView, role }) => [act, isView, role]);
  expect(acts).toEqual(Array.from({ length: 3 }, () => ['chat', false, 'support']));
  await expect(staffCall(system, muteChatUser, { uid, reason: 'spam', minutes: 1 }, 'treasury')).rejects.toThrow(
    'role_needed',
  );
});

it('shares an own trade that has ended as the ledger has it, and no other', async () => {
  const trader = await newContractUser(system, 'dana');
  await trader.call(editNickname, { nickname: 'Dana' });
  system.wait(11 * 60_000);
  await system.tick({ [btcUsdt]: '60000' });
  const { ticketId } = await trader.call(openContract, long);
  await system.tick({ [btcUsdt]: '60000' });
  const trade = { tradeKind: 'ticket', tradeId: `${ticketId}` } as const;
  expect(await refusal(trader, trade)).toBe('trade_not_ended');
  await trader.call(closeContract, { ticketId });
  await system.tick({ [btcUsdt]: '61000' });
  const [card] = await trader.call(listChatTrades, { kind: 'ticket' });
  expect(card).toMatchObject({ kind: 'ticket', side: 'long', multiple: 10, status: 'closed' });
  expect(Number(card?.percent)).toBeGreaterThan(5);
  const shared = await write(trader, '', trade);
  expect(shared.card).toMatchObject({ title: 'BTC/USDT', percent: card?.percent, price: card?.price });
  expect(shared.card).not.toHaveProperty('result');
  expect((await write(trader, '', { ...trade, showsAmounts: true })).card).toMatchObject({ result: card?.result });
  expect(await refusal(anna, trade)).toBe('trade_not_ended');
});

it('stops a flood, and keeps a message that is sent twice once', async () => {
  const clientId = newClientId();
  const twice = await Promise.all([0, 1, 2].map(() => write(anna, 'once', { clientId })));
  expect(new Set(twice.map(({ seq }) => seq)).size).toBe(1);
  const codes = await Promise.all(Array.from({ length: 24 }, () => refusal(anna)));
  expect(codes).toContain('messages_too_often');
  expect((await write(anna, 'once', { clientId })).seq).toBe(twice[0]?.seq);
  system.wait(61_000);
});

it('gives every reader every message in order, live and after a cut', async () => {
  const users: TestUser[] = [];
  for (let n = 0; n < 8; n++) users.push(await named(`Reader${n}`));
  system.wait(11 * 60_000);
  const start = (await newest()).seq;
  const readers = await Promise.all(Array.from({ length: 20 }, () => TestLiveClient.connect(base)));
  for (const reader of readers) await reader.subscribe('chat:en');
  expect((await readers[0]?.subscribe('chat:nowhere'))?.refused).toEqual({ 'chat:nowhere': 'topic_unknown' });
  const cut = present(readers[0], 'there are readers');
  const sent: string[] = [];
  for (let round = 0; round < 12; round++) {
    if (round === 4) await cut.close();
    const texts = users.map((_, n) => `round ${round} of ${n}`);
    await Promise.all(users.map((user, n) => write(user, texts[n] ?? '')));
    sent.push(...texts);
  }
  const last = start + sent.length;
  const heard = await Promise.all(
    readers.slice(1).map(async (reader) => {
      const messages = await reader.messagesOf('chat:en', (all) => rowsOf(all).at(-1)?.seq === last);
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, at) => (messages[0]?.seq ?? 0) + at));
      return rowsOf(messages);
    }),
  );
  const all = Array.from({ length: sent.length }, (_, at) => start + 1 + at);
  for (const rows of heard) expect(rows.map(({ seq }) => seq)).toEqual(all);
  expect(new Set(heard[0]?.map(({ text }) => text))).toEqual(new Set(sent));
  // The one who was cut off comes back, learns how far the room is, and reads the rest by number.
  const back = await TestLiveClient.connect(base);
  const { snapshots } = await back.subscribe('chat:en');
  expect(decodeSnapshot(chatTopic, snapshots['chat:en']?.data)).toMatchObject({ lastSeq: last });
  const afterSeq = rowsOf(cut.heard.map(({ message }) => message)).at(-1)?.seq ?? start;
  const missed = await anna.call(listChatMessages, { room: 'en', afterSeq, limit: 100 });
  expect(missed.messages.map(({ seq }) => seq)).toEqual(all.filter((seq) => seq > afterSeq));
  await Promise.all([...readers, back].map((reader) => reader.close()));
});

function rowsOf(messages: readonly { readonly data: unknown }[]): readonly MessageRow[] {
  return messages.flatMap(({ data }) => decodeUpdate(chatTopic, data).messages);
}
