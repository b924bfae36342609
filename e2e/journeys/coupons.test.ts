import { listCoupons, listEntries } from '@candor/api';
import { expect } from 'vitest';
import { openStage } from '../lib/stage.ts';

const { journey } = openStage('coupons');

for (const [language, theme] of [
  ['vn', 'dark'],
  ['en', 'light'],
] as const) {
  journey(
    `a cash coupon is cashed in, and a deposit takes the one that pays most, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, user }) => {
      const { coupons, common } = phone.texts;
      await phone.go('setting/coupon');
      await phone.sees(coupons.kinds.fee_rebate);
      await phone.picture('coupons');
      await phone.button(coupons.use).click();
      await expect
        .poll(async () => (await user.call(listCoupons, { status: 'used' })).data.map(({ kind, paid }) => [kind, paid]))
        .toEqual([['cash', '3']]);
      const { data } = await user.call(listEntries, { kind: 'coupon_payout' });
      expect(data.map(({ availableChange }) => availableChange)).toEqual(['3']);
      await phone.tab(coupons.tabs.used).click();
      await phone.sees(coupons.paid);

      await phone.go('lockming/buy', { id: '1' });
      await phone.field(common.amount).fill('500');
      await phone.sees(coupons.field);
      await phone.picture('coupon-choice');
      await phone.page.locator('[data-page]').filter({ visible: true }).getByRole('button').last().click();
      await expect
        .poll(async () =>
          (await user.call(listCoupons, { status: 'usable' })).data.map(({ kind, status }) => [kind, status]),
        )
        .toContainEqual(['locked_yield', 'active']);
    },
  );
}
