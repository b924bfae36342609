import { expect } from 'vitest';
import { openStage } from '../lib/stage.ts';
import { textsOf } from '../lib/texts.ts';

const { journey } = openStage('device');

journey('languages change at once, everywhere', { language: 'vn', as: 'trader' }, async ({ phone }) => {
  const [vn, zh, en] = [textsOf('vn'), textsOf('zh'), textsOf('en')];
  const choose = async (from: typeof vn, name: string) => {
    await phone.button(new RegExp(`^${from.settings.language}`)).click();
    await phone.dialog(from.settings.language).getByRole('button', { name, exact: true }).click();
  };
  await phone.go('setting/setting');
  await phone.find('heading', vn.common.titles.settings).waitFor();
  await choose(vn, '简体中文');
  await phone.find('heading', zh.common.titles.settings).waitFor();
  expect(await phone.page.locator('html').getAttribute('lang')).toBe('zh-Hans');
  await phone.picture('settings-in-chinese');
  await choose(zh, 'English');
  await phone.find('heading', en.common.titles.settings).waitFor();
  await phone.page.reload();
  await phone.find('heading', en.common.titles.settings).waitFor();
  // The server's texts come in the language too.
  await phone.go('common/faq');
  await phone.find('heading', en.common.titles.faq).waitFor();
  await phone.picture('faq-after-change');
});

journey('the theme changes at once and stays', { theme: 'dark' }, async ({ phone }) => {
  const { settings } = phone.texts;
  const ground = () => phone.page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  await phone.go('setting/setting');
  const row = phone.button(new RegExp(`^${settings.theme}`));
  await row.waitFor();
  const dark = await ground();
  await row.click();
  await phone.dialog(settings.theme).getByRole('button', { name: settings.themes.light, exact: true }).click();
  await expect.poll(ground).not.toBe(dark);
  const light = await ground();
  await phone.page.reload();
  await row.waitFor();
  expect(await ground()).toBe(light);
});

journey('without a connection it says so, and goes on when there is one', {}, async ({ phone }) => {
  phone.troubles.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/, 'the connection is cut');
  await phone.go('market/market');
  const row = phone.button(/^BTC\s*\/USDT/);
  await row.waitFor();
  const place = (await row.boundingBox())?.y;
  await phone.context.setOffline(true);
  const strip = phone
    .find('status')
    .filter({ hasText: /\d|\p{L}/u })
    .first();
  await strip.waitFor();
  await phone.picture('offline');
  // It floats: nothing has moved.
  expect((await row.boundingBox())?.y).toBe(place);
  await phone.context.setOffline(false);
  await strip.waitFor({ state: 'hidden' });
  const before = await row.innerText();
  await expect.poll(() => row.innerText()).not.toBe(before);
});

journey('asks by itself for everything that failed, as soon as there is a connection', {}, async ({ phone }) => {
  phone.troubles.expect(/./, 'every call fails for a while');
  const { common } = phone.texts;
  await phone.go('index/index');
  await phone.button(common.register).waitFor();
  for (const path of ['common/faq', 'transaction/currency', 'copytrade/copy', 'nft/nft']) {
    await phone.page.route('**/api/**', (route) => route.abort());
    await phone.go(path);
    const again = phone.button(common.retry).first();
    await again.waitFor();
    await phone.page.unroute('**/api/**');
    await phone.context.setOffline(true);
    await phone.context.setOffline(false);
    await again.waitFor({ state: 'hidden' });
  }
});

journey('a device that has chosen nothing offers the languages first', {}, async ({ phone }) => {
  await phone.go('index/index');
  await phone.page.evaluate(`localStorage.removeItem('settings')`);
  await phone.page.reload();
  const languages = phone.find('radiogroup', phone.texts.settings.language);
  await languages.getByRole('radio', { name: '简体中文', exact: true }).click();
  const zh = textsOf('zh');
  await phone.button(zh.common.register).waitFor();
  // A rise is red to most Chinese readers: one tap turns the colours.
  const { colours, colourConventions } = zh.settings;
  await phone.find('radiogroup', colours).getByRole('radio', { name: colourConventions.redUp }).click();
  expect(await phone.page.locator('html').getAttribute('data-colours')).toBe('red-up');
  await phone.picture('first-language');
  await phone.page.reload();
  await phone.button(zh.common.register).waitFor();
  expect(await phone.find('radiogroup', zh.settings.language).count()).toBe(0);
});

journey('the site’s notice opens once', { hasSeenNotices: false }, async ({ phone }) => {
  const { common, home } = phone.texts;
  await phone.go('index/index');
  const notice = phone.dialog();
  await notice.getByRole('button', { name: home.read }).waitFor();
  await phone.picture('notice');
  await notice.getByRole('button', { name: common.close }).click();
  await notice.waitFor({ state: 'hidden' });
  await phone.page.reload();
  await phone.button(common.register).waitFor();
  expect(await notice.count()).toBe(0);
});
