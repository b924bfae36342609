import { codeFor } from '../lib/outbox.ts';
import { setUpTotp, typeLogin } from '../lib/safety-acts.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf } from '../lib/texts.ts';

/** A wait of six seconds instead of two minutes. */
const { journey } = openStage('recovery', 20);

journey(
  'who has lost every factor gets in with the password alone after the wait, and withdrawals are held',
  { as: 'trader', language: 'en', theme: 'dark' },
  async ({ phone: owner, user, server, openPhone }) => {
    const { safety, recover, common } = owner.texts;
    await setUpTotp(owner, user.password);
    const asker = await openPhone({ token: undefined });
    await typeLogin(asker, user);
    await asker.button(recover.entry).click();
    await asker.button(recover.intro.begin).click();
    await asker.button(common.sendCode).click();
    await asker.field(anyOf(safety.fields.code)).fill(await codeFor(server.dataFolder, user.email, 'recovery'));
    await asker.button(common.confirm).click();
    await asker.button(recover.ask.submit).click();
    await asker.sees(recover.wait.title);
    await asker.sees(recover.done.title);
    await asker.picture('recover-done');
    // Whoever was logged in is so no more.
    await owner.go('setting/security');
    await owner.sees(common.signedOutTitle);
    await typeLogin(asker, user);
    await asker.isAt('index/index');
    await asker.go('setting/security');
    await asker.sees(safety.hold.reasons.factor_changed);
    await asker.sees(safety.score.weak);
  },
);
