import { readFileSync } from 'node:fs';
import {
  beginStepUp,
  cancelOtcOrder,
  cardSubject,
  decideOtcCase,
  getFundingLimits,
  getOtcOrder,
  listOtcAds,
  listOtcMethods,
  listOtcOrders,
  listOwnOtcAds,
  openOtcOrder,
  payOtcOrder,
  saveDomesticCard,
  saveOtcAd,
  sendMessage,
  stateOtcCase,
  submitIdentity,
} from '@candor/api';
import { expect } from 'vitest';
import { type ApiUser, newSession } from '../lib/api-client.ts';
import { type Guard, guard, holdsEnded, hurryFunding } from '../lib/guarded-user.ts';
import { photo } from '../lib/identity-acts.ts';
import { callAs } from '../lib/operator.ts';
import type { Phone } from '../lib/phone.ts';
import type { PracticeServer } from '../lib/practice-server.ts';
import { openStage } from '../lib/stage.ts';
import { prove } from '../lib/withdraw-acts.ts';

/** Simulated sellers release, and the desk decides, so many times quicker than for people. */
const speed = 10;
const { journey } = openStage('otc', speed);
const dollarBank = 5;
const verifiedName = 'Nguyen Van An';
const waits = { timeout: 15_000 };
let known = 0;

async function verified(server: PracticeServer, user: ApiUser): Promise<void> {
  // Not in the session of the user's phone, which would get another token by it.
  user.token = await newSession(server, user);
  await user.call(submitIdentity, {
    realType: 'text',
    idType: 'passport',
    name: verifiedName,
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
      await phone.find('checkbox', otc.ownNamed.replace('{name}', verifiedName)).check();
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
  'USDT is sold: accounts and the release are proven, both sides agree to cancel a deal, and another one comes to a verdict',
  { as: 'trader', language: 'en', theme: 'dark' },
  async ({ phone, server, user, newUser, openPhone }) => {
    await hurryFunding(server.address);
    const guarded = await guard(server, user);
    await holdsEnded(user);
    const cardId = await boundCard(user, guarded);
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
    await changesDetails(phone, user, guarded, cardId);

    // Another buyer has the money back, and agrees to cancel.
    const buyer = await newUser();
    const token = buyer.token;
    await verified(server, buyer);
    const ad = (await user.call(listOtcAds, { side: 'sell' })).data[0] ?? expect.fail('there is no ad');
    const { adId: _adId, ...terms } = ad;
    const { adId } = await buyer.call(saveOtcAd, { ...terms, quantity: '100', methods: [['bank_card']] });
    const sold = { ad: adId, quantity: '20', method: 'bank_card', price: ad.price ?? '', delayMs: 0 } as const;
    const { orderId } = await user.call(openOtcOrder, sold);
    const other = await openPhone({ token, theme: 'light' });
    await other.go('otc/order', { id: String(orderId) });
    await other.find('checkbox', otc.ownNamed.replace('{name}', verifiedName)).check();
    await other.button(otc.acts.pay).click();
    await other.find('heading', otc.states.paid).waitFor();
    const { conversationId, payerName } = await user.call(getOtcOrder, { orderId });
    expect(payerName).toBe(verifiedName);
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

    const { orderId: disputedId } = await user.call(openOtcOrder, sold);
    await buyer.call(payOtcOrder, { orderId: disputedId, isOwnName: true });
    await disputes(other, { server, seller: user, orderId: disputedId });
  },
);

/** Binds a bank card of the user's, without a browser; answers its number. */
async function boundCard(user: ApiUser, { payPassword, app }: Guard): Promise<number> {
  const bank = { holder: verifiedName, bankName: 'ACB', place: 'Hanoi', branch: 'Hoan Kiem', phone: '+84 912 345 678' };
  const card = { ...bank, railId: dollarBank, account: '970436123456' };
  const { stepUpId } = await user.call(beginStepUp, { action: 'address_add', subject: cardSubject(card) });
  const proof = { stepUpId, payPassword, factorCode: await app.next() };
  return (await user.call(saveDomesticCard, { ...card, ...proof })).destinationId;
}

/** Edits and forgets the account of bank transfers, and takes a bound card in its place. */
async function changesDetails(phone: Phone, user: ApiUser, guarded: Guard, cardId: number): Promise<void> {
  const { otc } = phone.texts;
  const kept = async () =>
    (await user.call(listOtcMethods, {})).methods.map(({ method, details, cardId: card }) => [
      method,
      details.account,
      card,
    ]);
  const of = (method: string, act: string) => phone.button(`${method}: ${act}`);
  await phone.go('otc/edit');
  await of(otc.methods.bank_transfer, otc.method.edit).click();
  await expect.poll(() => phone.field(otc.method.account).inputValue()).toBe('P-77');
  await phone.field(otc.method.account).fill('P-78');
  await phone.button(otc.method.save).click();
  await prove(phone, guarded);
  await expect.poll(kept, waits).toEqual([['bank_transfer', 'P-78', undefined]]);
  await of(otc.methods.bank_transfer, otc.method.edit).click();
  await phone.button(otc.method.forget).click();
  await of(otc.methods.bank_transfer, otc.method.add).waitFor();
  expect(await kept()).toEqual([]);
  await of(otc.methods.bank_card, otc.method.add).click();
  await phone.find('radio', /ACB/).click();
  await phone.picture('otc-card');
  await phone.button(otc.method.save).click();
  await prove(phone, guarded);
  await of(otc.methods.bank_card, otc.method.edit).waitFor();
  expect(await kept()).toEqual([['bank_card', '970436123456', cardId]]);
}

/** A buyer disputes an order that is paid: both sides are heard, two operators judge, and the document is checked. */
async function disputes(
  phone: Phone,
  { server, seller, orderId }: { readonly server: PracticeServer; readonly seller: ApiUser; readonly orderId: number },
): Promise<void> {
  const { otc, conversation } = phone.texts;
  await phone.go('otc/order', { id: String(orderId) });
  await phone.button(otc.acts.dispute).click();
  await phone.find('radio', otc.reasons.not_released).click();
  await phone.field(otc.dispute.words).fill('Paid at noon, see the slip.');
  await phone.picture('otc-dispute-form');
  await phone.button(otc.acts.dispute).click();
  await phone.find('heading', otc.states.disputed).waitFor();
  await seller.call(stateOtcCase, { orderId, reason: 'not_paid', text: 'Nothing came.' });
  await phone.page.getByLabel(conversation.picture.add, { exact: true }).setInputFiles(await photo(phone, 'Slip'));
  await phone.button(otc.dispute.add).click();
  await phone.button(conversation.picture.open).waitFor();
  await phone.sees('Nothing came.');
  await phone.picture('otc-dispute');

  const verdict = { orderId, reason: 'wrong_amount', note: 'looked at both sides' } as const;
  await callAs('support', server.address, decideOtcCase, { ...verdict, toBuyer: '5' });
  await phone.find('heading', otc.dispute.first).waitFor();
  await phone.picture('otc-verdict');
  await phone.button(otc.acts.appeal).click();
  await phone.find('alertdialog').getByRole('button', { name: otc.acts.appeal }).click();
  await phone.find('heading', otc.states.appealed).waitFor();
  await callAs('markets', server.address, decideOtcCase, { ...verdict, toBuyer: '20' });
  await phone.find('heading', otc.states.closed).waitFor();
  const downloading = phone.page.waitForEvent('download');
  await phone.button(new RegExp(otc.dispute.pdf.replaceAll(/[()]/g, '.'))).click();
  const document = await (await downloading).path();
  await phone.picture('otc-verdict-final');
  await phone.go('otc/check');
  const file = phone.page.getByLabel(otc.check.choose, { exact: true });
  await file.setInputFiles({ name: 'verdict.pdf', mimeType: 'application/pdf', buffer: readFileSync(document) });
  await phone.sees(otc.check.results.right);
  await phone.sees(/"carriedOut"/);
  await phone.picture('otc-check');
}
