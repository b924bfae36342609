import {
  type ArgumentsOf,
  closeContract,
  countUnreadNotices,
  getNoticeSettings,
  listContractTickets,
  listNotices,
  openContract,
  setContractTerms,
  transferFunds,
} from '@candor/api';
import type { Lots } from '@candor/exchange';
import type { Ppm } from '@candor/money';
import { expect } from 'vitest';
import { changeByTwo } from '../lib/operator.ts';
import { openStage } from '../lib/stage.ts';

const { journey } = openStage('notices');
const [btc, eth, usdt] = [1, 2, 3];

/** Runs in the page before its own code: the last visit was ten minutes earlier. */
const putVisitBack = `{
  const visit = JSON.parse(localStorage.getItem('lastVisit') ?? 'null');
  if (visit !== null) localStorage.setItem('lastVisit', JSON.stringify({ ...visit, atMs: visit.atMs - 600000 }));
}`;

for (const [language, theme] of [
  ['vn', 'dark'],
  ['en', 'light'],
] as const) {
  journey(
    `a position that opens is heard far from its page, kept, and leads to it, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, user, server }) => {
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

      // A return after ten minutes: one line says what happened meanwhile.
      await phone.page.addInitScript(putVisitBack);
      await phone.page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      await phone.page.goto(`${server.address}/healthz`);
      const { tickets } = await user.call(listContractTickets, { status: 'open' });
      await user.call(closeContract, { ticketId: tickets[0]?.ticketId ?? 0 });
      await phone.go('index/index');
      const away = phone.page.getByRole('button', { name: new RegExp(`^${inbox.away.title}.*1 `) });
      await away.waitFor();
      await phone.picture('away');
      await away.click();
      await phone.isAt('notice/notice');
      await phone.go('index/index');
      await away.waitFor({ state: 'detached' });
    },
  );
}

/** Without a fee, and with a maintenance so near to the margin that the next move liquidates one side. */
const nervous: ArgumentsOf<typeof setContractTerms> = {
  pairId: eth,
  lot: '0.02',
  lotsMin: 10 as Lots,
  lotsMax: 3_000_000 as Lots,
  accountLotsMax: 6_000_000 as Lots,
  spread: 20 as Ppm,
  fee: 0 as Ppm,
  overnightRate: 109_500 as Ppm,
  liquidationFee: 5_000 as Ppm,
  stress: 200_000 as Ppm,
  tiers: [['0', '9960', '100']],
  isOffered: true,
  note: 'for the journey',
};

journey(
  'a liquidation is told over every page until it is acknowledged, and Back does not lose it',
  { as: 'trader', language: 'vn', theme: 'dark' },
  async ({ phone, user, server }) => {
    const { inbox, common } = phone.texts;
    await changeByTwo(server.address, setContractTerms, nervous);
    await user.call(transferFunds, { assetId: usdt, amount: '1000', from: 'spot', to: 'contract' });
    await phone.go('index/index');
    await phone.go('market/market');
    await phone.sees(common.titles.market);
    const order = { baseAssetId: eth, quoteAssetId: usdt, entryType: 'market', marginMode: 'isolated' } as const;
    const opened = await Promise.all(
      (['long', 'short'] as const).map((direction) =>
        user.call(openContract, { ...order, direction, lots: 1_000 as Lots, multiple: 100 }),
      ),
    );
    const sheet = phone.dialog(/ETH\/USDT/);
    const seen = sheet.getByRole('button', { name: inbox.grave.understood });
    await seen.waitFor();
    await phone.picture('liquidation-told');
    // The other side may be liquidated too before it is closed.
    for (const { ticketId } of opened) await user.call(closeContract, { ticketId }).catch(() => undefined);
    const open = async () => (await user.call(listContractTickets, { status: 'open' })).total;
    await expect.poll(open, { interval: 500 }).toBe(0);
    const liquidations = async () =>
      (await user.call(listNotices, { group: 'orders' })).notices.filter(({ kind }) => kind === 'contract_liquidated');
    const unread = async () => (await liquidations()).filter(({ readAtMs }) => readAtMs === undefined).length;
    await phone.go('index/index');
    await phone.sees(common.titles.home);
    await seen.waitFor();
    await phone.page.goBack();
    await phone.page.keyboard.press('Escape');
    await seen.waitFor();
    expect(await unread()).toBe((await liquidations()).length);

    const acknowledged = async () => {
      await seen.click({ timeout: 1_000 }).catch(() => undefined);
      return unread();
    };
    await expect.poll(acknowledged).toBe(0);
    await sheet.waitFor({ state: 'detached' });
    // The sheet leaves no step of the history behind.
    await phone.page.goBack();
    await phone.isAt('market/market');
  },
);
