import {
  answerSupportCase,
  countUnreadNotices,
  editNickname,
  getUserInfo,
  listChatMessages,
  listMessages,
  listNotices,
  listSupportCases,
  muteChatUser,
  sendChatMessage,
  setChatRoom,
} from '@candor/api';
import { expect } from 'vitest';
import { callAs } from '../lib/operator.ts';
import { openStage } from '../lib/stage.ts';

const { journey } = openStage('conversations');

for (const [language, theme, words] of [
  ['vn', 'dark', 'quên mật khẩu'],
  ['en', 'light', 'forgot password'],
] as const) {
  journey(
    `a question finds its answer first, and a case goes from its opening to its end, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, user, server }) => {
      const { support, conversation, common, home } = phone.texts;
      await phone.go('index/index');
      await phone.button(home.support).click();
      await phone.sees(support.common);
      await phone.picture('support');
      await phone.find('searchbox', support.search).fill(words);
      await phone.page.getByRole('region', { name: support.answers }).getByRole('button').first().waitFor();
      await phone.picture('support-answers');

      await phone.button(support.talk).click();
      await phone.button(support.topics.security).click();
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
      const { caseId = 0, conversationId = 0 } = row ?? {};
      const { messages } = await user.call(listMessages, { conversationId });
      expect(messages.filter(({ text }) => text === 'Thank you')).toHaveLength(1);
      const answer = { caseId, clientId: `journey-${language}-1`, text: 'Gladly: www.example.com' };
      await callAs('support', server.address, answerSupportCase, answer);
      await log.getByText(conversation.staff, { exact: true }).waitFor();
      // The case is in view: its notices are read with it, and no toast lies over it.
      const unread = async () => (await user.call(countUnreadNotices, {})).categories.map(({ category }) => category);
      await expect.poll(unread).not.toContain('support');
      await phone.page.getByText(phone.texts.inbox.kinds.support_answered.title).waitFor({ state: 'detached' });
      await log.getByText(conversation.contactWarning).waitFor();

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
      expect(await calls()).toMatchObject([{ count: 2, data: { name: other, room } }]);
      await phone.go('notice/notice', { tab: 'account' });
      await phone.button(new RegExp(`${other} .*2`)).click();
      await phone.isAt('chat/chat');
      await log.getByText(`@${name} 3?`).waitFor();
      await expect.poll(async () => (await calls())[0]?.readAtMs).toBeGreaterThan(0);
      await phone.picture('chat-mention');

      const { uid } = await user.call(getUserInfo, {});
      await callAs('support', server.address, muteChatUser, { uid, room, reason: 'spam', minutes: 60 });
      await phone.field(conversation.write).waitFor({ state: 'detached' });
      await phone.picture('chat-muted');
      const { messages } = await user.call(listChatMessages, { room });
      expect(messages.filter(({ text }) => text === hello.text)).toHaveLength(1);
    },
  );
}
