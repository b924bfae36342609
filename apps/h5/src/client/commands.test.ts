import { CallError, payCashCoupon, placeSpotOrder, transferFunds } from '@candor/api';
import { expect, it } from 'vitest';
import { createCommandKeeper } from './command-keeper.ts';
import { createSend } from './commands.ts';
import type { Call } from './request.ts';
import { memoryStorage, type Storage } from './storage.ts';

const transfer = { assetId: 3, amount: '1', from: 'spot', to: 'contract' } as const;
const lost = new CallError({ kind: 'unreachable' });
const refused = new CallError({ kind: 'refused', code: 'balance_insufficient', message: '' });

/** A server that records the request ids it saw and answers from a list. */
function world(storage: Storage, answers: (CallError | 'done')[]) {
  const seen: string[] = [];
  const coupons: (number | undefined)[] = [];
  let nowMs = 0;
  let made = 0;
  const call = (async (_spec: unknown, input: { requestId: string; couponId?: number }) => {
    seen.push(input.requestId);
    coupons.push(input.couponId);
    const answer = answers.shift();
    if (answer instanceof CallError) throw answer;
    return {};
  }) as unknown as Call;
  const start = () =>
    createSend(
      call,
      createCommandKeeper(storage, { now: () => nowMs, makeId: () => `request-${++made}` }),
      () => 'token-of-alice',
    );
  return { seen, coupons, start, pass: (ms: number) => (nowMs += ms) };
}

it('repeats the id after a lost answer, also after a reload, until an answer comes', async () => {
  const { seen, start } = world(memoryStorage(), [lost, lost, 'done', 'done']);
  await expect(start()(transferFunds, transfer)).rejects.toBe(lost);
  await expect(start()(transferFunds, transfer)).rejects.toBe(lost);
  await start()(transferFunds, transfer);
  await start()(transferFunds, transfer);
  expect(seen).toEqual(['request-1', 'request-1', 'request-1', 'request-2']);
});

it('repeats the coupon that went with it, whichever would be the best by now', async () => {
  const { seen, coupons, start } = world(memoryStorage(), [lost, lost, 'done', 'done']);
  const order = {
    baseAssetId: 1,
    quoteAssetId: 3,
    side: 'buy',
    orderType: 'market',
    amount: '1',
  } as const;
  await expect(start()(placeSpotOrder, order, { couponId: 7 })).rejects.toBe(lost);
  await expect(start()(placeSpotOrder, order, { couponId: 8 })).rejects.toBe(lost);
  await start()(placeSpotOrder, order);
  await start()(placeSpotOrder, order);
  expect(seen).toEqual(['request-1', 'request-1', 'request-1', 'request-2']);
  expect(coupons).toEqual([7, 7, 7, undefined]);
});

it('leaves a coupon alone that the command itself is about', async () => {
  const { coupons, start } = world(memoryStorage(), ['done']);
  await start()(payCashCoupon, { couponId: 3 });
  expect(coupons).toEqual([3]);
});

it('takes a refusal as an answer, and another amount as another command', async () => {
  const { seen, start } = world(memoryStorage(), [refused, lost, 'done']);
  const send = start();
  await expect(send(transferFunds, transfer)).rejects.toBe(refused);
  await expect(send(transferFunds, transfer)).rejects.toBe(lost);
  await send(transferFunds, { ...transfer, amount: '2' });
  expect(seen).toEqual(['request-1', 'request-2', 'request-3']);
});

it('sends once for two taps', async () => {
  const { seen, start } = world(memoryStorage(), ['done']);
  const send = start();
  await Promise.all([send(transferFunds, transfer), send(transferFunds, transfer)]);
  expect(seen).toEqual(['request-1']);
});

it('has the id in storage before the command leaves, and forgets it after a day', async () => {
  const storage = memoryStorage();
  const { seen, start, pass } = world(storage, [lost, 'done']);
  await expect(start()(transferFunds, transfer)).rejects.toBe(lost);
  expect(storage.get('pendingCommands')).toContain('request-1');
  pass(86_400_001);
  await start()(transferFunds, transfer);
  expect(seen).toEqual(['request-1', 'request-2']);
});
