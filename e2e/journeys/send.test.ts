import { findRecipient, getFundingInfo, getUserInfo, listSends } from '@candor/api';
import { expect } from 'vitest';
import { type ApiUser, assets } from '../lib/api-client.ts';
import { graveFindings } from '../lib/axe.ts';
import { guard, holdsEnded, hurryFunding } from '../lib/guarded-user.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf, fill } from '../lib/texts.ts';
import { prove } from '../lib/withdraw-acts.ts';

const { journey } = openStage('send', 8);

const availableUsdt = async (user: ApiUser) =>
  Number((await user.call(getFundingInfo, { assetId: assets.usdt })).available);

for (const [language, theme] of [
  ['vn', 'dark'],
  ['en', 'light'],
] as const) {
  journey(
    `money goes from one user to another by e-mail, and comes back by the other’s code, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, server, user, newUser, openPhone }) => {
      const { send, common, withdraw } = phone.texts;
      await hurryFunding(server.address);

      // The needs are said before anything is filled in, and the withdrawal leads here.
      await phone.go('fund/withdraw', { currency: String(assets.usdt) });
      await phone.button(new RegExp(withdraw.toUser)).click();
      await phone.isAt('fund/send');
      await phone.sees(send.firstTitle);
      await phone.picture('send-first');
      const guarded = await guard(server, user);
      await holdsEnded(user);
      // The needs were met elsewhere.
      await phone.page.reload();
      const other = await newUser();
      const before = [await availableUsdt(user), await availableUsdt(other)] as const;

      await phone.go('fund/send', { currency: String(assets.usdt) });
      await phone.field(send.emailOf).fill('nobody@journey.example');
      await phone.button(send.find).click();
      await phone.page.getByRole('alert').waitFor();
      await phone.picture('send-not-found');
      await phone.field(send.emailOf).fill(other.email);
      await phone.button(send.find).click();
      await phone.sees(send.checkName);
      await phone.field(common.amount).fill('25.5');
      await phone.field(send.note).fill('Lunch on Friday');
      expect(await graveFindings(phone, 'send')).toEqual([]);
      await phone.picture('send-form');
      await phone.button(send.review).click();
      const sheet = phone.dialog(send.reviewTitle);
      await sheet.getByText(send.final).waitFor();
      await phone.picture('send-review');
      await sheet.getByRole('button', { name: send.goOn }).click();
      await prove(phone, guarded);
      await phone.sees(send.done);
      await phone.picture('send-done');
      await phone.button(send.seeRecord).click();
      await phone.dialog(send.sentTitle).getByText('Lunch on Friday').waitFor();
      await phone.picture('send-record');
      expect(await availableUsdt(user)).toBe(before[0] - 25.5);
      expect(await availableUsdt(other)).toBe(before[1] + 25.5);

      // The other reads of it where a notice leads, and shows their own code.
      const theirs = await openPhone({ token: other.token, language, theme });
      const [received] = (await other.call(listSends, {})).data;
      await theirs.go('fund/send_record', { id: String(received?.sendId ?? 0) });
      await theirs.dialog(send.receivedTitle).getByText('Lunch on Friday').waitFor();
      await theirs.picture('send-received');
      await theirs.dialog(send.receivedTitle).getByRole('button', { name: send.back }).click();
      await theirs.sees(send.sentToYou);
      await theirs.picture('send-back');
      await theirs.go('fund/send_receive');
      const { uid } = await other.call(getUserInfo, {});
      await theirs.sees(String(uid));
      expect(await graveFindings(theirs, 'receive')).toEqual([]);
      await theirs.picture('send-receive');

      // The link of the code fills its owner in, by a masked name.
      await phone.go('fund/send', { to: String(uid) });
      await phone.sees(send.checkName);
      const { name } = await user.call(findRecipient, { kind: 'uid', to: String(uid) });
      await phone.sees(name);
      expect(name).not.toContain(String(uid));
      // They are the last whom the user sent to as well: chosen again without being named.
      await phone.button(send.change).click();
      await phone.page.getByRole('region', { name: send.recent }).getByRole('button').waitFor();
      expect(await graveFindings(phone, 'recents')).toEqual([]);
      await phone.picture('send-recents');
      await phone.button(new RegExp(`^${name.replaceAll('*', '\\*')}`)).click();
      await phone.sees(send.sentBefore);
      await phone.picture('send-recent-chosen');
      await phone.go('fund/send_record');
      await phone.button(new RegExp(fill(send.toName, { name: '.*' }))).waitFor();
      await phone.tab(send.received).click();
      await phone.sees(send.empty);
      await phone.go('fund/assets_record');
      await phone.sees(anyOf(phone.texts.words.entryKinds.send));
      await phone.go('fund/assets');
      await phone.button(phone.texts.funds.send).waitFor();
      await phone.picture('send-assets');
    },
  );
}
