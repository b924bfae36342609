import {
  cancelOtcOrder,
  getFundingLimits,
  getOtcOrder,
  listOtcAds,
  listOtcOrders,
  listOwnOtcAds,
  openOtcOrder,
  saveOtcAd,
  sendMessage,
  submitIdentity,
} from '@candor/api';
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
      await phone.find('checkbox', otc.own).check();
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
    },
  );
  journey(
    `an ad is posted, and an edit of it begins with its terms of now, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, server, user }) => {
      await verified(server, user);
      const { otc } = phone.texts;
      const price = phone.field(otc.form.price.replace('{fiat}', 'USD'));
      await phone.go('otc/otc', { tab: 'ads' });
      await phone.button(otc.ads.new).first().click();
      await phone.find('checkbox', otc.methods.wise).check();
      await phone.field(otc.method.account).waitFor();
      await phone.picture('otc-method');
      await phone.page.keyboard.press('Escape');
      await phone.sees(otc.form.missing);
      await phone.find('radio', otc.tabs.buy).click();
      await phone.field(otc.form.quantity).fill('100');
      await price.fill('0.5');
      await phone.picture('otc-ad');
      await phone.button(otc.form.save).click();
      await phone.button(otc.ads.edit).click();
      await price.waitFor();
      await phone.page.goBack();
      await phone.button(otc.ads.edit).waitFor();
      // From another device.
      const ad = (await user.call(listOwnOtcAds, {})).data[0] ?? expect.fail('there is no ad');
      await user.call(saveOtcAd, { ...ad, price: '0.57', methods: [['wise']] });
      await phone.button(otc.ads.edit).click();
      await expect.poll(() => price.inputValue(), waits).toBe('0.57');
    },
  );
}

journey(
  'USDT is sold: the account that is paid to and the release are proven, and both sides agree to cancel another deal',
  { as: 'trader', language: 'en', theme: 'dark' },
  async ({ phone, server, user, newUser, openPhone }) => {
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
    await phone.find('heading', otc.states.released).waitFor();

    // Another buyer has the money back, and agrees to cancel.
    const buyer = await newUser();
    const token = buyer.token;
    await verified(server, buyer);
    const ad = (await user.call(listOtcAds, { side: 'sell' })).data[0] ?? expect.fail('there is no ad');
    const { adId: _adId, ...terms } = ad;
    const { adId } = await buyer.call(saveOtcAd, { ...terms, quantity: '100', methods: [['bank_transfer']] });
    const sold = { ad: adId, quantity: '20', method: 'bank_transfer', price: ad.price ?? '', delayMs: 0 } as const;
    const { orderId } = await user.call(openOtcOrder, sold);
    const other = await openPhone({ token });
    await other.go('otc/order', { id: String(orderId) });
    await other.find('checkbox', otc.own).check();
    await other.button(otc.acts.pay).click();
    await other.find('heading', otc.states.paid).waitFor();
    const { conversationId } = await user.call(getOtcOrder, { orderId });
    await user.call(sendMessage, { conversationId, clientId: 'a-word-of-the-seller', text: 'It is on its way back.' });
    await user.call(cancelOtcOrder, { orderId });
    await other.tab(new RegExp(`^${otc.view.talk} ?, 1`)).waitFor();
    await other.sees(otc.asked);
    await other.picture('otc-cancel-asked');
    await other.button(otc.acts.agree).click();
    const question = other.find('alertdialog');
    await question.getByText(otc.asked).waitFor();
    await question.getByRole('button', { name: otc.acts.agree }).click();
    await other.find('heading', otc.states.cancelled).waitFor();
    await other.tab(new RegExp(`^${otc.view.talk}`)).click();
    await other.sees('It is on its way back.');
    // A message that was read leaves no mark.
    await other.tab(otc.view.order).click();
    await other.tab(otc.view.talk).waitFor();
    await other.go('otc/otc', { tab: 'orders' });
    await other.find('radio', otc.orders.ended).click();
    // The time follows the state, with no mark between them.
    await other.button(new RegExp(`${otc.states.cancelled}\\s*\\d`)).waitFor();
  },
);
