import {
  type CardKind,
  answerSupportCase,
  closeSupportCase,
  conversationsTopic,
  decodeSnapshot,
  decodeUpdate,
  getSupportCase,
  getSupportState,
  getSupportTranscript,
  listAudit,
  listConversations,
  listMessages,
  listNotices,
  listReports,
  listSupportCases,
  listSupportObjects,
  listSupportQueue,
  mailSupportTranscript,
  markConversationRead,
  noteSupportCase,
  openSupportCase,
  placeSpotOrder,
  rateSupportCase,
  redactMessage,
  reopenSupportCase,
  reportMessage,
  searchFaq,
  sendMessage,
  publishContent,
  saveContent,
  takeContentDown,
  listCannedAnswers,
  solveSupportCase,
  takeSupportCase,
  tellTyping,
  getMessagePicture,
  viewMessagePicture,
  viewSupportCase,
} from '@candor/api';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountOf, fund, upload } from '../funding/test-funding.ts';
import { TestLiveClient } from '../live/test-live-client.ts';
import { pdfLines } from '../statements/testing/pdf-text.ts';
import { testPhoto } from '../testing/test-multipart.ts';
import { btc, operatorTokens, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';
import { newClientId, openCase, staffCall } from './test-support.ts';

let system: TestSystem;
let base: string;
let anna: TestUser;
let bert: TestUser;

beforeAll(async () => {
  system = await startTestSystem();
  base = await system.listen();
  [anna, bert] = [await system.newUser('anna'), await system.newUser('bert')];
});
afterAll(() => system.close());

it('leads a case from its first message over an answer to solved, rated and opened again', async () => {
  const user = await system.newUser('carla');
  const opened = await openCase(user, 'My deposit has not arrived', { topic: 'deposit' });
  expect(opened).toMatchObject({ topic: 'deposit', state: 'waiting', unread: 0, canRate: false });
  const { caseId, conversationId } = opened;
  const queue = await staffCall(system, listSupportQueue, { state: 'waiting' });
  expect(queue.data.map((row) => row.caseId)).toContain(caseId);

  system.wait(60_000);
  await staffCall(system, takeSupportCase, { caseId });
  const answer = { caseId, clientId: newClientId(), text: 'It waits for two confirmations.' };
  const answered = await staffCall(system, answerSupportCase, answer);
  expect(answered).toMatchObject({ role: 'staff', text: answer.text });
  expect(answered).not.toHaveProperty('nickname');
  expect(await user.call(getSupportCase, { caseId })).toMatchObject({ state: 'answered', unread: 2 });
  const told = async () => (await user.call(listNotices, { group: 'account' })).notices;
  const of = { kind: 'support_answered', data: { case: String(caseId) } };
  expect(await told()).toMatchObject([of]);
  expect((await told())[0]).not.toHaveProperty('readAtMs');
  await user.call(markConversationRead, { conversationId, seq: answered.seq });
  expect(await user.call(getSupportCase, { caseId })).toMatchObject({ unread: 0 });
  // An answer that was read needs no notice.
  expect(await told()).toMatchObject([{ ...of, readAtMs: expect.any(Number) }]);

  await user.call(sendMessage, { conversationId, clientId: newClientId(), text: 'Thank you' });
  expect(await user.call(getSupportCase, { caseId })).toMatchObject({ state: 'open' });
  expect(await user.codeOf(rateSupportCase, { caseId, rating: 5 })).toBe('support_not_solved');
  await user.call(solveSupportCase, { caseId });
  expect(await user.codeOf(sendMessage, { conversationId, clientId: newClientId(), text: 'x' })).toBe(
    'conversation_closed',
  );
  expect(await user.call(getSupportCase, { caseId })).toMatchObject({ state: 'solved', canRate: true });
  await user.call(rateSupportCase, { caseId, rating: 4, comment: 'quick' });
  const seen = await staffCall(system, viewSupportCase, { caseId });
  expect(seen.case).toMatchObject({ rating: 4, comment: 'quick', operator: 'support', state: 'solved' });
  expect(await user.call(reopenSupportCase, { caseId })).toMatchObject({ state: 'open', canRate: false });
  const { messages } = await user.call(listMessages, { conversationId });
  expect(messages.map(({ role, mark }) => mark?.kind ?? role)).toEqual([
    'user',
    'taken',
    'staff',
    'user',
    'solved',
    'reopened',
  ]);
  await staffCall(system, closeSupportCase, { caseId });
});

it('measures how long answers take, and promises nothing before', async () => {
  const fresh = await startTestSystem();
  const user = await fresh.newUser('dora');
  expect(await user.call(getSupportState, {})).toEqual({ measured: 0, isSimulated: true });
  for (const minutes of [1, 9, 3]) {
    const { caseId } = await openCase(user, 'hello');
    fresh.wait(minutes * 60_000);
    await staffCall(fresh, answerSupportCase, { caseId, clientId: newClientId(), text: 'hello' });
    await staffCall(fresh, closeSupportCase, { caseId });
  }
  const state = await user.call(getSupportState, {});
  expect(state.measured).toBe(3);
  expect(Math.round((state.expectedWaitMs ?? 0) / 60_000)).toBe(3);
  await fresh.close();
});

it('keeps a message that is sent twice, also at once, once', async () => {
  const clientId = newClientId();
  const text = 'Is anybody there?';
  const cases = await Promise.all(
    Array.from({ length: 4 }, () => anna.call(openSupportCase, { topic: 'other', clientId, text })),
  );
  expect(new Set(cases.map(({ caseId }) => caseId)).size).toBe(1);
  const { conversationId = 0 } = cases[0] ?? {};
  const again = { conversationId, clientId: newClientId(), text: 'Hello?' };
  const sent = await Promise.all(Array.from({ length: 4 }, () => anna.call(sendMessage, again)));
  expect(new Set(sent.map(({ seq }) => seq))).toEqual(new Set([2]));
  expect((await anna.call(listMessages, { conversationId })).lastSeq).toBe(2);
  expect(await bert.codeOf(sendMessage, again)).toBe('conversation_not_found');
});

it('pages through messages by their numbers, both ways', async () => {
  const { conversationId } = await openCase(bert, 'message 1');
  for (let n = 2; n <= 9; n++)
    await bert.call(sendMessage, { conversationId, clientId: newClientId(), text: `message ${n}` });
  const page = async (query: object) => {
    const { messages, hasMore } = await bert.call(listMessages, { conversationId, ...query });
    return [messages.map(({ seq }) => seq), hasMore];
  };
  expect(await page({ limit: 4 })).toEqual([[6, 7, 8, 9], true]);
  expect(await page({ limit: 4, beforeSeq: 6 })).toEqual([[2, 3, 4, 5], true]);
  expect(await page({ limit: 4, beforeSeq: 2 })).toEqual([[1], false]);
  expect(await page({ limit: 4, afterSeq: 6 })).toEqual([[7, 8, 9], false]);
  expect(await page({ limit: 2, afterSeq: 6 })).toEqual([[7, 8], true]);
});

it('tells both sides live what is written, read and being written', async () => {
  const user = await system.newUser('emil');
  const { caseId, conversationId } = await openCase(user, 'hello');
  const live = await TestLiveClient.connect(base, { token: user.token });
  const strangers = await TestLiveClient.connect(base, { token: bert.token });
  const { snapshots } = await live.subscribe('conversations');
  await strangers.subscribe('conversations');
  expect(decodeSnapshot(conversationsTopic, snapshots['conversations']?.data)).toMatchObject({
    conversations: [{ conversationId, unread: 0, lastSeq: 1, othersReadSeq: 0 }],
  });
  await staffCall(system, viewSupportCase, { caseId });
  await staffCall(system, answerSupportCase, { caseId, clientId: newClientId(), text: 'good day' });
  const heard = await live.messagesOf('conversations', (messages) =>
    messages.some(({ data }) => decodeUpdate(conversationsTopic, data).messages.length > 0),
  );
  const updates = heard.map(({ data }) => decodeUpdate(conversationsTopic, data));
  expect(updates.flatMap(({ conversations }) => conversations).at(-1)).toMatchObject({ unread: 1, othersReadSeq: 2 });
  expect(updates.flatMap(({ messages }) => messages)).toMatchObject([
    { conversationId, message: { text: 'good day' } },
  ]);
  expect(heard.map(({ seq }) => seq)).toEqual(heard.map((_, at) => at + 1));
  expect(await user.call(tellTyping, { conversationId })).toEqual({ isPassedOn: true });
  expect(await user.call(tellTyping, { conversationId })).toEqual({ isPassedOn: false });
  expect(strangers.heard.filter(({ topic }) => topic === 'conversations')).toEqual([]);
  await live.close();
  await strangers.close();
});

it('shows an object to operators as its user sees it, and only its own user’s', async () => {
  const user = await system.newUser('fritz');
  await fund(system, accountOf(system, user), '1000');
  const pair = { baseAssetId: btc, quoteAssetId: usdt } as const;
  const order = { ...pair, side: 'buy', orderType: 'limit', price: '50000', quantity: '0.002' } as const;
  const { orderId } = await user.call(placeSpotOrder, order);
  const { data: found } = await user.call(listSupportObjects, { kind: 'order' });
  const [card] = found;
  expect(card).toMatchObject({ kind: 'order', objectId: `${orderId}`, title: 'BTC/USDT', side: 'buy', price: '50000' });
  const about = { objectKind: 'order', objectId: `${orderId}` } as const;
  const { caseId, object } = await openCase(user, 'Why is it still open?', about);
  expect(object).toEqual(card);
  expect((await staffCall(system, viewSupportCase, { caseId })).case.object).toEqual(card);
  const stolen = { topic: 'other', clientId: newClientId(), text: 'mine?', ...about } as const;
  expect(await anna.codeOf(openSupportCase, stolen)).toBe('object_not_found');
  const kinds = ['withdrawal', 'ticket', 'option', 'conversion', 'loan', 'locked', 'identity', 'dual', 'ieo', 'otc'];
  for (const kind of kinds as CardKind[]) {
    expect(await user.call(listSupportObjects, { kind }), kind).toMatchObject({ data: [], total: 0 });
    expect(await user.call(listSupportObjects, { kind, objectId: '1' }), kind).toMatchObject({ data: [], total: 0 });
  }
  // A case may be about an earlier one.
  const cases = await user.call(listSupportObjects, { kind: 'case' });
  expect(cases).toMatchObject({ data: [{ kind: 'case', objectId: `${caseId}`, title: 'other', status: 'waiting' }] });
  expect(await anna.call(listSupportObjects, { kind: 'case', objectId: `${caseId}` })).toMatchObject({ data: [] });
});

it('lists every object page by page, and finds any by its number', async () => {
  const user = await system.newUser('frida');
  await fund(system, accountOf(system, user), '1000');
  const pair = { baseAssetId: btc, quoteAssetId: usdt } as const;
  const placed: string[] = [];
  for (let n = 0; n < 5; n++) {
    const order = { ...pair, side: 'buy', orderType: 'limit', price: `${50_000 + n}`, quantity: '0.002' } as const;
    placed.unshift(`${(await user.call(placeSpotOrder, order)).orderId}`);
  }
  const idsOf = async (page: number) => {
    const { data, total } = await user.call(listSupportObjects, { kind: 'order', page, limit: 2 });
    return [total, ...data.map(({ objectId }) => objectId)];
  };
  expect([await idsOf(1), await idsOf(2), await idsOf(3)]).toEqual([
    [5, ...placed.slice(0, 2)],
    [5, ...placed.slice(2, 4)],
    [5, ...placed.slice(4)],
  ]);
  const oldest = { kind: 'order', objectId: placed.at(-1) } as const;
  expect(await user.call(listSupportObjects, oldest)).toMatchObject({ data: [{ price: '50000' }], total: 1 });
  expect(await anna.call(listSupportObjects, oldest)).toMatchObject({ data: [], total: 0 });
  // Deposits are looked for in their list, by a number that has its kind of payment before it.
  const { data: deposits } = await user.call(listSupportObjects, { kind: 'deposit' });
  const objectId = deposits[0]?.objectId ?? '';
  expect(objectId).toMatch(/^[cd]\d+$/);
  expect((await user.call(listSupportObjects, { kind: 'deposit', objectId })).data).toEqual(deposits.slice(0, 1));
});

it('draws the badge from the role of the session and from nothing else', async () => {
  const user = await system.newUser('gustav');
  const { conversationId } = await openCase(user, 'Candor Support ✓ [staff] **official**');
  const forged = await system.send(
    sendMessage,
    { conversation_id: conversationId, client_id: newClientId(), text: 'hi', role: 'staff' },
    { token: user.token },
  );
  expect(forged.body.code).toBe('parameter_error');
  const { messages } = await user.call(listMessages, { conversationId });
  expect(messages.map(({ role }) => role)).toEqual(['user']);
  const asStaff = { caseId: 1, clientId: newClientId(), text: 'I am staff' };
  const tried = await system.send(
    answerSupportCase,
    { id: 1, client_id: newClientId(), text: 'x' },
    { token: user.token },
  );
  expect(tried.body.code).toBe('operator_needed');
  await expect(staffCall(system, answerSupportCase, asStaff, 'treasury')).rejects.toThrow('role_needed');
});

it('keeps markup as the text it is, and takes out what nobody sees', async () => {
  const user = await system.newUser('hanna');
  const markup = '<img src=x onerror=alert(1)> [link](javascript:alert(1)) **bold** &lt;';
  const { conversationId } = await openCase(user, markup);
  const hidden = 'a\u202egnp.exe\u202c b\u200bc\u0000d \u{e0041}e\r\n\r\n\r\n\r\nf';
  await user.call(sendMessage, { conversationId, clientId: newClientId(), text: hidden });
  const { messages } = await user.call(listMessages, { conversationId });
  expect(messages.map(({ text }) => text)).toEqual([markup, 'agnp.exe bcd e\n\nf']);
  const unseen = { conversationId, clientId: newClientId(), text: ' \u200b\u2060\n ' };
  expect(await user.codeOf(sendMessage, unseen)).toBe('message_empty');
  expect(await user.codeOf(sendMessage, { ...unseen, text: 'x'.repeat(2_001) })).toBe('parameter_error');
});

it('stops a flood, over all conversations of its author, and says until when', async () => {
  const user = await system.newUser('ida');
  const { conversationId } = await openCase(user, 'one');
  const { conversationId: other } = await openCase(user, 'two');
  const send = (to: number) => user.codeOf(sendMessage, { conversationId: to, clientId: newClientId(), text: 'more' });
  const codes = await Promise.all(Array.from({ length: 24 }, (_, n) => send(n % 2 === 0 ? conversationId : other)));
  expect(codes.filter((code) => code === 'ok')).toHaveLength(18);
  expect(new Set(codes)).toEqual(new Set(['ok', 'messages_too_often']));
  system.wait(61_000);
  expect(await send(other)).toBe('ok');
  await openCase(user, 'three');
  expect(await user.codeOf(openSupportCase, { topic: 'other', clientId: newClientId(), text: 'four' })).toBe(
    'support_cases_too_many',
  );
});

it('shows pictures to the user and to operators, and to nobody else', async () => {
  const picture = await upload(system, anna, 'conversation', testPhoto);
  const { caseId, conversationId } = present((await anna.call(listSupportCases, {})).data[0], 'Anna has a case');
  const { seq, hasPicture } = await anna.call(sendMessage, { conversationId, clientId: newClientId(), picture });
  expect(hasPicture).toBe(true);
  expect((await anna.call(getMessagePicture, { conversationId, seq })).fileName).toBe(`message-${seq}.webp`);
  // Operators get it with their mark in its pixels.
  expect((await staffCall(system, viewMessagePicture, { conversationId, seq })).mediaType).toBe('image/jpeg');
  expect(await bert.codeOf(getMessagePicture, { conversationId, seq })).toBe('conversation_not_found');
  const reused = { conversationId, clientId: newClientId(), picture };
  expect(await anna.codeOf(sendMessage, reused)).toBe('ok');
  expect(await bert.codeOf(openSupportCase, { topic: 'other', clientId: newClientId(), text: 'x', picture })).toBe(
    'upload_not_found',
  );
  expect((await bert.call(listSupportCases, {})).data.map((row) => row.caseId)).not.toContain(caseId);
});

it('hides notes from the user in every answer', async () => {
  const user = await system.newUser('jana');
  const { caseId, conversationId } = await openCase(user, 'hello');
  await staffCall(system, noteSupportCase, { caseId, text: 'secret remark' });
  expect((await staffCall(system, viewSupportCase, { caseId })).notes).toMatchObject([
    { operator: 'support', text: 'secret remark' },
  ]);
  const seen = await Promise.all([
    user.call(listMessages, { conversationId }),
    user.call(getSupportCase, { caseId }),
    user.call(listConversations, {}),
    user.call(getSupportTranscript, { caseId }),
  ]);
  expect(JSON.stringify(seen)).not.toContain('secret');
  const { content } = await user.call(getSupportTranscript, { caseId });
  expect(pdfLines(Buffer.from(content, 'base64')).flat().join(' ')).not.toContain('secret');
});

it('leaves a mark where a message was taken away, and nothing of it', async () => {
  const user = await system.newUser('karl');
  const { conversationId } = await openCase(user, 'my card number is 4111');
  await user.call(reportMessage, { conversationId, seq: 1, reason: 'other' });
  await user.call(reportMessage, { conversationId, seq: 1, reason: 'other' });
  const reports = await staffCall(system, listReports, {});
  expect(reports.data).toMatchObject([{ conversationId, reports: 1, reasons: ['other'], message: { seq: 1 } }]);
  await staffCall(system, redactMessage, { conversationId, seq: 1, reason: 'personal_data' });
  expect((await staffCall(system, listReports, {})).total).toBe(0);
  const { messages } = await user.call(listMessages, { conversationId });
  expect(messages).toMatchObject([{ seq: 1, role: 'user', text: '', redacted: 'personal_data' }]);
  expect(await user.codeOf(reportMessage, { conversationId, seq: 1, reason: 'other' })).toBe('message_not_found');
});

it('writes the transcript as a PDF, and mails it to its user alone', async () => {
  const user = await system.newUser('lena');
  const { caseId } = await openCase(user, 'Tiền của tôi ở đâu? 我的钱呢？');
  await staffCall(system, answerSupportCase, { caseId, clientId: newClientId(), text: 'On its way.\n'.repeat(80) });
  const { fileName, mediaType, content } = await user.call(getSupportTranscript, { caseId });
  expect([fileName, mediaType]).toEqual([`support-case-${caseId}.pdf`, 'application/pdf']);
  const pages = pdfLines(Buffer.from(content, 'base64'));
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flat().join('\n')).toContain('On its way.');
  expect(pages.flat().join('\n')).toContain('我的钱呢');
  await user.call(mailSupportTranscript, { caseId });
  const [mail] = await system.outbox.list(1);
  expect(mail).toMatchObject({ to: user.email, scene: 'support_transcript' });
  expect(mail?.text).toContain('Tiền của tôi ở đâu?');
  expect(await bert.codeOf(getSupportTranscript, { caseId })).toBe('support_case_not_found');
  expect(await bert.codeOf(mailSupportTranscript, { caseId })).toBe('support_case_not_found');
});

it('finds answers before anybody is asked, in the language of the caller', async () => {
  const found = async (lang: string, words: string) =>
    (await system.send(searchFaq, { q: words, lang })).body.message.data;
  expect((await found('vn', 'quen mat khau'))[0].title).toBe('Tôi quên mật khẩu.');
  expect((await found('zh', '密码忘了'))[0].title).toBe('忘记密码怎么办？');
  expect((await found('en', 'forgotten password'))[0].title).toBe('I forgot my password.');
  expect(await found('en', 'zzzz')).toEqual([]);
});

it('keeps prepared answers of each language, and the words of people out of the record of operators', async () => {
  const texts = { vn: { title: 'Chào', text: 'Chào bạn' } };
  const content = JSON.stringify({ facts: {}, texts });
  const saved = await staffCall(system, saveContent, { kind: 'answer', baseVersion: 0, content, note: '' }, 'admin');
  const place = { kind: 'answer', key: saved.key } as const;
  await staffCall(system, publishContent, { ...place, version: saved.version }, 'admin');
  const answer = { answerKey: saved.key, lang: 'vn', ...texts.vn };
  expect(await staffCall(system, listCannedAnswers, { lang: 'vn' })).toContainEqual(answer);
  await staffCall(system, takeContentDown, { ...place, note: 'too short' }, 'admin');
  expect(await staffCall(system, listCannedAnswers, { lang: 'vn' })).not.toContainEqual(answer);
  const { data } = await staffCall(system, listAudit, { limit: 100 }, 'admin');
  const answers = data.filter(({ call }) => call.endsWith('/operator/kefu/answer'));
  expect(answers.length).toBeGreaterThan(0);
  expect(JSON.stringify(answers)).not.toContain('good day');
  expect(JSON.stringify(answers)).toContain('sha256');
  await expect(staffCall(system, takeSupportCase, { caseId: 1, operator: 'nobody' })).rejects.toThrow(
    'operator_unknown',
  );
  expect(operatorTokens).toHaveProperty('support');
});

it('has everything that was acknowledged after a stop, and knows what was sent again', async () => {
  const first = await startTestSystem();
  const user = await first.newUser('mona');
  const clientId = newClientId();
  const { caseId, conversationId } = await openCase(user, 'before the stop', { clientId });
  const again = { conversationId, clientId: newClientId(), text: 'second' };
  await user.call(sendMessage, again);
  await first.stop();
  const second = await startTestSystem({ folder: first.folder });
  const back = second.withToken(user);
  expect(await openCase(back, 'before the stop', { clientId })).toMatchObject({ caseId });
  expect(await back.call(sendMessage, again)).toMatchObject({ seq: 2 });
  const { messages } = await back.call(listMessages, { conversationId });
  expect(messages.map(({ text }) => text)).toEqual(['before the stop', 'second']);
  await second.close();
});
