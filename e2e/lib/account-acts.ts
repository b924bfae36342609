import { expect } from 'vitest';
import { password } from './api-client.ts';
import { codeFor } from './outbox.ts';
import type { Phone } from './phone.ts';
import type { PracticeServer } from './practice-server.ts';

/** Steps of journeys around an account. */

/** Opens an account from the registration page; ends signed in on the home page. */
export async function register(phone: Phone, server: PracticeServer, email: string): Promise<void> {
  const { account, entry } = phone.texts;
  await phone.go('common/register');
  await phone.field(account.email).fill(email);
  await phone.picture('register-identity');
  await phone.button(entry.continue).click();
  const code = phone.field(account.code);
  await code.waitFor();
  await phone.picture('register-code');
  // Back keeps what was answered, and asks for no second code.
  await phone.page.goBack();
  expect(await phone.field(account.email).inputValue()).toBe(email);
  await phone.button(entry.continue).click();
  await code.fill(await codeFor(server.dataFolder, email, 'register'));
  await phone.field(account.newPassword).fill(password);
  // The words beside the box hold a button of their own; the box itself is the one to check.
  await phone.find('checkbox').check();
  await phone.picture('register');
  await phone.button(entry.createAccount).click();
  await phone.isAt('index/index');
}

/** Claims practice funds of these coins from the home page, and comes back to it. */
export async function claim(phone: Phone, codes: readonly string[]): Promise<void> {
  const { home } = phone.texts;
  await phone.button(home.deposit).click();
  await phone.button(phone.texts.funds.claimFunds).click();
  const sheet = phone.dialog(home.practiceFunds.title);
  for (const [place, code] of codes.entries()) {
    await sheet.getByRole('button', { name: `${home.practiceFunds.claim} ${code}`, exact: true }).click();
    await sheet.getByText(home.practiceFunds.claimed).nth(place).waitFor();
  }
  await phone.picture('practice-funds');
  await phone.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await phone.page.goBack();
  await phone.isAt('index/index');
}

/** Logs out from the settings page; ends on the home page as a visitor. */
export async function logOut(phone: Phone): Promise<void> {
  const { settings, common } = phone.texts;
  await phone.go('setting/setting');
  await phone.button(settings.logout).click();
  await phone.find('alertdialog').getByRole('button', { name: settings.logout }).click();
  await phone.isAt('index/index');
  await phone.button(common.register).waitFor();
}
