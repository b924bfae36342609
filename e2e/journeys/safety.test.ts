import { getOpenRecovery, getSafety } from '@candor/api';
import { textOf } from '@candor/messages/server';
import { expect } from 'vitest';
import { logOut } from '../lib/account-acts.ts';
import { addAuthenticator } from '../lib/authenticator.ts';
import { graveFindings } from '../lib/axe.ts';
import { codeFor, linkFor } from '../lib/outbox.ts';
import type { Phone } from '../lib/phone.ts';
import { setUpPayPassword, setUpTotp, typeLogin } from '../lib/safety-acts.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf } from '../lib/texts.ts';

const { journey } = openStage('safety');
const payPassword = '280461';
const newPassword = 'eight green bottles';

/** The phone shows the app again: data that may have changed meanwhile is reloaded at once. */
const comeBack = (phone: Phone) =>
  phone.page.evaluate(`document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`);

for (const look of [
  { language: 'en', theme: 'dark' },
  { language: 'vn', theme: 'light' },
] as const) {
  journey(
    `a pay password and an authenticator app are set up, and the app is asked for at the login (${look.theme})`,
    { as: 'trader', ...look },
    async ({ phone, user }) => {
      const { safety, common } = phone.texts;
      await phone.go('setting/security');
      await phone.sees(safety.score.weak);
      await phone.picture('security-weak');

      await setUpPayPassword(phone, user.password, payPassword);

      const { app, codes } = await setUpTotp(phone, user.password);
      expect(new Set(codes).size).toBe(10);
      await phone.go('setting/security');
      await phone.sees(safety.hold.title);
      await phone.sees(safety.hold.reasons.factor_changed);
      await phone.picture('security-held');

      await logOut(phone);
      await typeLogin(phone, user);
      await phone.sees(safety.signIn.title);
      await phone.picture('second-step');
      await phone.field(safety.signIn.totp).fill('000000');
      await phone.sees(textOf('second_factor_wrong', phone.language));
      await phone.field(safety.signIn.totp).fill(await app.next());
      await phone.isAt('index/index');

      // A recovery code does instead, once.
      const [code = ''] = codes;
      await logOut(phone);
      await typeLogin(phone, user);
      await phone.button(safety.signIn.useRecovery).click();
      await phone.field(safety.signIn.recovery).fill(code.toLowerCase());
      await phone.picture('recovery-login');
      await phone.page.locator('form').getByRole('button', { name: common.logIn, exact: true }).click();
      await phone.isAt('index/index');
      await phone.go('setting/recovery');
      await phone.sees(/^9$/);
    },
  );

  journey(
    `a passkey is made, logs in alone, and confirms what is done (${look.theme})`,
    { as: 'trader', ...look },
    async ({ phone, user }) => {
      const { safety, common, stepUp } = phone.texts;
      const device = await addAuthenticator(phone);
      await phone.go('setting/passkeys');
      await phone.button(safety.passkeys.add).click();
      const sheet = phone.dialog(safety.passkeys.add);
      await sheet.getByRole('textbox', { name: safety.passkeys.name, exact: true }).fill('My phone');
      await sheet.getByRole('textbox', { name: safety.fields.loginPassword, exact: true }).fill(user.password);
      await phone.picture('add-passkey');
      await sheet.getByRole('button', { name: safety.passkeys.add, exact: true }).click();
      await phone.sees(safety.recovery.title);
      expect(await device.count()).toBe(1);
      await phone.find('checkbox').check();
      await phone.button(common.done).click();
      await phone.sees('My phone');
      await phone.picture('passkeys');

      await logOut(phone);
      await phone.go('common/login');
      await device.agrees(false);
      await phone.button(safety.signIn.passkey).click();
      await phone.sees(safety.passkeys.dismissed);
      await device.agrees(true);
      await phone.button(safety.signIn.passkey).click();
      await phone.isAt('index/index');

      await setUpPayPassword(phone, user.password, payPassword, true);
      await phone.go('setting/new_api_key');
      await phone.field(safety.apiKeys.name).fill('Robot');
      await phone.button(safety.apiKeys.submit).click();
      const proof = phone.dialog(stepUp.title);
      await proof.getByRole('textbox', { name: stepUp.payPassword, exact: true }).fill(payPassword);
      await phone.picture('api-key-step-up');
      await proof.getByRole('button', { name: safety.apiKeys.submit, exact: true }).click();
      await phone.sees(safety.apiKeys.secretText);
      await phone.picture('api-key');
      await phone.button(safety.apiKeys.secretKept).click();
      await phone.go('setting/api_keys');
      await phone.sees('Robot');
      await phone.picture('api-keys');
    },
  );

  journey(
    `a device that is logged out elsewhere is led to the login at once (${look.theme})`,
    { as: 'trader', ...look },
    async ({ phone, user, openPhone }) => {
      const { safety } = phone.texts;
      const other = await openPhone({ token: undefined, ...look });
      await typeLogin(other, user);
      await other.isAt('index/index');
      await other.button(phone.texts.home.deposit).waitFor();

      await phone.go('setting/sessions');
      await phone.sees(safety.sessions.here);
      await phone.picture('sessions');
      await phone.button(safety.sessions.revoke).click();
      await phone.find('alertdialog').getByRole('button', { name: safety.sessions.revoke }).click();
      await other.sees(textOf('signed_out', other.language));
      await other.isAt('common/login');
      await phone.sees(safety.sessions.alone);
    },
  );

  journey(
    `the link of a mail freezes the account, and its owner unfreezes it (${look.theme})`,
    look,
    async ({ phone, server, newUser, openPhone }) => {
      const { safety, account, common } = phone.texts;
      const user = await newUser();
      const thief = await openPhone();
      await typeLogin(thief, user);
      await thief.isAt('index/index');
      const token = await linkFor(server.dataFolder, user.email, 'freeze');
      await phone.go('setting/freeze', { token });
      await phone.sees(safety.freeze.linkText);
      await phone.picture('freeze-link');
      await phone.button(safety.freeze.submit).click();
      await phone.find('alertdialog').getByRole('button', { name: safety.freeze.submit }).click();
      await phone.sees(safety.freeze.done);
      await phone.picture('frozen');
      await thief.isAt('common/login');
      await expect(user.call(getSafety, {})).rejects.toThrow('signed_out');

      await typeLogin(phone, user);
      await phone.sees(safety.unfreeze.frozen);
      await phone.field(account.password).fill(user.password);
      await phone.button(common.sendCode).click();
      await phone.field(account.code).fill(await codeFor(server.dataFolder, user.email, 'unfreeze'));
      await phone.picture('unfreeze');
      await phone.button(safety.unfreeze.submit).click();
      await phone.isAt('common/login');
      await typeLogin(phone, user);
      await phone.isAt('index/index');
    },
  );
}

journey(
  'the login password is changed with a code, and withdrawals wait',
  { as: 'trader' },
  async ({ phone, user, server }) => {
    const { safety, account, common } = phone.texts;
    await phone.go('setting/password');
    await phone.field(safety.fields.currentPassword).fill(user.password);
    await phone.button(common.sendCode).click();
    await phone.field(anyOf(safety.fields.code)).fill(await codeFor(server.dataFolder, user.email, 'password'));
    await phone.field(account.newPassword).fill(newPassword);
    await phone.field(account.passwordAgain).fill(newPassword);
    await phone.button(safety.password.submit).click();
    await phone.sees(safety.password.done);
    await phone.go('setting/security');
    await phone.sees(safety.hold.reasons.password_changed);
  },
);

journey(
  'a word for our mails is chosen, and an invitation is shown',
  { as: 'trader', language: 'zh', theme: 'light' },
  async ({ phone, user }) => {
    const { safety, invitations, coupons } = phone.texts;
    await phone.go('setting/phishing_word');
    await phone.field(safety.phishingWord.field).fill('蓝色的猫咪');
    await phone.field(safety.fields.loginPassword).fill(user.password);
    await phone.button(safety.phishingWord.save).click();
    await phone.sees(safety.phishingWord.saved);
    await phone.go('setting/sign_ins');
    await phone.sees(safety.signIns.results.signed_in);
    await phone.go('setting/share');
    await phone.find('img', invitations.qr).locator('path').waitFor();
    const saved = phone.page.waitForEvent('download');
    await phone.button(invitations.saveImage).click();
    expect((await saved).suggestedFilename()).toMatch(/^candor-\w+\.png$/);
    await phone.picture('share');
    await phone.go('setting/coupon');
    await phone.sees(coupons.kinds.fee_rebate);
  },
);

journey('a phone is bound with a code to it and one to the e-mail', { as: 'trader', language: 'vn' }, async (scene) => {
  const { phone, user, server } = scene;
  const { safety, common } = phone.texts;
  await phone.go('setting/bind_mobile');
  await phone.field(safety.bind.newPhone).fill('0912345678');
  const [toPhone, toMail] = [phone.button(common.sendCode).first(), phone.button(common.sendCode).last()];
  await toMail.click();
  await toPhone.click();
  await phone.field(safety.bind.newCode).fill(await codeFor(server.dataFolder, '+84912345678', 'bind'));
  await phone
    .field(anyOf(safety.fields.code))
    .last()
    .fill(await codeFor(server.dataFolder, user.email, 'confirm'));
  await phone.field(safety.fields.loginPassword).fill('not the password');
  await phone.button(safety.bind.phone).click();
  await phone.sees(textOf('password_wrong', phone.language));
  await phone.picture('bind-phone');
  await phone.field(safety.fields.loginPassword).fill(user.password);
  await phone.button(safety.bind.phone).click();
  await phone.sees(safety.bind.done);
  await phone.go('setting/security');
  await phone.sees(/^\+84/);
});

journey(
  'a logged-in user freezes the account too, and is logged out with all sessions',
  { as: 'trader' },
  async (scene) => {
    const { phone, user } = scene;
    const { safety, common } = phone.texts;
    // Another call meets the end of the session before the page knows it: it causes no redirect.
    await phone.page.route('**/api/safe/freeze', async (route) => {
      const response = await route.fetch();
      await phone.sees(textOf('signed_out', phone.language));
      await route.fulfill({ response });
    });
    await phone.go('setting/freeze');
    await phone.button(safety.freeze.submit).click();
    await phone.find('alertdialog').getByRole('button', { name: safety.freeze.submit }).click();
    await phone.sees(safety.freeze.done);
    // Longer than the way to the login takes.
    await phone.page.waitForTimeout(1_500);
    await phone.sees(safety.freeze.done);
    await expect(user.call(getSafety, {})).rejects.toThrow('signed_out');
    await phone.go('setting/security');
    await phone.sees(common.signedOutTitle);
  },
);

journey(
  'a request to remove lost factors is stopped by the owner with the link of a mail',
  { as: 'trader', language: 'vn', theme: 'light' },
  async ({ phone: owner, user, server, openPhone }) => {
    const { safety, recovery, common } = owner.texts;
    await setUpTotp(owner, user.password);
    const asker = await openPhone({ token: undefined });
    await typeLogin(asker, user);
    await asker.button(recovery.entry).click();
    await asker.sees(recovery.intro.held);
    await asker.picture('recover-intro');
    await asker.button(recovery.intro.begin).click();
    await asker.button(common.sendCode).click();
    await asker.field(anyOf(safety.fields.code)).fill(await codeFor(server.dataFolder, user.email, 'recovery'));
    expect(await graveFindings(asker, 'a code of the recovery')).toEqual([]);
    await asker.button(common.confirm).click();
    await asker.sees(recovery.ask.stays);
    await asker.picture('recover-ask');
    await asker.button(recovery.ask.submit).click();
    await asker.sees(recovery.wait.title);
    await asker.find('timer').waitFor();
    expect(await graveFindings(asker, 'a recovery that waits')).toEqual([]);
    await asker.picture('recover-wait');

    await owner.isAt('index/index');
    await comeBack(owner);
    await owner.sees(recovery.alert.title);
    await owner.picture('recovery-notice');
    await owner.go('setting/security');
    await owner.sees(recovery.alert.title);
    expect(await graveFindings(owner, 'the notice of a recovery')).toEqual([]);
    // Any reader of the mail, on any device.
    const reader = await openPhone({ token: undefined });
    const token = await linkFor(server.dataFolder, user.email, 'cancelRecovery');
    await reader.go('setting/cancelRecovery', { token });
    await reader.sees(recovery.cancel.whyText);
    await reader.picture('recovery-link');
    await reader.button(recovery.cancel.submit).click();
    await reader.sees(recovery.cancel.adviceText);
    // The first token was replaced when the user set the app up.
    user.token = String(await owner.page.evaluate(`localStorage.getItem('token')`));
    expect(await user.call(getOpenRecovery, {})).toEqual({});
    await comeBack(asker);
    await asker.sees(recovery.cancelled.title);
    await asker.picture('recover-cancelled');
  },
);
