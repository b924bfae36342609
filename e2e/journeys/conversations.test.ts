import { readFileSync } from 'node:fs';
import {
  answerSupportCase,
  countUnreadNotices,
  editNickname,
  getChatRoom,
  getUserInfo,
  listChatMessages,
  listMessages,
  listNotices,
  listSupportCases,
  muteChatUser,
  placeSpotOrder,
  redactMessage,
  sendChatMessage,
  setChatRoom,
} from '@candor/api';
import { expect } from 'vitest';
import { assets } from '../lib/api-client.ts';
import { photo } from '../lib/identity-acts.ts';
import { callAs } from '../lib/operator.ts';
import type { Phone } from '../lib/phone.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';

const { journey } = openStage('conversations');

/** Chooses what the case is about: the kind first, then one of the list, which a number that nothing has leaves empty. */
async function attachOrder(phone: Phone, orderId: string): Promise<void> {
  const { support, conversation } = phone.texts;
  await phone.button(new RegExp(`^${support.new.object}`)).click();
  const sheet = phone.dialog(support.new.object);
  await sheet.getByRole('button', { name: conversation.card.kinds.order, exact: true }).click();
  const order = sheet.getByText(
    fill(conversation.card.kindNumber, { kind: conversation.card.kinds.order, number: orderId }),
  );
  await order.waitFor();
  await phone.picture('support-objects');
  const number = sheet.getByRole('searchbox', { name: support.new.objectNumber });
  await number.fill('999999999');
  await sheet.getByText(support.new.objectUnknown).waitFor();
  await number.fill(`#${orderId}`);
  await order.click();
  await sheet.waitFor({ state: 'hidden' });
}

/** A file that is no picture is refused here, one that only says it is one by the server; then a photo is sent. */
async function sendPicture(phone: Phone): Promise<void> {
  const { picture, send } = phone.texts.conversation;
  const input = phone.page.getByLabel(picture.add, { exact: true });
  const alert = phone.find('alert');
  await input.setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await alert.getByText(picture.problems.not_picture).waitFor();
  await phone.picture('support-no-picture');
  await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') });
  await alert.getByText(picture.problems.not_picture).waitFor({ state: 'detached' });
  await alert.waitFor();
  await phone.picture('support-picture-refused');
  await input.setInputFiles(await photo(phone, 'Candor'));
  await phone.sees(picture.ready);
  await phone.button(send).click();
  await phone.find('log').getByRole('button', { name: picture.open }).click();
  await phone.dialog(picture.title).getByRole('img').waitFor();
  await phone.picture('support-picture');
  await phone.page.keyboard.press('Escape');
}

for (const [language, theme, words] of [
  ['vn', 'dark', 'quên mật khẩu'],
  ['en', 'light', 'forgot password'],
] as const) {
  journey(
    `a question finds its answer first, and a case goes from its opening to its end, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, user, server }) => {
      const { support, conversation, common, home } = phone.texts;
      const pair = { baseAssetId: assets.btc, quoteAssetId: assets.usdt } as const;
      const { orderId } = await user.call(placeSpotOrder, { ...pair, side: 'buy', quoteAmount: '100' });
      await phone.go('index/index');
      await phone.button(home.support).click();
      await phone.sees(support.common);
      await phone.picture('support');
      await phone.find('searchbox', support.search).fill(words);
      await phone.page.getByRole('region', { name: support.answers }).getByRole('button').first().waitFor();
      await phone.picture('support-answers');

      await phone.button(support.talk).click();
      await phone.button(support.topics.security).click();
      await attachOrder(phone, String(orderId));
      await phone.picture('support-new');
      await phone.button(conversation.send).click();
      await phone.isAt('kefu/case');
      const log = phone.find('log');
      await log.getByText(words, { exact: true }).waitFor();
      // In practice a simulated assistant answers, under its own badge.
      await log.getByText(conversation.assistant, { exact: true }).first().waitFor();
      await phone.picture('support-case');

      // A message that is written without a connection waits, and goes out once when it is back.
      phone.troubles.expect(/ERR_INTERNET_DISCONNECTED/, 'the connection is cut on purpose');
      await phone.context.setOffline(true);
      await phone.field(conversation.write).fill('Thank you');
      await phone.button(conversation.send).click();
      await log.getByText(conversation.waiting).waitFor();
      await phone.picture('support-offline');
      await phone.context.setOffline(false);
      await log.getByText(conversation.waiting).waitFor({ state: 'detached' });
      const [row] = (await user.call(listSupportCases, {})).data;
      const { caseId = 0, conversationId = 0, object } = row ?? {};
      expect(object).toMatchObject({ kind: 'order', objectId: String(orderId), side: 'buy' });
      // It no longer waits as soon as it is on its way; it has arrived a little later, and once.
      const thanks = async () =>
        (await user.call(listMessages, { conversationId })).messages.filter(({ text }) => text === 'Thank you').length;
      await expect.poll(thanks).toBe(1);
      const answer = { caseId, clientId: `journey-${language}-1`, text: 'Gladly: www.example.com' };
      await callAs('support', server.address, answerSupportCase, answer);
      await log.getByText(conversation.staff, { exact: true }).waitFor();
      // The case is in view: its notices are read with it, and no toast lies over it.
      const unread = async () => (await user.call(countUnreadNotices, {})).categories.map(({ category }) => category);
      await expect.poll(unread).not.toContain('support');
      await phone.page.getByText(phone.texts.inbox.kinds.support_answered.title).waitFor({ state: 'detached' });
      await log.getByText(conversation.contactWarning).waitFor();

      await sendPicture(phone);

      await phone.button(support.menu.title).click();
      const saved = phone.page.waitForEvent('download');
      await phone.button(support.menu.pdf).click();
      const transcript = await saved;
      expect(transcript.suggestedFilename()).toMatch(/\.pdf$/);
      expect(readFileSync(await transcript.path(), 'latin1')).toMatch(/^%PDF-/);
      await phone.sees(fill(support.menu.saved, { name: transcript.suggestedFilename() }));
      await phone.button(support.menu.title).click();
      await phone.button(new RegExp(support.menu.solve)).click();
      await phone.sees(support.end.question);
      await phone.page.getByRole('group', { name: support.end.question }).getByRole('button').nth(3).click();
      await phone.button(support.end.rate).click();
      await phone.sees(support.end.rated);
      await phone.picture('support-solved');
      await phone.button(support.end.reopen).click();
      await phone.field(conversation.write).waitFor();
      expect((await user.call(listSupportCases, {})).data).toMatchObject([{ state: 'open' }]);
      await phone.button(common.back).click();
    },
  );
}

for (const [room, theme, name, other] of [
  ['vn', 'dark', 'Minh', 'Lan'],
  ['en', 'light', 'Anna', 'Bob'],
] as const) {
  journey(
    `a room is read by all, written in by who may, and moderated in the open, ${room} ${theme}`,
    { as: 'trader', language: room, theme },
    async ({ phone, user, newUser, server }) => {
      const { chat, conversation, common } = phone.texts;
      await phone.go('index/index');
      await phone.button(new RegExp(common.titles.chat)).click();
      const log = phone.find('log');
      await log.getByText(conversation.assistant, { exact: true }).waitFor();
      await phone.sees(chat.silence.nickname);
      await phone.picture('chat-nickname');
      const guest = await newUser();
      await user.call(editNickname, { nickname: name });
      await guest.call(editNickname, { nickname: other });
      await callAs('support', server.address, setChatRoom, { room, accountAgeMinutes: 0 });

      await phone.field(conversation.write).fill('BTC 100k? https://evil.example');
      await phone.button(conversation.send).click();
      await log.getByText('BTC 100k? •••').waitFor();
      const hello = { room, clientId: `journey-${room}-1`, text: `@${name} +1` };
      await guest.call(sendChatMessage, hello);
      await guest.call(sendChatMessage, hello);
      await log.getByText(`@${name}`).waitFor();
      await phone.button(new RegExp(`^[^:]*${other}`)).click();
      await phone.button(conversation.reply).click();
      await phone.field(conversation.write).fill('<b>100k</b>');
      await phone.button(conversation.send).click();
      await log.getByText('<b>100k</b>').waitFor();
      await phone.picture('chat');
      await phone.button(chat.share.title).click();
      await phone.sees(chat.share.none);
      await phone.picture('chat-share');
      await phone.page.keyboard.press('Escape');

      // A reader of the room gets no notice; a user who is elsewhere gets one, which leads to the message.
      const calls = async () =>
        (await user.call(listNotices, { group: 'account' })).notices.filter(({ kind }) => kind === 'chat_mentioned');
      expect(await calls()).toEqual([]);
      await phone.go('market/market');
      await phone.sees(common.titles.market);
      for (const number of [2, 3])
        await guest.call(sendChatMessage, { room, clientId: `journey-${room}-${number}`, text: `@${name} ${number}?` });
      await phone.page.getByText(new RegExp(`^${other}.* · `)).waitFor();
      await phone.picture('chat-mention-heard');
      await expect.poll(calls).toMatchObject([{ count: 2, data: { name: other, room } }]);
      await phone.go('notice/notice', { tab: 'account' });
      await phone.button(new RegExp(`${other} .*2`)).click();
      await phone.isAt('chat/chat');
      await log.getByText(`@${name} 3?`).waitFor();
      await expect.poll(async () => (await calls())[0]?.readAtMs).toBeGreaterThan(0);
      await phone.picture('chat-mention');

      const { uid } = await user.call(getUserInfo, {});
      await callAs('support', server.address, muteChatUser, { uid, reason: 'spam', minutes: 60 });
      await phone.field(conversation.write).waitFor({ state: 'detached' });
      await phone.picture('chat-muted');
      const { messages } = await user.call(listChatMessages, { room });
      const [twice, ...others] = messages.filter(({ text }) => text === hello.text);
      expect(others).toEqual([]);

      // A message that an operator takes away leaves its mark in the open, also where it was answered.
      const { conversationId } = await user.call(getChatRoom, { room });
      const redaction = { conversationId, seq: twice?.seq ?? 0, reason: 'spam' } as const;
      await callAs('support', server.address, redactMessage, redaction);
      await log.getByText(fill(conversation.redacted, { reason: conversation.reasons.spam })).waitFor();
      await log.getByText(hello.text, { exact: true }).waitFor({ state: 'detached' });
      await phone.picture('chat-redacted');

      // The assistant greets in practice; in a live room nobody may have written yet.
      await phone.page.route('**/api/chat/messages*', async (route) => {
        const body = (await (await route.fetch()).json()) as { readonly message: object };
        await route.fulfill({ json: { ...body, message: { ...body.message, messages: [] } } });
      });
      await phone.page.reload();
      await phone.sees(chat.none);
      await phone.picture('chat-empty');
    },
  );
}
