import { listProjects, listSubscriptions, type ProjectRow } from '@candor/api';
import { present } from '@candor/kernel';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ApiUser } from '../lib/api-client.ts';
import { graveFindings, joinDesk, openDesk } from '../lib/desk.ts';
import { subscribe } from '../lib/ieo-acts.ts';
import { openStage } from '../lib/stage.ts';

const { journey } = openStage('console-ieo');
const name = 'Ether of the journey';
const wanted = '4';
/** Enough for two people to type and to agree before the sale opens, and for a user to buy before it closes. */
const window = { opensInMs: 75_000, lastsMs: 60_000, releasedInMs: 5_000 };
const waitMsMax = 180_000;

/** Fills in a form of the console by its labels. */
async function fillIn(desk: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await desk.getByLabel(label, { exact: true }).fill(value);
}

/** A moment as a field of the browser takes it, in the zone of this machine. */
const inZone = (ms: number): string =>
  new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);

/** The page of a kind of act or setting of the product. */
async function openIeo(desk: Page, link: string): Promise<void> {
  await desk.keyboard.press('Escape');
  await desk.goto(desk.url().replace(/#.*/, '#/markets/ieo'));
  await desk.getByRole('link', { name: link, exact: true }).click();
}

/** The second person finds what waits for them, reads it and agrees. */
async function confirm(desk: Page, kind: string): Promise<void> {
  await desk.goto(desk.url().replace(/#.*/, '#/proposals'));
  await desk.getByRole('cell', { name: kind, exact: true }).click();
  await desk.getByRole('heading', { name: 'Confirm' }).waitFor();
  const confirming = desk.locator('form').filter({ has: desk.getByRole('button', { name: 'Confirm' }) });
  await confirming.getByLabel('Reason').fill('as we have spoken');
  await confirming.getByRole('button', { name: 'Confirm' }).click();
  await desk.getByText('This case does not wait any more.').waitFor();
}

/** The facts, the tokens, and the terms, each by the first operator and what moves money or rules by the second too. */
async function openSale(first: Page, second: Page): Promise<void> {
  await openIeo(first, 'Publish project facts');
  await fillIn(first, { Coin: 'ETH', Name: name, 'In short': 'A sale that two operators set.' });
  await first.getByLabel('Language').last().selectOption('en');
  await fillIn(first, {
    Issuer: 'Somebody Ltd.',
    'Use of funds': 'Work.',
    'Conflicts of interest': 'None.',
    Refunds: 'In full.',
    'White paper': '## Why\n\nTo be read.',
    Reason: 'the sale of the journey',
  });
  await first.getByRole('button', { name: 'Publish project facts' }).click();
  await first.getByText('Done.').waitFor();

  await openIeo(first, 'Move issuance');
  await fillIn(first, { Coin: 'ETH', Amount: '10', Reason: 'to be sold' });
  await first.getByLabel('Direction').selectOption('to_issuance');
  await first.getByRole('button', { name: 'Move issuance' }).click();
  await first.getByText('waits for a second operator').first().waitFor();
  await confirm(second, 'Issuance');

  await openIeo(first, 'New: IEO project');
  const opensAtMs = Date.now() + window.opensInMs;
  const closesAtMs = opensAtMs + window.lastsMs;
  await first.getByLabel('Way of allocation').selectOption('pro_rata');
  await fillIn(first, {
    Coin: 'ETH',
    'Paid with': 'USDT',
    Price: '25',
    'Tokens for sale': '11',
    Minimum: '1',
    Maximum: '10',
    Opens: inZone(opensAtMs),
    Closes: inZone(closesAtMs),
    Reason: 'the sale of the journey',
  });
  await first.getByRole('button', { name: 'Add a row' }).click();
  await fillIn(first, { 'Time, 1': inZone(closesAtMs + window.releasedInMs), 'Share, 1': '100' });
  await first.getByText('Time: UTC: ').waitFor();
  // More than was moved to where it is sold from.
  await first.getByText('Would be refused').waitFor();
  await fillIn(first, { 'Tokens for sale': '10' });
  await first.getByText('In force when a second operator confirms it').waitFor();
  expect(await graveFindings(first)).toEqual([]);
  await first.getByRole('button', { name: 'Propose' }).click();
  await first.getByText('waits for a second operator').first().waitFor();
  await confirm(second, 'IEO project');
}

const projectOf = async (user: ApiUser, stage: 'warm_up' | 'in_progress'): Promise<ProjectRow | undefined> =>
  (await user.call(listProjects, { stage })).data.find((one) => one.name === name);

journey(
  'two operators take an IEO from its draft to the start, and a user subscribes and has their tokens',
  { as: 'trader' },
  async ({ phone, server, user }) => {
    const troubles: string[] = [];
    const browser = present(phone.context.browser(), 'the phone is in a browser');
    const [first, second] = await Promise.all(
      (['dark', 'light'] as const).map((colorScheme) =>
        openDesk(browser, { colorScheme, width: 1_440, onTrouble: (words) => troubles.push(words) }),
      ),
    );
    const desks = [present(first, 'two desks'), present(second, 'two desks')] as const;
    const [bea, ada] = desks;
    const [one = '', two = ''] = server.joinLinks;
    await joinDesk(bea, one, 'Bea');
    await joinDesk(ada, two, 'Ada');
    await openSale(bea, ada);

    const { ieo } = phone.texts;
    await phone.go('ieo/ieo');
    await phone.tab(ieo.stages.warm_up).click();
    await phone.sees(name);
    await expect
      .poll(() => projectOf(user, 'in_progress'), { timeout: waitMsMax, interval: 500 })
      .toMatchObject({ mode: 'pro_rata' });
    const { projectId } = present(await projectOf(user, 'in_progress'), 'it is open');
    await subscribe(phone, projectId, wanted);
    const own = async () => (await user.call(listSubscriptions, { projectId })).data[0];
    expect(await own()).toMatchObject({ wanted, reserved: '100', state: 'in_progress' });

    await phone.go('ieo/order');
    await phone.sees(ieo.reserved);
    await expect
      .poll(own, { timeout: waitMsMax, interval: 500 })
      .toMatchObject({ state: 'finished', allocated: wanted, released: wanted });
    await phone.sees(ieo.paidOut);
    await phone.picture('ieo-from-console');
    await Promise.all(desks.map((desk) => desk.context().close()));
    expect(troubles).toEqual([]);
  },
);
