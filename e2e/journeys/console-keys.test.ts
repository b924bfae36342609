import {
  addressSubject,
  beginStepUp,
  saveAddress,
  setFundingTerms,
  setPairFees,
  setPracticeDesk,
  submitIdentity,
  withdrawalSubject,
  withdrawFunds,
} from '@candor/api';
import { present } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ApiUser, assets } from '../lib/api-client.ts';
import { openDesk } from '../lib/desk.ts';
import { guard } from '../lib/guarded-user.ts';
import { callAs, changeByTwo } from '../lib/operator.ts';
import type { PracticeServer } from '../lib/practice-server.ts';
import { openStage } from '../lib/stage.ts';
import { coldWallet } from '../lib/withdraw-acts.ts';

const { journey } = openStage('console-keys', 8);
const erc20 = 1;
const stopsMax = 60;

const hasFocus = async (one: Locator): Promise<boolean> => (await one.and(one.page().locator(':focus')).count()) > 0;

/** Goes on from part to part until this one has the focus. */
async function tabTo(one: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await one.waitFor();
  for (let stops = 0; stops < stopsMax && !(await hasFocus(one)); stops++) await one.page().keyboard.press(key);
  expect(await hasFocus(one)).toBe(true);
}

/** Chooses a word in the list that has the focus. */
async function choose(list: Locator, word: string): Promise<void> {
  await tabTo(list);
  for (let stops = 0; stops < stopsMax && (await list.inputValue()) !== word; stops++) {
    await list.page().keyboard.press('ArrowDown');
  }
  expect(await list.inputValue()).toBe(word);
}

journey(
  'operators sign in, decide cases, find a person and confirm what another proposed without a mouse',
  { as: 'trader' },
  async ({ phone, server, user, newUser }) => {
    const browser = present(phone.context.browser(), 'the phone is in a browser');
    const troubles: string[] = [];
    const open = (colorScheme: 'dark' | 'light') =>
      openDesk(browser, { colorScheme, width: 1_440, onTrouble: (words) => troubles.push(words) });
    const [, [ada, bea], other] = await Promise.all([
      changeByTwo(server.address, setFundingTerms, {
        undoMs: 1_000,
        destinationWaitMs: 0,
        holdMs: 1_000,
        basicLimit: '200',
        advancedLimit: '500',
        reviewAbove: '0.0001',
        twoPeopleAbove: '10',
        note: 'journeys do not wait for minutes',
      }),
      Promise.all([open('dark'), open('light')]).then(async (desks) => {
        await joins(desks[0], server.joinLinks[0] ?? '', 'Ada');
        await joins(desks[1], server.joinLinks[1] ?? '', 'Bea');
        await signsInAgain(desks[0]);
        return desks;
      }),
      newUser(),
    ]);
    await findsPerson(ada, other);
    await confirms(bea, ada, server);

    await holdWithdrawal(server, user, async () => {
      await callAs('admin', server.address, setPracticeDesk, { isOn: false, note: 'people decide' });
      const typed = { realType: 'text', idType: 'passport', name: 'Tran Binh', cardId: 'C7654321' } as const;
      await other.call(submitIdentity, { ...typed, country: 'VN', birthDate: '1991-02-03' });
    });
    await decidesCases(ada);
    await Promise.all([ada, bea].map((desk) => desk.context().close()));
    expect(troubles).toEqual([]);
  },
);

async function joins(desk: Page, link: string, name: string): Promise<void> {
  await desk.goto(link);
  await tabTo(desk.getByLabel('Your name'));
  await desk.keyboard.type(name);
  await desk.keyboard.press('Enter');
  await desk.getByRole('heading', { name: 'Work' }).waitFor();
}

async function signsInAgain(desk: Page): Promise<void> {
  await tabTo(desk.getByRole('button', { name: 'Log out' }));
  await desk.keyboard.press('Enter');
  await tabTo(desk.getByRole('button', { name: 'Log in with passkey' }));
  await desk.keyboard.press('Enter');
  await desk.getByRole('heading', { name: 'Work' }).waitFor();
}

/** By the palette, from a page that has nothing to do with them. */
async function findsPerson(desk: Page, { email }: ApiUser): Promise<void> {
  await desk.keyboard.press('4');
  await desk.getByText('Balanced', { exact: true }).waitFor();
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox').and(desk.locator(':focus')).waitFor();
  await desk.keyboard.type(email);
  await desk.getByRole('option', { name: `Find “${email}” among people` }).waitFor();
  await desk.keyboard.press('Enter');
  await desk.getByRole('cell', { name: 'c***@journey.example' }).waitFor();
  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  await desk.getByText('Nothing holds withdrawals.').waitFor();
}

/** The proposal of somebody else is looked at, commented and confirmed. */
async function confirms(desk: Page, proposer: Page, server: PracticeServer): Promise<void> {
  const fees = { makerFee: 1_500 as Ppm, takerFee: 1_500 as Ppm };
  await callAs('markets', server.address, setPairFees, { pairId: 1, ...fees, note: 'the costs have grown' });
  await desk.keyboard.press('2');
  await desk.keyboard.press('r');
  await desk.getByRole('cell', { name: 'BTC/USDT' }).waitFor();
  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  await desk.getByRole('cell', { name: '0.15%' }).first().waitFor();
  await desk.keyboard.press('a');
  expect(await hasFocus(desk.getByLabel('Reason').first())).toBe(true);
  await desk.keyboard.type('agreed');
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('This case does not wait any more.').waitFor();
  await proposer.keyboard.press('2');
  await proposer.getByRole('heading', { level: 1, name: 'Proposals' }).waitFor();
  await proposer.getByRole('cell', { name: 'BTC/USDT' }).waitFor({ state: 'detached' });
}

/** A withdrawal that an operator has to look at; the practice desk stops before it could. */
async function holdWithdrawal(server: PracticeServer, user: ApiUser, stopDesk: () => Promise<void>): Promise<void> {
  const { payPassword, app } = await guard(server, user);
  await stopDesk();
  const place = { railId: erc20, address: coldWallet } as const;
  const adding = await user.call(beginStepUp, { action: 'address_add', subject: addressSubject(place) });
  const { destinationId } = await user.call(saveAddress, {
    ...place,
    assetId: assets.usdt,
    label: 'Cold wallet',
    stepUpId: adding.stepUpId,
    payPassword,
    factorCode: await app.next(),
  });
  const sent = { railId: erc20, amount: '120.5', destinationId, fee: '1' } as const;
  const paying = await user.call(beginStepUp, { action: 'withdraw', subject: withdrawalSubject(sent) });
  const proof = { stepUpId: paying.stepUpId, payPassword, factorCode: await app.next() };
  await expect.poll(() => user.call(withdrawFunds, { ...sent, ...proof })).toMatchObject({ amount: sent.amount });
}

/** Out of the queue into its first case, and from there on to the next: an identity and a withdrawal. */
async function decidesCases(desk: Page): Promise<void> {
  await desk.keyboard.press('1');
  await expect
    .poll(
      async () => {
        await desk.keyboard.press('r');
        return desk.getByRole('cell', { name: /^(Identity|Withdrawal)$/ }).count();
      },
      { timeout: 15_000 },
    )
    .toBe(2);
  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  const decisions = { Identity: refusesOneField, Withdrawal: approves };
  const title = desk.getByRole('heading', { level: 1, name: /^(Identity|Withdrawal) / });
  for (const isLast of [false, true]) {
    await title.waitFor();
    const kind = (await title.textContent())?.startsWith('Identity') === true ? 'Identity' : 'Withdrawal';
    await decisions[kind](desk);
    await desk.keyboard.press('Escape');
    await desk.keyboard.press('n');
    await desk.getByRole('heading', { level: 1, name: new RegExp(`^${kind} `) }).waitFor({ state: 'detached' });
    if (isLast) await desk.getByText('Nothing waits.').waitFor();
  }
}

async function refusesOneField(desk: Page): Promise<void> {
  await desk.getByRole('heading', { name: 'Decide on an identity', exact: true }).waitFor();
  await desk.keyboard.press('d');
  await desk.keyboard.type('review of a new case');
  await desk.keyboard.press('Enter');
  await desk.getByText('Tran Binh').first().waitFor();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('a');
  await choose(desk.getByLabel('Decision'), 'fail');
  await tabTo(desk.getByRole('button', { name: 'Add a row' }));
  await desk.keyboard.press('Enter');
  await tabTo(desk.getByLabel('Field, 1'), 'Shift+Tab');
  await choose(desk.getByLabel('Field, 1'), 'name');
  await choose(desk.getByLabel('What is wrong, 1'), 'differs');
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('Done.').first().waitFor();
}

async function approves(desk: Page): Promise<void> {
  await desk.getByRole('heading', { name: 'Review a withdrawal', exact: true }).waitFor();
  await desk.keyboard.press('a');
  await tabTo(desk.getByLabel('Reason', { exact: true }));
  await desk.keyboard.type('the owner was called');
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('Done.').first().waitFor();
}
