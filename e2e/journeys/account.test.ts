import { loginUser } from '@candor/api';
import { textOf } from '@candor/messages/server';
import { expect } from 'vitest';
import { codeFor } from '../lib/outbox.ts';
import { openStage } from '../lib/stage.ts';

const { journey } = openStage('account');
const newPassword = 'eight green bottles';

journey('a forgotten password is replaced, and the old one ends', {}, async ({ phone, server, newUser }) => {
  const { account, common, entry } = phone.texts;
  const user = await newUser();
  await phone.go('common/login');
  await phone.button(entry.forgot).click();
  await phone.sees(entry.forgotTitle);
  await phone.field(account.email).fill(user.email);
  await phone.button(common.sendCode).click();
  await phone.field(account.code).fill(await codeFor(server.dataFolder, user.email, 'forget'));
  await phone.field(account.newPassword).fill(newPassword);
  await phone.field(account.passwordAgain).fill(newPassword);
  await phone.picture('forgotten-password');
  await phone.button(entry.setPassword).click();
  await phone.isAt('index/index');
  await phone.button(phone.texts.home.deposit).waitFor();

  const identity = { userString: user.email, channel: 'email' } as const;
  await expect(user.call(loginUser, { ...identity, password: user.password })).rejects.toThrow('login_failed');
});

journey('a wrong password is said in place, a right one leads where one was going', {}, async ({ phone, newUser }) => {
  const { account, common } = phone.texts;
  phone.troubles.expect(/user\/login/, 'the first password is wrong');
  const user = await newUser();
  await phone.go('fund/transfer');
  await phone.sees(common.pleaseLogIn);
  await phone.isAt('common/login');
  await phone.field(account.email).fill(user.email);
  await phone.field(account.password).fill('not the password');
  await phone.button(common.logIn).click();
  await phone.sees(textOf('login_failed', phone.language));
  await phone.picture('login-failed');
  await phone.field(account.password).fill(user.password);
  await phone.button(common.logIn).click();
  await phone.isAt('fund/transfer');
  await phone.field(common.amount).waitFor();
});

journey('a login in another tab comes before the way to the login page', {}, async ({ phone, newUser }) => {
  const { token } = await newUser();
  await phone.go('fund/transfer');
  await phone.sees(phone.texts.common.pleaseLogIn);
  await phone.page.evaluate(loginElsewhere(token));
  await phone.field(phone.texts.common.amount).waitFor();
  // Longer than the words are shown before the login page comes.
  await phone.page.waitForTimeout(1_500);
  expect(phone.page.url()).toContain('fund/transfer');
});

journey(
  'the login page goes on to where one was going after a login in another tab',
  {},
  async ({ phone, newUser }) => {
    const { token } = await newUser();
    await phone.go('fund/transfer');
    await phone.isAt('common/login');
    await phone.field(phone.texts.account.email).waitFor();
    await phone.page.evaluate(loginElsewhere(token));
    await phone.isAt('fund/transfer');
    await phone.field(phone.texts.common.amount).waitFor();
  },
);

journey('a login in another tab that comes while the login page does leads on too', {}, async ({ phone, newUser }) => {
  const { token } = await newUser();
  // The page's code is held until the other tab has logged in.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await phone.page.route(/LoginScreen/, async (route) => {
    await held;
    await route.continue();
  });
  await phone.go('fund/transfer');
  await phone.isAt('common/login');
  await expect(phone.field(phone.texts.account.email).count()).resolves.toBe(0);
  await phone.page.evaluate(loginElsewhere(token));
  release();
  await phone.isAt('fund/transfer');
  await phone.field(phone.texts.common.amount).waitFor();
});

/** The script of what a tab hears when another one logs in. */
function loginElsewhere(token: string): string {
  return `
    localStorage.setItem('token', '${token}');
    dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: '${token}' }));
  `;
}

journey('one logs in with keys alone', {}, async ({ phone, newUser }) => {
  const { account } = phone.texts;
  const user = await newUser();
  await phone.go('common/login');
  const email = phone.field(account.email);
  await email.waitFor();
  await tabTo(email);
  await phone.page.keyboard.type(user.email);
  await tabTo(phone.field(account.password));
  await phone.page.keyboard.type(user.password);
  await phone.page.keyboard.press('Enter');
  await phone.isAt('index/index');
  await phone.button(phone.texts.home.deposit).waitFor();

  async function tabTo(target: typeof email): Promise<void> {
    for (let presses = 0; presses < 12; presses++) {
      if ((await target.and(phone.page.locator(':focus')).count()) === 1) return;
      await phone.page.keyboard.press('Tab');
    }
    throw new Error('the field is not reached with the tab key');
  }
});

journey('a visitor is told what each tab is for', { language: 'en', theme: 'light' }, async ({ phone }) => {
  const { common, home, orders, funds } = phone.texts;
  await phone.go('index/index');
  await phone.button(common.register).waitFor();
  await phone.picture('visitor-home');
  await phone.toTab('market');
  await phone.tab(phone.texts.market.tabs.watchlist).click();
  await phone.sees(home.watchlistSignedOut);
  await phone.picture('visitor-watchlist');
  await phone.toTab('trade');
  await phone.sees(orders.signedOutText);
  await phone.picture('visitor-trade');
  await phone.toTab('finance');
  await phone.sees(common.finance.intro);
  await phone.toTab('assets');
  await phone.sees(funds.signedOutText);
  await phone.picture('visitor-assets');
  await phone.button(common.logIn).click();
  await phone.isAt('common/login');
});
