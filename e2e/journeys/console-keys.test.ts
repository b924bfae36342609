import {
  addressSubject,
  beginStepUp,
  openSupportCase,
  saveAddress,
  setFundingTerms,
  setPracticeDesk,
  submitIdentity,
  withdrawalSubject,
  withdrawFunds,
} from '@candor/api';
import { present } from '@candor/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type ApiUser, assets } from '../lib/api-client.ts';
import { openDesk } from '../lib/desk.ts';
import { guard } from '../lib/guarded-user.ts';
import { choose, hasFocus, openRow, pressOn, tabTo, typeInto } from '../lib/keyboard.ts';
import { callAs, changeByTwo, hire } from '../lib/operator.ts';
import type { PracticeServer } from '../lib/practice-server.ts';
import { openStage } from '../lib/stage.ts';
import { coldWallet } from '../lib/withdraw-acts.ts';

const { journey } = openStage('console-keys', 8);
const erc20 = 1;
const staff = ['support', 'compliance', 'treasury', 'markets', 'content'] as const;

journey(
  'operators of each role join, and do their main work, without a mouse',
  { as: 'trader' },
  async ({ phone, server, user, newUser }) => {
    const { address, joinLinks } = server;
    const browser = present(phone.context.browser(), 'the phone is in a browser');
    const troubles: string[] = [];
    const joined = async (colorScheme: 'dark' | 'light', link: string, name?: string): Promise<Page> => {
      const desk = await openDesk(browser, { colorScheme, width: 1_440, onTrouble: (words) => troubles.push(words) });
      await joins(desk, link, name);
      return desk;
    };
    const [, ada, bea, [support, compliance, treasury, markets, content], other] = await Promise.all([
      changeByTwo(address, setFundingTerms, {
        undoMs: 1_000,
        destinationWaitMs: 0,
        holdMs: 1_000,
        basicLimit: '200',
        advancedLimit: '500',
        reviewAbove: '0.0001',
        twoPeopleAbove: '10',
        note: 'journeys do not wait for minutes',
      }),
      joined('dark', joinLinks[0] ?? '', 'Ada'),
      joined('light', joinLinks[1] ?? '', 'Bea'),
      Promise.all(staff.map(async (role, at) => joined(at % 2 === 0 ? 'dark' : 'light', await hire(address, role)))),
      newUser(),
    ]);
    const desks = [ada, bea, support, compliance, treasury, markets, content].map((desk) =>
      present(desk, 'everybody has joined'),
    );
    const [, , answers, refuses, releases, proposes, writes] = desks as [Page, Page, Page, Page, Page, Page, Page];

    const [link] = await Promise.all([
      signsInAgain(ada).then(() => invites(ada)),
      proposesFees(proposes),
      publishesNews(writes),
      findsPerson(bea, other),
    ]);
    await confirms(bea, 'Role of an operator', 'auditor');
    await confirms(bea, 'BTC/USDT', '0.15%');
    await proposes.keyboard.press('2');
    await proposes.getByRole('heading', { level: 1, name: 'Proposals' }).waitFor();
    await proposes.getByRole('cell', { name: 'BTC/USDT' }).waitFor({ state: 'detached' });

    const [auditor] = await Promise.all([
      joined('dark', link),
      holdWithdrawal(server, user, async () => {
        await callAs('admin', address, setPracticeDesk, { isOn: false, note: 'people decide' });
        const typed = { realType: 'text', idType: 'passport', name: 'Tran Binh', cardId: 'C7654321' } as const;
        await other.call(submitIdentity, { ...typed, country: 'VN', birthDate: '1991-02-03' });
        await other.call(openSupportCase, { topic: 'other', clientId: 'a-question-of-mine', text: 'Which name?' });
      }),
    ]);
    await Promise.all([
      readsRecord(auditor),
      refusesOneField(refuses),
      putsBackAndReleases(releases),
      answersQuestion(answers),
    ]);
    await endsSessions(ada, 'the treasury', releases);
    await Promise.all([auditor, ...desks].map((desk) => desk.context().close()));
    expect(troubles).toEqual([]);
  },
);

/** After an act by Ctrl+Enter, the page's heading is read, and the single keys are the page's. */
async function atHeading(desk: Page): Promise<void> {
  await desk.locator('main h1:focus').waitFor();
}

/** By a link with the name in it, or one of the first two, who choose theirs. */
async function joins(desk: Page, link: string, name = ''): Promise<void> {
  await desk.goto(link);
  await typeInto(desk.getByLabel('Your name'), name);
  await desk.keyboard.press('Enter');
  await desk.getByRole('heading', { name: 'Work' }).waitFor();
}

async function signsInAgain(desk: Page): Promise<void> {
  await pressOn(desk.getByRole('button', { name: 'Log out' }));
  await pressOn(desk.getByRole('button', { name: 'Log in with passkey' }));
  await desk.getByRole('heading', { name: 'Work' }).waitFor();
}

/** By the palette, from a page that has nothing to do with them. */
async function findsPerson(desk: Page, { email }: ApiUser): Promise<void> {
  await desk.keyboard.press('4');
  await desk.getByText('Balanced', { exact: true }).waitFor();
  await findsByName(desk, email, `Find “${email}” among people`);
  await desk.getByRole('cell', { name: 'c***@journey.example' }).waitFor();
  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  await desk.getByText('Nothing holds withdrawals.').waitFor();
}

async function findsByName(desk: Page, text: string, option: string): Promise<void> {
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox').and(desk.locator(':focus')).waitFor();
  await desk.keyboard.type(text);
  await desk.getByRole('option', { name: option }).first().waitFor();
  await desk.keyboard.press('Enter');
}

/** An administrator invites; returns the link, which has no role before somebody else confirms it. */
async function invites(desk: Page): Promise<string> {
  await desk.keyboard.press('9');
  await pressOn(desk.getByRole('button', { name: 'Invite' }));
  const dialog = desk.getByRole('dialog');
  await typeInto(dialog.getByLabel('Name'), 'Ann');
  await choose(dialog.getByLabel('Role'), 'auditor');
  await typeInto(dialog.getByLabel('Reason'), 'looks after us all');
  await desk.keyboard.press('Control+Enter');
  return dialog.getByText('#/join/').innerText();
}

/** An administrator logs out somebody who keeps the role. */
async function endsSessions(desk: Page, name: string, theirs: Page): Promise<void> {
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('9');
  await openRow(desk, name);
  const dialog = desk.getByRole('dialog', { name });
  await typeInto(dialog.getByLabel('Reason').last(), 'a laptop was lost');
  await desk.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  await theirs.keyboard.press('r');
  await theirs.getByRole('button', { name: 'Log in with passkey' }).waitFor();
}

/** Markets: new terms, of which somebody else decides. */
async function proposesFees(desk: Page): Promise<void> {
  await findsByName(desk, 'Set the fees of a pair', 'Set the fees of a pair');
  await desk.getByRole('heading', { level: 1, name: 'Set the fees of a pair' }).waitFor();
  await desk.keyboard.press('a');
  await desk.keyboard.type('BTC/USDT');
  await desk.getByRole('option', { name: 'BTC/USDT' }).waitFor();
  await desk.keyboard.press('Enter');
  await typeInto(desk.getByLabel('Maker fee'), '0.15');
  await typeInto(desk.getByLabel('Taker fee'), '0.15');
  await typeInto(desk.getByLabel('Reason'), 'the costs have grown');
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('waits for a second operator').first().waitFor();
  await atHeading(desk);
}

/** Content: a piece of news in three languages. */
async function publishesNews(desk: Page): Promise<void> {
  await desk.keyboard.press('5');
  await pressOn(desk.getByRole('button', { name: 'New' }));
  for (const [language, title, body] of [
    ['English', 'A night of maintenance', 'It takes **four hours**.'],
    ['Tiếng Việt', 'Một đêm bảo trì', 'Kéo dài **bốn giờ**.'],
    ['中文', '夜间维护', '需时**四小时**。'],
  ] as const) {
    await pressOn(desk.getByRole('tab', { name: language }), language === 'English' ? 'Tab' : 'Shift+Tab');
    await typeInto(desk.getByLabel(/^Title/), title);
    await typeInto(desk.getByLabel(/^In a few words/), title);
    await typeInto(desk.getByLabel(/^Text/), body);
  }
  await pressOn(desk.getByRole('button', { name: 'Save version' }));
  await desk.getByRole('heading', { name: 'Versions' }).waitFor();
  await pressOn(desk.getByRole('button', { name: 'Publish' }));
  await desk.getByText('shown now').waitFor();
}

/** The proposal of somebody else is looked at, and confirmed. */
async function confirms(desk: Page, about: string, proposed: string): Promise<void> {
  await desk.keyboard.press('2');
  await openRow(desk, about);
  await desk.getByRole('cell', { name: proposed }).first().waitFor();
  await desk.keyboard.press('a');
  expect(await hasFocus(desk.getByLabel('Reason').first())).toBe(true);
  await desk.keyboard.type('agreed');
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('This case does not wait any more.').waitFor();
  await atHeading(desk);
}

/** An auditor searches the record and walks its chain, and is offered no act. */
async function readsRecord(desk: Page): Promise<void> {
  await desk.keyboard.press('0');
  await typeInto(desk.getByLabel('In what was sent'), 'looks after us all');
  await desk.keyboard.press('Enter');
  await desk.getByRole('cell', { name: 'Invite an operator' }).waitFor();
  await pressOn(desk.getByRole('button', { name: 'Verify chain' }));
  await desk.getByText('Whole').waitFor();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox').and(desk.locator(':focus')).waitFor();
  await desk.keyboard.type('Invite an operator');
  const offered = desk.getByRole('dialog').getByRole('option');
  await offered.filter({ hasText: 'Find “Invite an operator” among people' }).waitFor();
  expect(await offered.count()).toBe(1);
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

/** Opens the one case that the role has. */
async function openOnly(desk: Page, kind: string): Promise<void> {
  await desk.keyboard.press('1');
  await openRow(desk, kind);
  await desk.getByRole('heading', { level: 1, name: new RegExp(`^${kind} `) }).waitFor();
}

/** Sends what was filled in, and goes on: nothing else waits for this role. */
async function decides(desk: Page): Promise<void> {
  await desk.keyboard.press('Control+Enter');
  await desk.getByText('Done.').first().waitFor();
  await atHeading(desk);
  await desk.keyboard.press('n');
  await desk.getByText('Nothing waits.').waitFor();
}

/** Compliance: an identity whose owner has to send one field again. */
async function refusesOneField(desk: Page): Promise<void> {
  await openOnly(desk, 'Identity');
  await desk.getByRole('heading', { name: 'Decide on an identity', exact: true }).waitFor();
  await desk.keyboard.press('d');
  await desk.keyboard.type('review of a new case');
  await desk.keyboard.press('Enter');
  await desk.getByText('Tran Binh').first().waitFor();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('a');
  await choose(desk.getByLabel('Decision'), 'fail');
  await pressOn(desk.getByRole('button', { name: 'Add a row' }));
  await tabTo(desk.getByLabel('Field, 1'), 'Shift+Tab');
  await choose(desk.getByLabel('Field, 1'), 'name');
  await choose(desk.getByLabel('What is wrong, 1'), 'differs');
  await decides(desk);
}

/** Treasury: a held withdrawal, which is taken, put back into the queue, and released. */
async function putsBackAndReleases(desk: Page): Promise<void> {
  await openOnly(desk, 'Withdrawal');
  await pressOn(desk.getByRole('button', { name: 'Take a case' }));
  await pressOn(desk.getByRole('button', { name: 'Take', exact: true }));
  await desk.getByText('With the treasury').waitFor();
  await pressOn(desk.getByRole('button', { name: 'Put back' }), 'Shift+Tab');
  await desk.getByText('The case is back in the queue.').waitFor();
  await desk.getByText('With the treasury').waitFor({ state: 'detached' });
  await pressOn(desk.getByRole('button', { name: 'Review a withdrawal' }));
  await desk.keyboard.press('a');
  await typeInto(desk.getByLabel('Reason', { exact: true }), 'the owner was called');
  await decides(desk);
}

/** Support: a question of a user. */
async function answersQuestion(desk: Page): Promise<void> {
  await openOnly(desk, 'Support');
  await desk.getByText('Which name?', { exact: true }).first().waitFor();
  await desk.keyboard.press('a');
  await typeInto(desk.getByRole('textbox', { name: 'Text' }), 'The one in your passport.');
  await decides(desk);
}
