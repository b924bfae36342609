import { codeFor } from '../lib/outbox.ts';
import { setUpTotp, typeLogin } from '../lib/safety-acts.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf } from '../lib/texts.ts';

/** A wait of six seconds instead of two minutes. */
const { journey } = openStage('recovery', 20);

journey(
  'a user without factors gets into a frozen account with the password alone after the wait, and withdrawals are held',
  { as: 'trader', language: 'en', theme: 'dark' },
  async ({ phone: owner, user, server, openPhone }) => {
    const { safety, recovery, common, account } = owner.texts;
    await setUpTotp(owner, user.password);
    await owner.go('setting/freeze');
    await owner.button(safety.freeze.submit).click();
    await owner.find('alertdialog').getByRole('button', { name: safety.freeze.submit }).click();
    await owner.sees(safety.freeze.done);
    const asker = await openPhone({ token: undefined });
    await typeLogin(asker, user);
    await asker.sees(safety.unfreeze.frozen);
    await asker.field(account.password).fill(user.password);
    await asker.button(common.sendCode).click();
    await asker.field(account.code).fill(await codeFor(server.dataFolder, user.email, 'unfreeze'));
    await asker.button(safety.unfreeze.submit).click();
    await asker.button(recovery.entry).click();
    await asker.sees(recovery.intro.frozenText);
    await asker.picture('recover-frozen');
    await asker.button(recovery.intro.begin).click();
    await asker.button(common.sendCode).click();
    await asker.field(anyOf(safety.fields.code)).fill(await codeFor(server.dataFolder, user.email, 'recovery'));
    await asker.button(common.confirm).click();
    await asker.button(recovery.ask.submit).click();
    await asker.sees(recovery.wait.title);
    await asker.sees(recovery.done.title);
    await asker.picture('recover-done');
    // Earlier sessions have ended.
    await owner.go('setting/security');
    await owner.sees(common.signedOutTitle);
    await typeLogin(asker, user);
    await asker.isAt('index/index');
    await asker.go('setting/security');
    await asker.sees(safety.hold.reasons.factor_changed);
    await asker.sees(safety.score.weak);
  },
);
