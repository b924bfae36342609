import { type authenticatorApp as App, authenticatorApp } from './totp.ts';
import type { Phone } from './phone.ts';

/** Steps of journeys through account safety. */

/** Sets the first pay password, mistyping it once; a user with a passkey confirms it with that. */
export async function setUpPayPassword(
  phone: Phone,
  password: string,
  digits: string,
  hasPasskey = false,
): Promise<void> {
  const { payPassword, fields } = phone.texts.safety;
  const proof = phone.dialog(phone.texts.stepUp.title);
  await phone.go('setting/payPassword');
  await phone.field(payPassword.first).fill(digits);
  await phone.field(payPassword.again).fill(digits.replace(/.$/, '0'));
  await phone.field(fields.loginPassword).fill(password);
  await phone.button(payPassword.set).click();
  await phone.sees(payPassword.problems.differ);
  await phone.field(payPassword.again).fill(digits);
  await phone.button(payPassword.set).click();
  if (hasPasskey) await proof.getByRole('button', { name: payPassword.set, exact: true }).click();
  await phone.sees(payPassword.done);
}

/** Sets the authenticator app up as the first factor; answers it with the recovery codes that were shown. */
export async function setUpTotp(
  phone: Phone,
  password: string,
): Promise<{ readonly app: ReturnType<typeof App>; readonly codes: readonly string[] }> {
  const { safety, common } = phone.texts;
  await phone.go('setting/totp');
  await phone.find('img', safety.totp.qr).locator('path').waitFor();
  const app = authenticatorApp(await phone.page.locator('code').innerText());
  await phone.picture('totp-setup');
  await phone.field(safety.totp.confirm).fill(await app.next());
  await phone.field(safety.fields.loginPassword).fill(password);
  await phone.button(safety.totp.submit).click();
  await phone.sees(safety.recovery.title);
  await phone.picture('recovery-codes');
  const codes = await phone.page.locator('main ol li').filter({ visible: true }).allInnerTexts();
  await phone.find('checkbox').check();
  await phone.button(common.done).click();
  return { app, codes };
}

/** Types address and password on the login page; the next step depends on the account. */
export async function typeLogin(
  phone: Phone,
  user: { readonly email: string; readonly password: string },
): Promise<void> {
  const { account, common } = phone.texts;
  await phone.go('common/login');
  await phone.field(account.email).fill(user.email);
  await phone.field(account.password).fill(user.password);
  await phone.button(common.logIn).click();
}
