import { readFile } from 'node:fs/promises';
import { listProjects, listSubscriptions, switchProduct } from '@candor/api';
import { expect } from 'vitest';
import type { ApiUser } from '../lib/api-client.ts';
import { subscribe } from '../lib/ieo-acts.ts';
import { callAs } from '../lib/operator.ts';
import type { Phone } from '../lib/phone.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';

/** The demonstration takes 45 seconds instead of 15 minutes, and begins anew after 90. */
const speed = 20;
const { journey } = openStage('ieo', speed);
const roundMsMax = 120_000;
/** Enough to read the page, type and confirm. */
const neededMs = 15_000;
const wanted = '6000';

/** The number of a demonstration that is open for a while. */
async function openDemonstration(user: ApiUser): Promise<number> {
  let found: number | undefined;
  const isOpen = async () => {
    const { data } = await user.call(listProjects, { stage: 'in_progress' });
    found = data.find((one) => one.isDemonstration && one.closesAtMs - Date.now() > neededMs)?.projectId;
    return found !== undefined;
  };
  await expect.poll(isOpen, { timeout: roundMsMax, interval: 1_000 }).toBe(true);
  return found ?? 0;
}

/** The text of the file that a tap saves. */
async function saved(phone: Phone, tap: () => Promise<void>): Promise<string> {
  const coming = phone.page.waitForEvent('download');
  await tap();
  return readFile(await (await coming).path(), 'utf8');
}

/** From the first look to the last release, and the list computed once more. */
async function seeToTheEnd(phone: Phone, user: ApiUser): Promise<void> {
  const { ieo } = phone.texts;
  await phone.go('ieo/ieo');
  await phone.tab(ieo.stages.warm_up).click();
  await phone.sees('Harbor Data');
  await phone.tab(ieo.stages.in_progress).click();
  await phone.sees('Lumen Grid');
  const projectId = await openDemonstration(user);
  await phone.picture('ieo-list');
  await subscribe(phone, projectId, wanted);

  const own = async () => (await user.call(listSubscriptions, { projectId })).data[0];
  expect(await own()).toMatchObject({ wanted, reserved: '300', state: 'in_progress' });
  await phone.go('ieo/order');
  await phone.sees(ieo.reserved);
  await expect.poll(async () => (await own())?.state, { timeout: roundMsMax, interval: 500 }).toBe('finished');
  const settled = await own();
  expect(Number(settled?.allocated)).toBeGreaterThan(0);
  expect(Number(settled?.paid) + Number(settled?.refunded)).toBeCloseTo(300);

  // The page follows by itself.
  await phone.button(ieo.check).click();
  const sheet = phone.dialog(ieo.checkTitle);
  await sheet.getByRole('button', { name: ieo.check, exact: true }).click();
  await sheet.getByText(ieo.checkSame).waitFor();
  await phone.picture('ieo-checked');
  const list = await saved(phone, () => sheet.getByRole('button', { name: ieo.csv.save, exact: true }).click());
  const [, ...lines] = list.trimEnd().split('\r\n');
  expect(lines).toContain(`${settled?.subscriptionId},${wanted},${settled?.allocated}`);
  await phone.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });

  const isReleased = async () => {
    const row = await own();
    return row !== undefined && row.released === row.allocated;
  };
  await expect.poll(isReleased, { timeout: roundMsMax, interval: 500 }).toBe(true);
  await expect.poll(() => phone.page.getByText(ieo.paidOut).count()).toBe(2);
  await phone.picture('ieo-released');
}

for (const [language, theme] of [
  ['vn', 'light'],
  ['en', 'dark'],
] as const) {
  journey(
    `a trader subscribes to a demonstration and sees it to the last release, ${language} ${theme}`,
    { as: 'trader', language, theme },
    ({ phone, user }) => seeToTheEnd(phone, user),
  );
}

journey(
  'checks the facts against the terms, reads the white paper, and sees what first come means',
  {
    as: 'trader',
    width: 320,
  },
  async ({ phone, user }) => {
    const { ieo } = phone.texts;
    await openDemonstration(user);
    const { data } = await user.call(listProjects, { stage: 'in_progress' });
    const first = data.find(({ mode }) => mode === 'first_come');
    await phone.go('ieo/subscribe', { project_id: String(first?.projectId) });
    await phone.page.getByText(ieo.modeTexts.first_come).first().waitFor();
    await phone.button(ieo.factsCheck).click();
    await phone.sees(ieo.factsSame);
    await phone.button(ieo.whitePaper).click();
    const paper = phone.dialog();
    await paper.getByText('4,000,000 LMG', { exact: false }).first().waitFor();
    await phone.page.keyboard.press('Escape');
    await paper.waitFor({ state: 'hidden' });
    await phone.field(ieo.amount).fill('100001');
    await phone.sees(fill(ieo.problems.amount_large, { max: '100,000', token: 'LMG' }));
    expect(await phone.button(ieo.subscribe).isEnabled()).toBe(false);
  },
);

journey('a visitor sees the projects and is led to the login, and that sales are switched off', {}, async (scene) => {
  const { phone, server } = scene;
  const { ieo, common } = phone.texts;
  await phone.go('ieo/ieo');
  await phone.button(/Tern Routing/).click();
  await phone.isAt('ieo/subscribe');
  await phone.button(ieo.logIn).click();
  await phone.isAt('common/login');
  // The last journey of this server: nothing is sold on it any more.
  await callAs('markets', server.address, switchProduct, {
    product: 'ieo',
    availability: 'off',
    note: 'for the journey',
  });
  await phone.go('ieo/ieo');
  await phone.page.reload();
  await phone.sees(common.notOffered);
  await phone.picture('ieo-not-offered');
});
