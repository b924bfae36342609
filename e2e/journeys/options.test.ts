import { getOptionLimits, listOptionMarkets, listOptions, pauseOptions } from '@candor/api';
import { expect } from 'vitest';
import type { ApiUser } from '../lib/api-client.ts';
import { buyButton, buyOption, fundOptions, openOptions, submitPath, tooBusy } from '../lib/option-acts.ts';
import { openStage } from '../lib/stage.ts';
import type { Phone } from '../lib/phone.ts';
import { anyOf, fill } from '../lib/texts.ts';

const { journey } = openStage('options');
const settledMsMax = 45_000;
const isSubmit = (request: { url(): string }) => request.url().endsWith('/api/microtrade/submit');

/** Buys both ways, waits for the end and recomputes it, and finds both in the list. */
async function buyAndRecompute(phone: Phone, user: ApiUser): Promise<void> {
  const { options } = phone.texts;
  await fundOptions(user);
  await openOptions(phone);
  await phone.picture('options-empty');
  await buyOption(phone, 'up');
  const rail = phone.find('list', options.openOptions);
  await rail.getByText(options.ifItEndsHere).waitFor();
  await rail.getByText(/^0:2\d$/).waitFor();
  await buyOption(phone, 'down');
  await expect.poll(() => rail.getByRole('listitem').count()).toBe(2);
  await phone.picture('options-open');
  expect((await user.call(listOptions, { status: 'open' })).data.map(({ stake }) => stake)).toEqual(['50', '50']);

  // The card turns into the result in place: nothing opens over the buttons, and the focus stays.
  await rail.getByRole('button').last().focus();
  const seeWhy = rail.getByText(options.seeWhy).first();
  await seeWhy.waitFor({ timeout: settledMsMax });
  expect(await rail.locator('button:focus').count()).toBe(1);
  expect(await phone.dialog().count()).toBe(0);
  await seeWhy.click();
  const sheet = phone.dialog();
  await sheet.getByText(options.result.evidence).waitFor();
  await sheet.getByRole('button', { name: options.result.recompute, exact: true }).click();
  await sheet.getByText(options.result.equal).waitFor();
  await sheet.getByText(options.result.done).waitFor();
  await phone.picture('options-recomputed');
  await phone.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });

  await phone.button(options.myOptions).click();
  await phone.isAt('transaction/seconds_order');
  await expect
    .poll(async () => (await user.call(listOptions, { status: 'closed' })).total, { timeout: settledMsMax })
    .toBe(2);
  await expect
    .poll(() =>
      phone
        .button(/^BTC\/USDT/)
        .filter({ visible: true })
        .count(),
    )
    .toBe(2);
  await phone.picture('options-list');
  const [settled] = (await user.call(listOptions, { status: 'closed' })).data;
  await phone
    .button(/^BTC\/USDT/)
    .filter({ visible: true })
    .first()
    .click();
  const result = settled?.result ?? 'void';
  await phone.dialog().getByText(options.results[result], { exact: true }).waitFor();
  await phone.page.keyboard.press('Escape');
  await phone.tab(options.statuses.open).click();
  await phone.sees(options.orders.emptyOpen);
  await phone.tab(options.statistics.tab).click();
  await phone.sees(options.statistics.net);
  await phone.sees(anyOf(options.statistics.row));
  await phone.picture('options-statistics');
  await repeatLast(phone);
}

/** The same once more: the form has its figures, and nothing is bought. */
async function repeatLast(phone: Phone): Promise<void> {
  const { options } = phone.texts;
  await phone.tab(options.statuses.closed).click();
  await phone
    .button(/^BTC\/USDT/)
    .filter({ visible: true })
    .first()
    .click();
  await phone.dialog().getByRole('button', { name: options.repeat, exact: true }).click();
  await phone.isAt('transaction/index');
  await phone.sees(anyOf(options.repeats));
  expect(await phone.field(fill(options.stake, { asset: 'USDT' })).inputValue()).toMatch(/^50/);
  const term = phone.find('radio', new RegExp(`^${fill(options.seconds, { seconds: '30' })}`));
  expect(await term.getAttribute('aria-checked')).toBe('true');
  await phone.picture('options-repeat');
}

journey(
  'an option is bought, settled and recomputed in the browser, dark and light',
  { as: 'trader', theme: 'dark' },
  async ({ phone, user, newUser, openPhone }) => {
    const other = await newUser();
    const light = await openPhone({ theme: 'light', token: other.token });
    // Two people at once, who wait through the same half minute.
    await Promise.all([buyAndRecompute(phone, user), buyAndRecompute(light, other)]);
  },
);

journey('an order that comes too late is not bought, and that is said', { as: 'trader' }, async ({ phone, user }) => {
  const { options } = phone.texts;
  await fundOptions(user);
  await openOptions(phone);
  await phone.page.route(submitPath, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await buyButton(phone, 'up').click();
  await phone.find('alert').getByText(options.tooLate).waitFor();
  expect((await user.call(listOptions, {})).total).toBe(0);
});

journey(
  'an order whose answer was lost is asked about, not bought again',
  { as: 'trader' },
  async ({ phone, user }) => {
    const { options } = phone.texts;
    phone.troubles.expect(/microtrade\/submit|ERR_FAILED/, 'the answer to the first order is thrown away');
    await fundOptions(user);
    await openOptions(phone);
    let sinceLost = 0;
    const lost: string[] = [];
    await phone.page.route(submitPath, async (route) => {
      if (lost.length > 0) {
        sinceLost += 1;
        return route.continue();
      }
      const response = await route.fetch();
      const { code } = (await response.json()) as { readonly code: unknown };
      // A refusal is nothing to lose.
      if (tooBusy.includes(code)) return route.fulfill({ response });
      lost.push(route.request().url());
      await route.abort('failed');
    });
    const askAgain = phone.button(options.askAgain);
    const press = async () => {
      const ended = phone.page.waitForEvent('requestfinished', { predicate: isSubmit }).catch(() => undefined);
      await buyButton(phone, 'up').click();
      await Promise.race([ended, askAgain.waitFor()]);
      return lost.length;
    };
    await expect.poll(press, { interval: 600 }).toBe(1);
    await askAgain.click();
    await phone.sees(anyOf(options.bought));
    expect(sinceLost).toBe(1);
    expect((await user.call(listOptions, {})).total).toBe(1);
  },
);

journey('terms that changed under the finger are shown', { as: 'trader' }, async ({ phone, user }) => {
  const { options } = phone.texts;
  await fundOptions(user);
  // The phone is shown better terms than those in force, as if they had changed since.
  const [market] = await user.call(listOptionMarkets, {});
  let isOld = true;
  await phone.page.route('**/api/microtrade/seconds*', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const old = text
      .replace(market?.terms.termsHash ?? '', '00'.repeat(32))
      .replace('"payout_ppm":780000', '"payout_ppm":800000');
    await route.fulfill({ response: answer, body: isOld ? old : text });
  });
  await openOptions(phone);
  isOld = false;
  await buyOption(phone, 'up');
  await phone.find('alert').getByText(options.termsChanged.title).waitFor();
  await phone.sees(
    fill(options.termsChanged.payout, { term: fill(options.seconds, { seconds: '30' }), before: '80%', after: '78%' }),
  );
  await phone.picture('options-terms-changed');
  await buyOption(phone, 'up');
  await phone.sees(anyOf(options.bought));
});

journey(
  'limits hold at once, and a pause cannot be undone',
  { as: 'trader', theme: 'light' },
  async ({ phone, user }) => {
    const { options, limits } = phone.texts;
    await fundOptions(user);
    await openOptions(phone);
    await phone.button(options.limitsAndPause).click();
    const sheet = phone.dialog(options.limitsAndPause);
    await sheet.getByLabel(options.limits.dailyStake, { exact: true }).fill('40');
    await sheet.getByText(limits.effects.at_once).waitFor();
    await phone.picture('options-limits');
    await sheet.getByRole('button', { name: limits.save }).click();
    await expect.poll(async () => (await user.call(getOptionLimits, {})).dailyStakeMax).toBe('40');
    await sheet.getByRole('button', { name: limits.pauses.hour, exact: true }).click();
    const question = phone.find('alertdialog');
    await phone.picture('options-pause');
    await question.getByRole('button', { name: limits.confirm, exact: true }).click();
    await question.waitFor({ state: 'hidden' });
    const { pausedUntilMs = 0 } = await user.call(getOptionLimits, {});
    expect(pausedUntilMs - Date.now()).toBeGreaterThan(3_500_000);
    await expect(user.call(pauseOptions, { untilMs: Date.now() + 60_000 })).rejects.toThrow();
    await expect
      .poll(() => sheet.getByRole('button', { name: limits.pauses.hour, exact: true }).isEnabled())
      .toBe(false);
    await phone.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await phone.sees(anyOf(options.problems.paused));
    expect(await buyButton(phone, 'up').isEnabled()).toBe(false);
  },
);

journey('an empty options account leads to the transfer', { as: 'trader' }, async ({ phone }) => {
  const { options } = phone.texts;
  await phone.go('transaction/index', { tab: 'options' });
  await phone.sees(options.emptyAccount);
  await phone.button(options.transferIn).click();
  await phone.isAt('fund/transfer');
  await phone.sees(phone.texts.words.accountTypes.options);
});

journey('a visitor sees the line and the odds, and is led to the login', {}, async ({ phone }) => {
  const { options, common } = phone.texts;
  await phone.go('transaction/index', { tab: 'options', symbol: 'ETH/USDT' });
  await phone.sees(anyOf(options.tick));
  await phone.find('img', /ETH\/USDT/).waitFor();
  await phone.sees(options.evenOdds);
  await phone.button(options.help).click();
  await phone.dialog(options.help).getByText(options.rules.strike, { exact: true }).waitFor();
  await phone.picture('options-help');
  await phone.page.keyboard.press('Escape');
  await phone.button(common.logIn).filter({ visible: true }).click();
  await phone.isAt('common/login');
});
