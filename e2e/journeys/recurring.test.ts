import { listRecurringPlans, listRecurringRuns } from '@candor/api';
import { expect } from 'vitest';
import { graveFindings } from '../lib/axe.ts';
import { openStage } from '../lib/stage.ts';
import { anyOf } from '../lib/texts.ts';

const { journey } = openStage('recurring');

for (const [language, theme] of [
  ['vn', 'dark'],
  ['en', 'light'],
] as const) {
  journey(
    `a plan buys at once, is changed, paused and ended, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, user }) => {
      const { recurring, common } = phone.texts;
      await phone.go('fund/swap');
      await phone.button(common.titles.recurring).click();
      await phone.isAt('fund/recurring');
      await phone.sees(recurring.noPlans);
      await phone.picture('recurring-empty');
      await phone.button(recurring.newPlan).click();
      await phone.isAt('fund/recurring_new');
      await phone.field(recurring.amountEach).fill('50');
      await phone.find('radio', recurring.every.month).click();
      await phone.sees(/≈/);
      expect(await graveFindings(phone, 'recurring form')).toEqual([]);
      await phone.picture('recurring-form');
      await phone.button(recurring.review).click();
      const sheet = phone.dialog(recurring.reviewTitle);
      await sheet.getByText(recurring.reviewText).waitFor();
      await phone.picture('recurring-review');
      await sheet.getByRole('button', { name: recurring.begin }).click();
      await phone.isAt('fund/recurring_plan');

      // The first buy comes a moment after the plan.
      const [plan] = (await user.call(listRecurringPlans, {})).data;
      const planId = plan?.planId ?? 0;
      await expect
        .poll(async () => (await user.call(listRecurringRuns, { planId })).data[0]?.fromAmount, { timeout: 10_000 })
        .toBe('50');
      await phone.sees(recurring.at);
      expect(await graveFindings(phone, 'recurring plan')).toEqual([]);
      await phone.picture('recurring-plan');

      await phone.button(recurring.change).click();
      const change = phone.dialog(recurring.changeTitle);
      await change.getByLabel(recurring.amountEach).fill('25');
      await change.getByRole('radio', { name: recurring.every.week }).click();
      await change.getByText(/≈/).waitFor();
      await phone.picture('recurring-change');
      await change.getByRole('button', { name: recurring.save }).click();
      await phone.sees(anyOf(recurring.paysEvery.week));
      await phone.button(recurring.pause).click();
      const asking = phone.page.getByRole('alertdialog');
      await asking.waitFor();
      await phone.picture('recurring-pause');
      await asking.getByRole('button', { name: recurring.pause }).click();
      await phone.button(recurring.resume).waitFor();
      await phone.go('fund/recurring');
      await phone.sees(recurring.status.paused);
      await phone.picture('recurring-list');
      await phone.go('fund/recurring_plan', { id: String(planId) });
      await phone.button(recurring.end).click();
      await asking.waitFor();
      await phone.picture('recurring-end');
      await asking.getByRole('button', { name: recurring.end }).click();
      await phone.sees(recurring.status.ended);
      expect((await user.call(listRecurringPlans, { status: 'ended' })).data[0]).toMatchObject({
        planId,
        amount: '25',
        every: 'week',
        boughtCount: 1,
      });
    },
  );
}
