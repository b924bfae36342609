import { confirmProposal, findPeople, listEntries, proposeCorrection } from '@candor/api';
import { present } from '@candor/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { assets } from '../lib/api-client.ts';
import { graveFindings, joinDesk, openDesk } from '../lib/desk.ts';
import { callAs } from '../lib/operator.ts';
import { inProject } from '../lib/project.ts';
import { openStage } from '../lib/stage.ts';

const { journey } = openStage('console-correction');

const go = (desk: Page, page: string) => desk.goto(desk.url().replace(/#.*/, `#/${page}`));

async function openProposal(desk: Page, kind: string): Promise<void> {
  await go(desk, 'proposals');
  await desk.getByRole('cell', { name: kind, exact: true }).click();
}

async function confirm(desk: Page): Promise<void> {
  const confirming = desk.locator('form').filter({ has: desk.getByRole('button', { name: 'Confirm' }) });
  await confirming.getByLabel('Reason').fill('seen in the statement');
  await confirming.getByRole('button', { name: 'Confirm' }).click();
}

/** A treasurer who was invited by one admin, and confirmed by another. */
async function inviteTreasurer(first: Page, second: Page, third: Page): Promise<void> {
  await go(first, 'team');
  await first.getByRole('button', { name: 'Invite' }).click();
  const invite = first.getByRole('dialog');
  await invite.getByLabel('Name').fill('Ann');
  await invite.getByLabel('Role').selectOption('treasury');
  await invite.getByLabel('Reason').fill('our new treasurer');
  await invite.getByRole('button', { name: 'Invite' }).click();
  const link = await invite.getByText('#/join/').innerText();
  await openProposal(second, 'Role of an operator');
  await confirm(second);
  await second.getByText('This case does not wait any more.').waitFor();
  await third.goto(link.trim());
  await third.getByRole('button', { name: 'Make a passkey' }).click();
  await third.getByRole('heading', { name: 'Work' }).waitFor();
}

journey(
  'a treasurer proposes a correction out of a statement, another operator makes it, and the person reads of it',
  { as: 'trader' },
  async ({ phone, server, user }) => {
    const troubles: string[] = [];
    const browser = present(phone.context.browser(), 'the phone is in a browser');
    const open = (colorScheme: 'dark' | 'light') =>
      openDesk(browser, { colorScheme, width: 1_440, onTrouble: (words) => troubles.push(words) });
    const [ada, bea, ann] = [await open('dark'), await open('light'), await open('light')] as const;
    const [one = '', two = ''] = server.joinLinks;
    await joinDesk(ada, one, 'Ada');
    await joinDesk(bea, two, 'Bea');
    await inviteTreasurer(ada, bea, ann);
    const picture = (desk: Page, name: string) =>
      desk.screenshot({ path: inProject('e2e', 'pictures', `${name}.png`), fullPage: true });

    const [person] = await callAs('admin', server.address, findPeople, { q: user.email });
    const { accountId } = present(person, 'the trader is found');
    const [claim] = (await user.call(listEntries, { assetId: assets.usdt })).data;
    await go(ann, `people/${accountId}?part=statement`);
    await ann.getByRole('cell', { name: `${claim?.sequence}`, exact: true }).click();
    await ann.getByRole('heading', { name: 'Correct a balance' }).waitFor();
    await ann.getByLabel(/^From: /).waitFor();
    expect(await ann.getByLabel(/^From: /).inputValue()).toBe(`${accountId}`);
    expect(await ann.getByLabel(/^Journal record/).inputValue()).toBe(`${claim?.sequence}`);
    await ann.getByLabel(/^To: /).fill('underwriting');
    await ann.getByRole('textbox', { name: 'Amount' }).fill('12.5');
    await ann.getByLabel('Reason that the person reads').selectOption('wrong_amount');
    await ann.getByText('Would be refused').waitFor();
    await ann.getByLabel(/^To: /).fill('treasury');
    await ann.getByText('In force when a second operator confirms it').waitFor();
    await ann.getByRole('row', { name: /Treasury/ }).waitFor();
    expect(await graveFindings(ann)).toEqual([]);
    await ann.getByRole('textbox', { name: 'Reason', exact: true }).fill('100 was typed for 87.50');
    await picture(ann, 'console-correction');
    await ann.getByRole('button', { name: 'Propose' }).click();
    await ann.getByText('waits for a second operator').first().waitFor();

    await openProposal(ann, 'Correction of a balance');
    await ann.getByText('You proposed it: another operator has to confirm it.').waitFor();
    expect(await ann.getByRole('button', { name: 'Confirm' }).count()).toBe(0);

    await openProposal(bea, 'Correction of a balance');
    await bea.getByText('100 was typed for 87.50').waitFor();
    await bea.getByRole('row', { name: new RegExp(`Account ${accountId}`) }).waitFor();
    await picture(bea, 'console-correction-proposal');
    expect(await graveFindings(bea)).toEqual([]);
    await confirm(bea);
    await bea.getByText('This case does not wait any more.').waitFor();
    await go(bea, 'money?part=corrections');
    await bea.getByRole('cell', { name: 'Ann, Bea' }).waitFor();

    // By any other door the answer is the same.
    const again = {
      from: String(accountId),
      to: 'fees',
      assetId: assets.usdt,
      amount: '1',
      corrects: claim?.sequence ?? 0,
    };
    const { proposalId = 0 } = await callAs('admin', server.address, proposeCorrection, {
      ...again,
      reason: 'wrong_fee',
      note: 'a third try',
    });
    const alone = callAs('admin', server.address, confirmProposal, { proposalId, note: 'by myself' });
    await expect(alone).rejects.toThrow('second_person_needed');

    await phone.go('notice/notice');
    await phone.sees('Correction: 12.5 USDT deducted');
    await phone.sees(/A wrong amount had been recorded\. Two of our staff decided it\./);
    await phone.picture('correction-notice');
    await phone.go('fund/assets_record');
    await phone.sees('Correction');
    await phone.picture('correction-statement');
    await phone.go('setting/operator_acts');
    await phone.sees('Proposed or decided a correction of your balance');
    await phone.sees('Bea · Administrator');
    await Promise.all([ada, bea, ann].map((desk) => desk.context().close()));
    expect(troubles).toEqual([]);
  },
);
