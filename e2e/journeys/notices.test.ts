import { countUnreadNotices, getNoticeSettings, openContract, transferFunds } from '@candor/api';
import type { Lots } from '@candor/exchange';
import { expect } from 'vitest';
import { openStage } from '../lib/stage.ts';

const { journey } = openStage('notices');
const [btc, usdt] = [1, 3];

for (const [language, theme] of [
  ['vn', 'dark'],
  ['en', 'light'],
] as const) {
  journey(
    `a position that opens is heard far from its page, kept, and leads to it, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, user }) => {
      const { inbox, common } = phone.texts;
      const bell = phone.page.getByRole('button', { name: new RegExp(`^${common.notifications}.*\\d`) });
      await phone.go('index/index');
      // The coupons of a new user are unread: the shell listens.
      await bell.waitFor();
      await phone.go('market/market');
      await user.call(transferFunds, { assetId: usdt, amount: '1000', from: 'spot', to: 'contract' });
      await user.call(openContract, {
        baseAssetId: btc,
        quoteAssetId: usdt,
        direction: 'long',
        entryType: 'market',
        lots: 100 as Lots,
        multiple: 10,
      });
      await phone.page.getByText(/BTC\/USDT Long.* · /).waitFor();
      await phone.picture('notice-heard');

      await phone.go('index/index');
      await phone.picture('notice-bell');
      await bell.click();
      const row = phone.page.getByRole('button', { name: /BTC\/USDT Long/ });
      await row.waitFor();
      await phone.picture('notices');
      await row.click();
      await expect.poll(() => phone.page.url()).toContain('/pages/transaction/contract_order');
      await phone.page.goBack();
      // Notices that come while one reads stay unread: those of a first trade's coupons do.
      const unread = async () => {
        // There is no button when nothing is left, also between a look and a press.
        await phone
          .button(inbox.readAll)
          .click({ timeout: 1_000 })
          .catch(() => undefined);
        return (await user.call(countUnreadNotices, {})).total;
      };
      await expect.poll(unread).toBe(0);
      await phone.tab(inbox.tabs.news).click();
      await phone.sees(inbox.none);

      await phone.button(inbox.settings).click();
      const way = { channel: inbox.channels.mail, category: inbox.categories.orders };
      const name = inbox.switchOf.replace('{channel}', way.channel).replace('{category}', way.category);
      await phone.page.getByRole('switch', { name, exact: true }).click();
      await expect
        .poll(async () => (await user.call(getNoticeSettings, {})).find(({ category }) => category === 'orders'))
        .toMatchObject({ mail: true });
      await phone.picture('notice-settings');
    },
  );
}
