import { getFundingLimits, listOtcAds, listOtcOrders, submitIdentity } from '@candor/api';
import { expect } from 'vitest';
import { type ApiUser, newSession } from '../lib/api-client.ts';
import { guard, holdsEnded, hurryFunding } from '../lib/guarded-user.ts';
import type { PracticeServer } from '../lib/practice-server.ts';
import { openStage } from '../lib/stage.ts';
import { prove } from '../lib/withdraw-acts.ts';

/** Simulated sellers release, and the desk decides, so many times quicker than for people. */
const speed = 10;
const { journey } = openStage('otc', speed);
const waits = { timeout: 15_000 };
let known = 0;

async function verified(server: PracticeServer, user: ApiUser): Promise<void> {
  // Not in the session of the user's phone, which would get another token by it.
  user.token = await newSession(server, user);
  await user.call(submitIdentity, {
    realType: 'text',
    idType: 'passport',
    name: 'Nguyen Van An',
    cardId: `D${2_345_678 + ++known}`,
    country: 'VN',
    birthDate: '1990-05-17',
  });
  await expect.poll(async () => (await user.call(getFundingLimits, {})).level, waits).toBe('basic');
  await expect.poll(async () => (await user.call(listOtcAds, { side: 'buy' })).total, waits).toBeGreaterThan(0);
}

for (const [language, theme] of [
  ['vn', 'dark'],
  ['en', 'light'],
] as const) {
  journey(
    `USDT is bought of a simulated seller, from the ad to the release, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, server, user }) => {
      await verified(server, user);
      const { otc } = phone.texts;
      await phone.go('otc/otc');
      await phone.sees('SimLinh');
      await phone.picture('otc-ads');
      await phone.button(otc.buyFrom).first().click();
      await phone.field(otc.sheet.amount).fill('50');
      await phone.picture('otc-buy');
      await phone.dialog().getByRole('button').last().click();
      await phone.sees(otc.states.created);
      await phone.picture('otc-order');
      await phone.page.getByRole('checkbox').check();
      await phone.button(otc.acts.pay).click();
      await phone.tab(otc.view.talk).click();
      await phone.sees(otc.talkNone);
      await phone.picture('otc-talk');
      await phone.tab(otc.view.order).click();
      // Its word is in the record of the seller as well.
      await phone.find('heading', otc.states.released).waitFor();
      // The seller's release reaches the history a moment after the page.
      await expect
        .poll(async () =>
          (await user.call(listOtcOrders, { status: 'ended' })).data.map((one) => [one.role, one.state, one.quantity]),
        )
        .toEqual([['buyer', 'released', '50']]);
      await phone.go('otc/edit');
      await phone.sees(otc.form.quantity);
      await phone.picture('otc-ad');
    },
  );
}

journey(
  'USDT is sold to a simulated buyer; the account that is paid to and the release are proven',
  { as: 'trader', language: 'en', theme: 'dark' },
  async ({ phone, server, user }) => {
    await hurryFunding(server.address);
    const guarded = await guard(server, user);
    await holdsEnded(user);
    const { otc } = phone.texts;
    await phone.go('otc/otc');
    await phone.tab(otc.tabs.sell).click();
    await phone.sees('SimMarco');
    await phone.button(otc.sellTo).first().click();
    await phone.field(otc.sheet.amount).fill('50');
    const submit = phone.dialog().getByRole('button').last();
    await submit.click();
    await phone.field(otc.method.holder).fill('Nguyen Van An');
    await phone.field(otc.method.account).fill('P-77');
    await phone.button(otc.method.save).click();
    await prove(phone, guarded);
    await submit.click();
    await phone.button(otc.acts.release).click();
    await phone.sees(phone.texts.stepUp.title);
    await phone.picture('otc-release');
    await prove(phone, guarded);
    await phone.sees(otc.states.released);
  },
);
