import { readFileSync } from 'node:fs';
import { getInvitationSummary, listEntries, listRebateMonths, placeSpotOrder } from '@candor/api';
import { expect } from 'vitest';
import { assets, newApiUser } from '../lib/api-client.ts';
import { readQr } from '../lib/qr.ts';
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
      const { entry, invitations } = phone.texts;
      const { code } = await user.call(getInvitationSummary, {});
      await phone.go('setting/share');
      await phone.sees(code);
      await phone.sees(invitations.noFriends);
      await phone.find('radio', '50%').click();
      await expect.poll(async () => (await user.call(getInvitationSummary, {})).friendShare).toBe(500_000);

      // The code on the screen and that of the picture that is sent around lead to the same page.
      const qr = phone.find('img', invitations.qr);
      await qr.locator('path').waitFor();
      const link = await readQr(await qr.screenshot());
      const kept = phone.page.waitForEvent('download');
      await phone.button(invitations.saveImage).click();
      expect((await kept).suggestedFilename()).toBe(`candor-${code}.png`);
      expect(await readQr(readFileSync(await (await kept).path()))).toBe(link);
      await phone.picture('invitation');

      const visitor = await openPhone({ token: undefined });
      await visitor.page.goto(link);
      await visitor.isAt('common/register');
      const offer = visitor.page.getByRole('status').filter({ hasText: /10\s?%|10 %/ });
      await offer.waitFor();
      await visitor.picture('invited');
      await visitor.page.getByLabel(entry.invitationCode).fill('NOBODY99');
      await visitor.sees(entry.invitationUnknown);

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
      // One line per month and asset, and it adds up to what has been earned.
      const [month] = await user.call(listRebateMonths, {});
      expect(month).toMatchObject({ code: 'BTC', count: 1, amount });
      const line = phone.find('row').filter({ hasText: `${amount} BTC` });
      const year = String(month?.month).slice(0, 4);
      const [monthText, ...figures] = await line.getByRole('cell').allInnerTexts();
      expect([monthText, figures]).toEqual([expect.stringContaining(year), ['1', `${amount} BTC`]]);
      await phone.find('heading', invitations.friends).scrollIntoViewIfNeeded();
      await phone.sees(invitations.joined);
      await phone.picture('invitations');
      const saved = phone.page.waitForEvent('download');
      await phone.button(invitations.file).click();
      expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    },
  );
}
