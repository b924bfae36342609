import { listAlertFirings, listAlerts, listQuotations, openContract, setAlert, transferFunds } from '@candor/api';
import type { Lots } from '@candor/exchange';
import { expect } from 'vitest';
import { type ApiUser, assets } from '../lib/api-client.ts';
import type { Phone } from '../lib/phone.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf, fill } from '../lib/texts.ts';

const { journey } = openStage('alerts');
const btcUsdt = 1;

/** The index, moved by hundred-thousandths: a band that the practice market leaves within seconds. */
async function near(user: ApiUser, shift: number): Promise<string> {
  const pairs = await user.call(listQuotations, {});
  const { indexPrice = '0', priceDecimals = 2 } = pairs.find(({ pairId }) => pairId === btcUsdt) ?? {};
  return (Number(indexPrice) * (1 + shift / 100_000)).toFixed(priceDecimals);
}

/** Sets an alert from the bell of the chart. */
async function setOnChart(phone: Phone, user: ApiUser): Promise<void> {
  const { chart, alerts } = phone.texts;
  await phone.go('transaction/currency', { symbol: 'BTC/USDT' });
  await phone.button(chart.priceAlert).click();
  const sheet = phone.dialog();
  const price = sheet.getByLabel(fill(alerts.form.price, { asset: 'USDT' }), { exact: true });
  // The field shows a number that is typed without its groups, and is filled after that.
  await price.click();
  await price.fill(await near(user, -1_000));
  await sheet.getByText(anyOf(alerts.problems.above_met)).waitFor();
  await sheet.getByRole('button', { name: '+1%', exact: true }).click();
  await phone.picture('alert-sheet');
  await sheet.getByLabel(alerts.form.note).fill('breakout');
  await price.click();
  await price.fill(await near(user, 20));
  // The words that it is set are there for a moment only.
  await Promise.all([phone.sees(alerts.form.done), submit(phone)]);
  await phone.picture('alert-line');
}

async function submit(phone: Phone): Promise<void> {
  const { form } = phone.texts.alerts;
  await phone.dialog().getByRole('button', { name: form.submit }).click();
  await phone.dialog().waitFor({ state: 'detached' });
}

/** Sets an alert of each other kind from the list, far from where the market is. */
async function setOnList(phone: Phone, user: ApiUser): Promise<void> {
  const { kinds, form, windows, list } = phone.texts.alerts;
  const choose = (name: string) => phone.dialog().getByRole('button', { name, exact: true }).click();
  const add = async (subject: RegExp) => {
    await phone.button(list.add).first().click();
    await phone.dialog(list.choose).getByRole('button', { name: subject }).click();
  };
  await phone.go('alert/alert');
  await add(/BTC\/USDT/);
  await choose(kinds.below);
  await choose('-10%');
  await submit(phone);
  await add(/ETH\/USDT/);
  await choose(kinds.move);
  await choose(windows.w60);
  await phone.dialog().getByRole('textbox', { name: form.move }).fill('50');
  await phone.dialog().getByRole('radio', { name: form.repeats }).click();
  await phone.picture('alert-move');
  await submit(phone);
  await add(new RegExp(list.positions));
  await choose('2%');
  await phone.picture('alert-liquidation');
  await submit(phone);
  const known = (await user.call(listAlerts, {})).map(({ kind, state, repeats }) => ({ kind, state, repeats }));
  const once = { state: 'live', repeats: false };
  expect(known).toEqual([
    { kind: 'liquidation', ...once },
    { kind: 'move', state: 'live', repeats: true },
    { kind: 'below', ...once },
  ]);
}

/** The alert that a practice tick has fired, with that tick on the page as the API has it. */
async function seesTold(phone: Phone, user: ApiUser): Promise<void> {
  const { alerts } = phone.texts;
  await phone.go('index/index');
  await phone.page
    .getByText(/^BTC\/USDT .* · /)
    .first()
    .waitFor({ timeout: 90_000 });
  await phone.picture('alerts-heard');
  await expect.poll(async () => (await user.call(listAlertFirings, {})).total, { timeout: 90_000 }).toBeGreaterThan(0);
  const [firing] = (await user.call(listAlertFirings, {})).data;
  if (firing === undefined) throw new Error('an alert was told');
  const { tick, before, threshold, direction } = firing;
  const sign = direction === 'up' ? 1 : -1;
  expect(sign * (Number(tick.price) - Number(threshold))).toBeGreaterThanOrEqual(0);
  expect(sign * (Number(before?.price) - Number(threshold))).toBeLessThan(0);
  expect(tick.atMs).toBe(tick.gridIndex * 500);
  await phone.go('alert/alert', { tab: 'told' });
  await phone.sees(`#${firing.sequence.toLocaleString('en')}`);
  await phone.sees(alerts.told.tick);
  await phone.picture('alerts-told');
}

/** Pauses, goes on with and deletes an alert in the list. */
async function tend(phone: Phone, user: ApiUser): Promise<void> {
  const { alerts, common } = phone.texts;
  await phone.go('alert/alert');
  const name = 'ETH/USDT';
  await phone.button(fill(alerts.list.pause, { name })).click();
  await phone.sees(alerts.states.paused);
  await phone.sees(anyOf(alerts.list.liquidation));
  await phone.picture('alerts-list');
  await phone.button(fill(alerts.list.resume, { name })).click();
  await phone.button(fill(alerts.list.edit, { name })).click();
  await phone.dialog().getByRole('button', { name: alerts.windows.w300, exact: true }).click();
  await phone.dialog().getByRole('button', { name: alerts.form.save, exact: true }).click();
  await phone.sees(alerts.form.saved);
  const rows = await user.call(listAlerts, {});
  expect(rows.find(({ symbol }) => symbol === name)).toMatchObject({ state: 'live', seconds: 300 });
  await phone.button(fill(alerts.list.delete, { name })).click();
  await phone.sees(alerts.list.deleted);
  await phone.find('heading', common.titles.alerts).first().waitFor();
}

for (const settings of [{ language: 'vn', theme: 'dark' } as const, { language: 'en', theme: 'light' } as const]) {
  journey(
    `alerts of every kind are set, and a tick fires one, ${settings.language} ${settings.theme}`,
    { as: 'trader', ...settings },
    async ({ phone, user }) => {
      await phone.go('alert/alert');
      await phone.sees(phone.texts.alerts.list.none);
      await phone.picture('alerts-empty');
      await user.call(transferFunds, { assetId: assets.usdt, amount: '1000', from: 'spot', to: 'contract' });
      const pair = { baseAssetId: assets.btc, quoteAssetId: assets.usdt };
      const position = {
        direction: 'long',
        entryType: 'market',
        lots: 100 as Lots,
        multiple: 10,
        marginMode: 'isolated',
      } as const;
      await user.call(openContract, { ...pair, ...position });
      await setOnList(phone, user);
      await setOnChart(phone, user);
      await user.call(setAlert, { kind: 'below', pairId: btcUsdt, price: await near(user, -20) });
      await seesTold(phone, user);
      await tend(phone, user);
    },
  );
}

journey(
  'a pair held down in the market list gets an alert; a visitor is asked to log in',
  { as: 'visitor' },
  async ({ phone }) => {
    const { chart } = phone.texts;
    await phone.go('market/market', { tab: 'spot' });
    await phone.page.getByText('SOL', { exact: true }).filter({ visible: true }).first().click({ button: 'right' });
    await phone.dialog('SOL/USDT').getByRole('button', { name: chart.priceAlert }).click();
    await phone.isAt('common/login');
  },
);
