import { isOrder, listCoupons, listSpotOrders } from '@candor/api';
import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { openStage, type Scene } from '../lib/stage.ts';
import { fill } from '../lib/texts.ts';
import {
  fillOrder,
  levelPrice,
  openOrdersLabel,
  openTrade,
  orderCards,
  placeOrder,
  submitButton,
} from '../lib/spot-acts.ts';

const { journey } = openStage('orders');
const calls = { trade: '**/api/coin/trade' } as const;

/** A share of a price, whole, so that it is on every tick. */
const share = (price: string, percent: number) => String(Math.round((Number(price) * percent) / 100));

async function openOrders({ user }: Scene) {
  return (await user.call(listSpotOrders, { status: 'open' })).rows.filter(isOrder);
}

journey('a stop waits for its trigger, an OCO shows two linked orders', { as: 'trader' }, async (scene) => {
  const { phone } = scene;
  const { orders } = phone.texts;
  await openTrade(phone, 'BTC');
  const price = await levelPrice(phone, 'bids', 0);
  const [above, below] = [share(price, 105), share(price, 95)];
  await placeOrder(phone, { base: 'BTC', kind: 'stop_limit', price: above, trigger: above, amount: '0.01' });
  await phone.tab(openOrdersLabel(phone, 1)).waitFor();
  const stop = orderCards(phone, 'BTC/USDT').first();
  await stop.getByText(orders.trigger).waitFor();

  const sent = phone.page.waitForRequest(calls.trade);
  await placeOrder(
    phone,
    { base: 'BTC', side: 'sell', kind: 'oco', price: above, trigger: below, amount: '0.02', slippage: '3' },
    'confirm-oco',
  );
  expect((await sent).postData()).toMatch(/slippage\W+3\b/);
  await phone.tab(openOrdersLabel(phone, 3)).waitFor();
  await orderCards(phone, 'BTC/USDT').getByText(orders.ocoStopOf).waitFor();
  await orderCards(phone, 'BTC/USDT').getByText(orders.ocoLimitOf).waitFor();
  await phone.picture('orders-oco');
  const waiting = await openOrders(scene);
  expect(waiting.map(({ orderType, status }) => [orderType, status])).toContainEqual(['stop_limit', 'waiting']);
  const linked = waiting.filter(({ linkedOrderId }) => linkedOrderId !== undefined);
  expect(linked).toHaveLength(2);
  expect(linked[0]?.linkedOrderId).toBe(linked[1]?.orderId);
  expect(linked[1]?.linkedOrderId).toBe(linked[0]?.orderId);

  // Both legs are changed in one sheet, by either card; the limit's own price stays, and so does its place.
  const lower = share(price, 94);
  await orderCards(phone, 'BTC/USDT')
    .filter({ hasText: orders.ocoStopOf })
    .getByRole('button', { name: orders.amend, exact: true })
    .click();
  const sheet = phone.dialog(orders.amendTitle);
  const trigger = sheet.getByRole('textbox', { name: orders.stopLeg.split('(')[0] as string });
  // The first touch writes the figure as one types it.
  await trigger.focus();
  await trigger.fill(lower);
  await sheet.getByText(orders.limitKeepsPlace).waitFor();
  await phone.picture('amend-oco');
  await sheet.getByRole('button', { name: orders.amendDo }).click();
  await sheet.waitFor({ state: 'hidden' });
  const legs = (await openOrders(scene)).filter(({ linkedOrderId }) => linkedOrderId !== undefined);
  expect(legs.map(({ stopPrice }) => stopPrice)).toContainEqual(lower);
  expect(legs.map((leg) => leg.price)).toContainEqual(above);

  await phone.button(orders.cancelAll).click();
  await phone.find('alertdialog').getByRole('button', { name: orders.cancelAll }).click();
  await phone.sees(orders.emptyOpen);
});

journey('a double tap places one order', { as: 'trader', confirmsOrders: false }, async (scene) => {
  const { phone } = scene;
  await openTrade(phone, 'BTC');
  const price = share(await levelPrice(phone, 'bids', 0), 80);
  await fillOrder(phone, { base: 'BTC', price, amount: '0.01' });
  await submitButton(phone, 'BTC', 'buy').dblclick();
  await phone.tab(openOrdersLabel(phone, 1)).waitFor();
  expect(await openOrders(scene)).toHaveLength(1);
});

journey(
  'without a confirm sheet the form offers the coupon that pays most, and the order takes it',
  { as: 'trader', confirmsOrders: false, theme: 'light' },
  async ({ phone, user }) => {
    const { coupons } = phone.texts;
    const { data } = await user.call(listCoupons, { status: 'usable' });
    const [coupon] = data.filter(({ kind }) => kind === 'fee_rebate');
    await openTrade(phone, 'BTC');
    await fillOrder(phone, { base: 'BTC', kind: 'market', amount: '0.01' });
    await phone.button(new RegExp(`^${coupons.field}`)).waitFor();
    await phone.picture('order-coupon');
    await submitButton(phone, 'BTC', 'buy').click();
    await expect
      .poll(async () => (await user.call(listCoupons, { status: 'used' })).data.map(({ couponId }) => couponId))
      .toEqual([coupon?.couponId]);
    await phone.button(new RegExp(`^${coupons.field}`)).waitFor({ state: 'hidden' });
  },
);

journey(
  'an order whose answer was lost is sent again after a reload as the same',
  { as: 'trader', confirmsOrders: false },
  async (scene) => {
    const { phone } = scene;
    phone.troubles.expect(/coin\/trade|ERR_FAILED/, 'the answer to the first order is thrown away');
    await openTrade(phone, 'BTC');
    const order = { base: 'BTC', price: share(await levelPrice(phone, 'bids', 0), 80), amount: '0.01' };
    const sent: Request[] = [];
    await phone.page.route(calls.trade, async (route) => {
      sent.push(route.request());
      if (sent.length > 1) return route.continue();
      // The server gets it and answers; the phone gets nothing.
      await route.fetch();
      await route.abort('failed');
    });
    await fillOrder(phone, order);
    await submitButton(phone, 'BTC', 'buy').click();
    await phone.find('status').filter({ hasText: /\S/ }).first().waitFor();
    await expect.poll(() => openOrders(scene)).toHaveLength(1);

    await phone.page.reload();
    await openTrade(phone, 'BTC');
    await fillOrder(phone, order);
    await submitButton(phone, 'BTC', 'buy').click();
    await expect.poll(() => sent.length).toBe(2);
    const ids = sent.map((request) => new URLSearchParams(request.postData() ?? '').get('req_id'));
    expect(ids[0]).toBeTruthy();
    expect(ids[1]).toBe(ids[0]);
    await phone.tab(openOrdersLabel(phone, 1)).waitFor();
    expect(await openOrders(scene)).toHaveLength(1);
  },
);

journey('an order is placed with keys alone', { as: 'trader', width: 1280 }, async (scene) => {
  const { phone } = scene;
  const { common, trade } = phone.texts;
  await openTrade(phone, 'BTC');
  const price = share(await levelPrice(phone, 'bids', 0), 80);
  const { keyboard } = phone.page;
  await phone.button(fill(common.decrease, { label: fill(trade.price, { asset: 'USDT' }) })).focus();
  await keyboard.press('Tab');
  // Typed over the present price.
  await keyboard.type(price);
  // Past the button that raises the price and the one that lowers the amount.
  for (let presses = 0; presses < 3; presses++) await keyboard.press('Tab');
  await keyboard.type('0.01');
  await expect.poll(() => submitButton(phone, 'BTC', 'buy').isEnabled()).toBe(true);
  await keyboard.press('Enter');
  const sheet = phone.dialog(trade.confirmTitle);
  await sheet.getByRole('button', { name: fill(trade.buy, { asset: 'BTC' }), exact: true }).focus();
  await keyboard.press('Enter');
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => openOrders(scene)).toHaveLength(1);
});

journey('a trailing stop and an order that ends by itself show their conditions', { as: 'trader' }, async (scene) => {
  const { phone } = scene;
  const { conditions, trade, common } = phone.texts;
  await openTrade(phone, 'BTC');
  const price = await levelPrice(phone, 'bids', 0);
  await placeOrder(
    phone,
    { base: 'BTC', side: 'sell', kind: 'trailing_stop', amount: '0.01', slippage: '3' },
    'confirm-trail',
  );
  await phone.tab(openOrdersLabel(phone, 1)).waitFor();
  await orderCards(phone, 'BTC/USDT').getByText(conditions.trails).waitFor();

  await phone.button(trade.advanced).click();
  await phone.button(conditions.goodTimes.day).click();
  await phone.picture('advanced');
  await phone.button(common.done).click();
  const order = { base: 'BTC', side: 'buy', kind: 'limit', price: share(price, 90), amount: '0.01' } as const;
  await placeOrder(phone, order);
  await phone.tab(openOrdersLabel(phone, 2)).waitFor();
  await orderCards(phone, 'BTC/USDT').getByText(conditions.goodTill).waitFor();
  await phone.picture('orders-conditions');
  const [limit, trail] = await openOrders(scene);
  expect(trail).toMatchObject({ trailPercent: '2', orderType: 'stop_market', status: 'waiting' });
  expect((limit?.expiresAtMs ?? 0) - Date.now()).toBeGreaterThan(23 * 3_600_000);
});

journey(
  'an open order is changed in its sheet, and by dragging its line on the chart',
  { as: 'trader' },
  async (scene) => {
    const { phone } = scene;
    const { chart, orders, trade, words } = phone.texts;
    await openTrade(phone, 'BTC');
    const price = await levelPrice(phone, 'bids', 0);
    await placeOrder(phone, { base: 'BTC', price: share(price, 98), amount: '0.02' });
    await phone.tab(openOrdersLabel(phone, 1)).waitFor();
    const sheet = phone.dialog(orders.amendTitle);
    const type = async (label: string, text: string) => {
      const field = sheet.getByRole('textbox', { name: label, exact: true });
      await field.focus();
      await field.fill(text);
    };
    const change = async () => {
      await sheet.getByRole('button', { name: orders.amendDo, exact: true }).click();
      await sheet.waitFor({ state: 'hidden' });
    };

    // Less of it keeps its place in the queue; at another price it is the last.
    await orderCards(phone, 'BTC/USDT').getByRole('button', { name: orders.amend, exact: true }).click();
    await type(fill(trade.amount, { asset: 'BTC' }), '0.01');
    await sheet.getByText(orders.keepsPlace).waitFor();
    await type(fill(trade.price, { asset: 'USDT' }), share(price, 97));
    await sheet.getByText(orders.losesPlace).waitFor();
    await phone.picture('order-amend');
    await change();
    await expect
      .poll(async () => (await openOrders(scene)).map((order) => [order.price, order.quantity]))
      .toEqual([[share(price, 97), '0.01']]);

    await phone.go('transaction/currency', { symbol: 'BTC/USDT' });
    const line = fill(chart.yourOrder, { side: words.sides.buy, amount: '0.01' });
    const handle = phone.page.getByRole('slider', { name: fill(chart.dragLine, { line }) }).first();
    await handle.focus();
    await phone.page.keyboard.press('ArrowDown');
    await phone.picture('order-drag');
    await phone.page.keyboard.press('Enter');
    await sheet.getByText(orders.losesPlace).waitFor();
    await change();
    await expect.poll(async () => Number((await openOrders(scene))[0]?.price)).toBeLessThan(Number(share(price, 97)));
  },
);
