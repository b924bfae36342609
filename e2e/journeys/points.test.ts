import {
  beginStepUp,
  beginTotp,
  confirmTotp,
  factorChangeSubject,
  getGame,
  listCoupons,
  listPoints,
  listSpins,
  placeSpotOrder,
} from '@candor/api';
import { expect } from 'vitest';
import { type ApiUser, assets, newSession } from '../lib/api-client.ts';
import type { PracticeServer } from '../lib/practice-server.ts';
import { openStage } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';
import { authenticatorApp } from '../lib/totp.ts';

const { journey } = openStage('points');

const loanCoupon = 'loan_interest';

/** An authenticator, which is not added in the session of the user's phone: that would get another token by it. */
async function addFactor(server: PracticeServer, user: ApiUser): Promise<void> {
  user.token = await newSession(server, user);
  const { secret } = await user.call(beginTotp, {});
  const code = await authenticatorApp(secret).next();
  const subject = factorChangeSubject('add_totp');
  const { stepUpId } = await user.call(beginStepUp, { action: 'factor_change', subject });
  await user.call(confirmTotp, { code, password: user.password, stepUpId });
}

/** The properties that animations of a picture change at the moment; one of 0.01 ms, as with reduced motion, is none. */
const moving = (label: string) => `[
  ...new Set(
    document
      .querySelector('[role=img][aria-label="${label}"]')
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect.getComputedTiming().duration > 1)
      .flatMap(({ effect }) => effect.getKeyframes())
      .flatMap(({ offset, computedOffset, easing, composite, ...changed }) => Object.keys(changed)),
  ),
]`;

for (const [language, theme] of [
  ['vn', 'dark'],
  ['en', 'light'],
] as const) {
  journey(
    `points of a check-in, of trading and of a second factor become a coupon, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, user, server }) => {
      const { points, coupons } = phone.texts;
      const available = async () => (await user.call(listPoints, {})).balance?.available;
      await phone.go('coin/index');
      await phone.sees(points.notMoney);
      await phone.button(fill(points.checkIn, { points: '50' })).click();
      await expect.poll(available).toBe(50);
      await phone.button(points.doneToday).waitFor();

      const pair = { baseAssetId: assets.btc, quoteAssetId: assets.usdt } as const;
      await user.call(placeSpotOrder, { ...pair, side: 'buy', orderType: 'market', quoteAmount: '6000' });
      await phone.sees(points.pending);
      await phone.picture('points-earn');
      await addFactor(server, user);
      await phone.sees(/^350$/);

      await phone.tab(points.tabs.shop).click();
      await phone.picture('points-shop');
      await phone.button(new RegExp(coupons.kinds[loanCoupon])).click();
      await phone.sees(points.rules.final);
      await phone.picture('points-item');
      await phone.button(fill(points.exchangeFor, { points: '250' })).click();
      await phone.sees(points.found.coupon);
      await phone.button(points.see.coupon).click();
      await phone.isAt('setting/coupon');
      await phone.sees(coupons.kinds[loanCoupon]);
      const { data } = await user.call(listCoupons, { status: 'usable' });
      expect(data[0]).toMatchObject({ kind: loanCoupon, campaignId: 22, status: 'issued' });
    },
  );

  journey(
    `a turn of the wheel is committed before its stake and checked on the device, ${language} ${theme}`,
    { as: 'trader', language, theme },
    async ({ phone, user }) => {
      const { points, game } = phone.texts;
      await phone.go('coin/index');
      await phone.button(fill(points.checkIn, { points: '50' })).click();
      await phone.button(points.doneToday).waitFor();
      await phone.button(points.wheel).click();
      await phone.isAt('game/game');
      await phone.sees(game.fair.title);
      await phone.picture('game');
      await phone.field(game.fair.clientSeed).fill('my-own-seed');
      await phone.button(fill(game.spin, { points: '10' })).click();
      // Nothing of the wheel moves but what the compositor moves by itself.
      expect(await phone.page.evaluate(moving(game.wheel))).toEqual(['transform']);
      await phone.sees(game.checks.right);
      await phone.picture('game-drawn');
      const { data } = await user.call(listSpins, {});
      expect(data).toMatchObject([{ state: 'drawn', stake: 10, clientSeed: 'my-own-seed', nonce: 1 }]);
      const { player } = await user.call(getGame, {});
      expect(player).toMatchObject({ spinsLeft: 19, available: 40 + (data[0]?.prize ?? 0) });

      await phone.page.emulateMedia({ reducedMotion: 'reduce' });
      await phone.button(fill(game.spin, { points: '10' })).click();
      expect(await phone.page.evaluate(moving(game.wheel))).toEqual([]);
      await phone.sees(game.checks.right);
      await phone.page.emulateMedia({ reducedMotion: null });

      await phone.tab(game.tabs.turns).click();
      const [second, first] = (await user.call(listSpins, {})).data;
      const row = (turn: typeof first) => phone.button(new RegExp(fill(game.turn, { number: `${turn?.spinId}` })));
      // A row that the other one moves down cannot be pressed.
      await row(second).waitFor();
      await row(first).click();
      await phone.sees(game.steps.committed);
      await phone.picture('game-turn');
      await phone.page.keyboard.press('Escape');
      await phone.dialog().waitFor({ state: 'hidden' });
      await phone.tab(game.tabs.leaderboard).click();
      const isListed = phone.find('switch', game.board.listed);
      await isListed.click();
      await expect.poll(async () => (await user.call(getGame, {})).player?.isListed).toBe(false);
      await phone.picture('game-leaderboard');
    },
  );
}
