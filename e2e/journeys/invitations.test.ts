import { getInvitationSummary, listEntries, placeSpotOrder } from '@candor/api';
import { expect } from 'vitest';
import { assets, newApiUser } from '../lib/api-client.ts';
import { openStage } from '../lib/stage.ts';

const { journey } = openStage('invitations');

for (const [language, theme] of [
  ['vn', 'dark'],
  ['en', 'light'],
] as const) {
  journey(
    `a friend comes by the code and trades, and the share of the fee is here to the atom, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, user, server, openPhone }) => {
      const { account, invitations } = phone.texts;
      const { code } = await user.call(getInvitationSummary, {});
      await phone.go('setting/share');
      await phone.sees(code);
      await phone.sees(invitations.noFriends);
      await phone.find('radio', '50%').click();
      await expect.poll(async () => (await user.call(getInvitationSummary, {})).friendShare).toBe(500_000);

      const visitor = await openPhone({ token: undefined });
      await visitor.go('common/register', { code });
      const offer = visitor.page.getByRole('status').filter({ hasText: /10\s?%|10 %/ });
      await offer.waitFor();
      await visitor.picture('invited');
      await visitor.page.getByLabel(account.invitationCode).fill('NOBODY99');
      await visitor.sees(account.invitationUnknown);

      const friend = await newApiUser(server, `friend-${language}@journey.example`, [assets.usdt], code);
      const pair = { baseAssetId: assets.btc, quoteAssetId: assets.usdt } as const;
      const order = { ...pair, side: 'buy', quoteAmount: '500' } as const;
      await friend.call(placeSpotOrder, order);
      const isRebate = async (of: typeof user) => {
        const { data } = await of.call(listEntries, { kind: 'rebate' });
        return data.map(({ availableChange }) => availableChange);
      };
      await expect.poll(() => isRebate(user)).toHaveLength(1);
      const [amount] = await isRebate(user);

      await phone.page.reload();
      await phone.sees(invitations.earned);
      await phone.page
        .getByText(amount ?? '', { exact: false })
        .first()
        .waitFor();
      await phone.find('heading', invitations.friends).scrollIntoViewIfNeeded();
      await phone.sees(invitations.joined);
      await phone.picture('invitations');
      const saved = phone.page.waitForEvent('download');
      await phone.button(invitations.file).click();
      expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    },
  );
}
