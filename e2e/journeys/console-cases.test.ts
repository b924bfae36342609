import {
  appealOtcOrder,
  beginStepUp,
  disputeOtcOrder,
  getOtcDispute,
  listOtcAds,
  openOtcOrder,
  openSupportCase,
  otcMethodSubject,
  payOtcOrder,
  saveOtcAd,
  saveOtcMethod,
  setFundingTerms,
} from '@candor/api';
import { present } from '@candor/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ApiUser, assets } from '../lib/api-client.ts';
import { graveFindings, joinDesk, openDesk } from '../lib/desk.ts';
import { type Guard, guard, holdsEnded } from '../lib/guarded-user.ts';
import { citizen, submitBasic } from '../lib/identity-acts.ts';
import { changeByTwo } from '../lib/operator.ts';
import type { Phone } from '../lib/phone.ts';
import { inProject } from '../lib/project.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';
import { coldWallet, prove, withdrawTo } from '../lib/withdraw-acts.ts';

const { journey } = openStage('console-cases', 8);
/** The time to undo, and a dozen blocks, on a busy machine. */
const doneMsMax = 150_000;
const picture = (desk: Page, name: string) =>
  desk.screenshot({ path: inProject('e2e', 'pictures', `${name}.png`), fullPage: true });

/** Opens the newest case of a kind out of the queue. */
async function openCase(desk: Page, kind: string): Promise<void> {
  await desk.keyboard.press('Escape');
  await desk.goto(desk.url().replace(/#.*/, '#/work'));
  await desk.getByRole('button', { name: new RegExp(`^${kind} [1-9]`) }).click();
  await desk.getByRole('cell', { name: kind, exact: true }).last().click();
  await desk.getByRole('heading', { level: 1, name: new RegExp(`^${kind} `) }).waitFor();
}

/** The form of one act on a case. */
const act = (desk: Page, name: string) =>
  desk.locator('section').filter({ has: desk.getByRole('heading', { name, exact: true }) });

async function twoDesks(phone: Phone, links: readonly string[], troubles: string[]): Promise<readonly [Page, Page]> {
  const browser = present(phone.context.browser(), 'the phone is in a browser');
  const open = (colorScheme: 'dark' | 'light') =>
    openDesk(browser, { colorScheme, width: 1_440, onTrouble: (words) => troubles.push(words) });
  const desks = [await open('dark'), await open('light')] as const;
  await joinDesk(desks[0], links[0] ?? '', 'Ada');
  await joinDesk(desks[1], links[1] ?? '', 'Bea');
  return desks;
}

journey(
  'operators ask again for one field of an identity, answer a question, pay out by two, and judge a dispute twice',
  { as: 'trader' },
  async ({ phone, server, user, newUser, openPhone }) => {
    await changeByTwo(server.address, setFundingTerms, {
      undoMs: 15_000,
      destinationWaitMs: 0,
      holdMs: 22_000,
      basicLimit: '200',
      advancedLimit: '500',
      reviewAbove: '0.0001',
      twoPeopleAbove: '0.0002',
      note: 'journeys do not wait for minutes',
    });
    const guarded = await guard(server, user);
    const buyer = await newUser();
    await guard(server, buyer);
    const troubles: string[] = [];
    const [ada, bea] = await twoDesks(phone, server.joinLinks, troubles);
    await ada.getByRole('checkbox', { name: 'Simulated desk decides' }).click();
    await ada.getByRole('checkbox', { name: 'Simulated desk decides', checked: false }).waitFor();

    const other = await newUser();
    const others = await openPhone({ token: other.token, language: 'vn', theme: 'light' });
    await refusesOneField(ada, others);
    await answersQuestion(ada, other, others);
    await holdsEnded(user);
    await paysOut([ada, bea], phone, guarded);
    await judges([ada, bea], user, buyer, guarded);
    await Promise.all([ada, bea].map((desk) => desk.context().close()));
    expect(troubles).toEqual([]);
  },
);

/** The name differs, the rest stays: the phone asks for the name alone. */
async function refusesOneField(desk: Page, phone: Phone): Promise<void> {
  const { identity } = phone.texts;
  await phone.go('setting/real');
  await submitBasic(phone, { name: 'Nguyễn Văn Anh' });
  await phone.sees(identity.verifying.title);
  await openCase(desk, 'Identity');
  await desk.getByLabel('Why you look; their owner reads it').fill('review of a new case');
  await desk.getByRole('button', { name: 'Open' }).click();
  await desk.getByText('Nguyễn Văn Anh').first().waitFor();
  const deciding = act(desk, 'Decide on an identity');
  await deciding.getByLabel('Decision').selectOption('fail');
  await deciding.getByRole('button', { name: 'Add a row' }).click();
  await deciding.getByLabel('Field, 1').selectOption('name');
  await deciding.getByLabel('What is wrong, 1').selectOption('differs');
  expect(await graveFindings(desk)).toEqual([]);
  await picture(desk, 'console-identity');
  await deciding.getByRole('button', { name: 'Decide' }).click();
  await phone.sees(fill(identity.failed.title, { level: identity.levels.basic }));
  await phone.sees(identity.failed.kept);
  expect(await phone.field(identity.number).count()).toBe(0);
  expect(await phone.field(identity.name).inputValue()).not.toBe(citizen.name);
}

/** An answer of support is on the phone, as one of staff. */
async function answersQuestion(desk: Page, user: ApiUser, phone: Phone): Promise<void> {
  const asked = { topic: 'other', clientId: 'a-question-of-mine', text: 'Which name do you mean?' } as const;
  const { caseId } = await user.call(openSupportCase, asked);
  await openCase(desk, 'Support');
  await desk.getByText(asked.text, { exact: true }).waitFor();
  const answering = act(desk, 'Answer a support case');
  await answering.getByLabel('Text').fill('The one in your passport.');
  expect(await graveFindings(desk)).toEqual([]);
  await picture(desk, 'console-support');
  await answering.getByRole('button', { name: 'Send answer' }).click();
  await phone.go('kefu/case', { id: String(caseId) });
  await phone.sees('The one in your passport.');
}

/** A withdrawal above the limit waits for two people. */
async function paysOut([first, second]: readonly [Page, Page], phone: Phone, guarded: Guard): Promise<void> {
  const { withdraw, addresses, common } = phone.texts;
  await phone.go('fund/withdraw', { currency: String(assets.usdt), rail: '1' });
  await phone.field(withdraw.to).fill(coldWallet);
  await phone.field(common.amount).fill('120.5');
  await phone.button(withdraw.addFirst).click();
  await phone.field(addresses.name).fill('Cold wallet');
  await phone.button(withdraw.goOn).click();
  await prove(phone, guarded);
  await phone.sees(fill(withdraw.inBook, { label: 'Cold wallet' }));
  await withdrawTo(phone, 'Cold wallet', '120.5', guarded);
  await phone.find('status').getByText(withdraw.status.titles.review).waitFor({ timeout: doneMsMax });
  for (const desk of [first, second]) {
    await openCase(desk, 'Withdrawal');
    const reviewing = act(desk, 'Review a withdrawal');
    await reviewing.getByLabel('Reason', { exact: true }).fill('the owner was called');
    expect(await graveFindings(desk)).toEqual([]);
    await picture(desk, desk === first ? 'console-withdrawal' : 'console-withdrawal-second');
    await reviewing.getByRole('button', { name: 'Decide' }).click();
    await desk
      .getByText(desk === first ? 'A second operator has to do the same.' : 'Done.')
      .first()
      .waitFor();
  }
  await phone.find('status').getByText(withdraw.status.titles.confirmed).waitFor({ timeout: doneMsMax });
}

/** A deal of two users comes to a verdict, and after an appeal to the last one by somebody else. */
async function judges(desks: readonly [Page, Page], seller: ApiUser, buyer: ApiUser, guarded: Guard): Promise<void> {
  const orderId = await disputedDeal(seller, buyer, guarded);
  for (const [at, desk] of desks.entries()) {
    await openCase(desk, 'Dispute');
    const deciding = act(desk, 'Decide on an OTC dispute');
    await deciding.getByLabel('Amount to the buyer').fill(at === 0 ? '5' : '20');
    await deciding.getByLabel('Ground of the verdict').selectOption('wrong_amount');
    await deciding.getByLabel('Reason', { exact: true }).fill('looked at both sides');
    expect(await graveFindings(desk)).toEqual([]);
    await picture(desk, `console-dispute-${at + 1}`);
    await deciding.getByRole('button', { name: 'Give the verdict' }).click();
    await desk.getByText('Done.').first().waitFor();
    if (at === 0) await buyer.call(appealOtcOrder, { orderId });
  }
  const { order } = await buyer.call(getOtcDispute, { orderId });
  expect(order.state).toBe('closed');
}

async function disputedDeal(seller: ApiUser, buyer: ApiUser, { payPassword, app }: Guard): Promise<number> {
  const paid = { method: 'wise', holder: 'Nguyen Van An', account: 'P-77' } as const;
  const { stepUpId } = await seller.call(beginStepUp, { action: 'otc_method', subject: otcMethodSubject(paid) });
  await seller.call(saveOtcMethod, { ...paid, stepUpId, payPassword, factorCode: await app.next() });
  await expect.poll(async () => (await seller.call(listOtcAds, { side: 'sell' })).total).toBeGreaterThan(0);
  const ad = present((await seller.call(listOtcAds, { side: 'sell' })).data[0], 'somebody buys');
  const { adId: _adId, ...terms } = ad;
  const { adId } = await buyer.call(saveOtcAd, { ...terms, quantity: '100', methods: [['wise']] });
  const sold = { ad: adId, quantity: '20', method: 'wise', price: ad.price ?? '', delayMs: 0 } as const;
  const { orderId } = await seller.call(openOtcOrder, sold);
  await buyer.call(payOtcOrder, { orderId, isOwnName: true });
  await buyer.call(disputeOtcOrder, { orderId, reason: 'not_released', text: 'Paid at noon, see the slip.' });
  return orderId;
}
