import { getTrader, listFollows, listTraders } from '@candor/api';
import { expect } from 'vitest';
import { becomeTrader, closeLong, fundContracts, openLong } from '../lib/copy-acts.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';

const { journey } = openStage('copy', 1, { CANDOR_PAST_DAYS: '10' });

for (const theme of ['dark', 'light'] as const) {
  journey(
    `follow, see what was copied and why not, hold alone, stop (${theme})`,
    { as: 'trader', theme },
    async (scene) => {
      const { phone, server, user } = scene;
      const { copy, common } = phone.texts;
      const trader = await scene.newUser();
      const traderId = await becomeTrader(server, trader);
      await fundContracts(user);
      await closeLong(trader, await openLong(trader, 500));
      const { name } = (await user.call(getTrader, { traderId })).card;

      await phone.go('transaction/index', { tab: 'copy' });
      await phone.find('article').first().waitFor();
      await phone.picture('copy-list');
      // The simulated traders have traded before the exchange opened, by its own rules.
      const simulated = (await user.call(listTraders, {})).data.filter((card) => card.name.startsWith('Sim '));
      expect(simulated.length).toBe(3);
      for (const { days, navs } of simulated) {
        expect(days).toBeGreaterThanOrEqual(9);
        expect(navs.length).toBeGreaterThan(100);
      }
      await phone.go('copytrade/trader', { trader_user_id: String(traderId) });
      await phone.button(copy.follow).click();
      const sheet = phone.dialog(fill(copy.followTitle, { name }));
      // Looking back comes before any consent.
      await sheet.getByText(copy.estimate.text).waitFor();
      await sheet.getByRole('textbox', { name: copy.form.multiple }).fill('0.5');
      await sheet.getByRole('textbox', { name: copy.form.marginMax }).fill('600');
      const begin = sheet.getByRole('button', { name: copy.form.begin, exact: true });
      await expect(begin.isDisabled()).resolves.toBe(true);
      await sheet.getByRole('checkbox').check();
      await phone.picture('copy-follow');
      await begin.click();
      await phone.button(copy.stopFollowing).waitFor();
      const { follows } = await user.call(listFollows, {});
      expect(follows).toMatchObject([{ traderId, mode: 'multiple', size: 50, marginMax: '600' }]);

      await openLong(trader, 1_000);
      // A tenth of a lot, halved, is below the smallest contract.
      await openLong(trader, 10);
      await phone.go('copytrade/my', { tab: 'feed' });
      await phone.sees(copy.reasons.below_minimum);
      await phone.sees(fill(copy.feed.sizes, { theirs: '10', wanted: '5', yours: '5' }));
      await phone.picture('copy-feed');
      await phone.button(copy.results.skipped).click();
      await phone.page
        .getByText(fill(copy.feed.sizes, { theirs: '10', wanted: '5', yours: '5' }))
        .waitFor({ state: 'hidden' });

      await phone.tab(copy.mine.tabs.traders).click();
      await phone.sees(fill(copy.mine.copies, { count: '1' }));
      await phone.picture('copy-mine');
      await phone.button(`${copy.mine.holdAlone} BTC/USDT`).click();
      await phone.find('alertdialog').getByRole('button', { name: copy.mine.holdAlone }).click();
      await phone.sees(fill(copy.mine.holdDone, { pair: 'BTC/USDT' }));
      await expect.poll(async () => (await user.call(listFollows, {})).follows[0]?.openTickets).toEqual([]);

      await phone.button(copy.editFollow).click();
      await phone.isAt('follow/follow');
      await phone.field(copy.form.dailyLossMax).fill('50');
      await phone.button(copy.form.save).click();
      await phone.isAt('copytrade/my');
      await phone.sees(fill(copy.mine.limitMargin, { amount: '600.00' }));
      expect((await user.call(listFollows, {})).follows).toMatchObject([{ size: 50, dailyLossMax: '50' }]);

      await phone.button(fill(copy.openTrader, { name })).click();
      await phone.isAt('copytrade/trader');
      await phone.sees(copy.chart.title);
      await phone.tab(copy.tabs.history).click();
      await phone.sees(copy.priceProfit);
      await phone.picture('copy-trader');
      await phone.button(copy.stopFollowing).click();
      await phone.find('alertdialog').getByRole('button', { name: copy.stop.confirm }).click();
      await phone.button(copy.follow).waitFor();
      await phone.button(common.back).click();
      await phone.sees(copy.mine.ended);

      // Again in proportion, in one pair, and with a loss that the first copy's fee reaches.
      await phone.button(copy.follow).click();
      await phone.isAt('follow/follow');
      await phone.find('radio', copy.modes.proportional).click();
      await phone.sees(copy.form.roundingTitle);
      await phone.find('radio', copy.form.pairChoices.only).click();
      await phone.button('BTC/USDT').click();
      await phone.field(copy.form.dailyLossMax).fill('');
      await phone.field(copy.form.lossMax).fill('0.01');
      await phone.find('checkbox').check();
      await phone.picture('copy-follow-limits');
      await phone.button(copy.form.begin).click();
      await phone.isAt('copytrade/my');
      await phone.sees(fill(copy.mine.limitTotal, { amount: '0.01' }));
      await openLong(trader, 1_000);
      await phone.sees(copy.mine.stopped);
      const [stopped] = (await user.call(listFollows, {})).follows;
      expect(stopped).toMatchObject({ mode: 'proportional', symbols: ['BTC/USDT'], stopped: { reason: 'loss' } });
      await expect.poll(async () => (await user.call(listFollows, {})).follows[0]?.openTickets).toEqual([]);
      await phone.picture('copy-stopped');
    },
  );
}

for (const theme of ['dark', 'light'] as const) {
  journey(
    `apply to be followed; nothing is shown before an operator accepts (${theme})`,
    { as: 'trader', theme },
    async (scene) => {
      const { phone, user } = scene;
      const { copy } = phone.texts;
      await phone.go('copytrade/my', { tab: 'lead' });
      const apply = phone.button(copy.lead.apply);
      await apply.waitFor();
      await expect(apply.isDisabled()).resolves.toBe(true);
      // The agreement opens over the form and can be accepted there.
      await phone.button(copy.agreement).click();
      await phone.dialog(copy.agreementTitle).getByRole('button', { name: copy.agree }).click();
      await phone.field(copy.lead.share).fill('15');
      await phone.picture('copy-apply');
      await apply.click();
      await phone.sees(copy.lead.status.applied);
      const { trader } = await user.call(listFollows, {});
      expect(trader).toMatchObject({ status: 'applied', share: 150_000 });

      const stranger = await scene.openPhone({ token: undefined });
      await stranger.go('copytrade/trader', { trader_user_id: String(trader?.traderId) });
      await stranger.sees(copy.traderMissing);
      await stranger.go('follow/agreement_zh');
      await stranger.find('heading', '跟单协议').waitFor();
    },
  );
}
