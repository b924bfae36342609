import { type CommandType, commandTypes, type DualProductId, type EventOf } from '@candor/exchange';
import { minuteMs, Seeded } from '@candor/kernel';
import { price } from '@candor/money';
import { everyCommand, pair, startEverything } from '@candor/testkit';
import { describe, expect, test } from 'vitest';

const productId = 1 as DualProductId;

type Settlement = Pick<EventOf<'dual.settled'>, 'purchaseId' | 'result' | 'settlementPrice' | 'paidAssetId' | 'paid'>;

/** Moments after a purchase: just then, a moment before the window, in its middle, and between its last tick and the maturity. */
const moments = ['at once', 'before the window', 'in the window', 'at its end'] as const;
type Moment = (typeof moments)[number];

/** The results of the purchases of a world in which one more command was sent at a moment after them, under one tape. */
function resultsWith(type?: CommandType, moment: Moment = 'at once'): Settlement[] {
  const world = startEverything();
  const { runner } = world;
  runner.must(everyCommand['dual.buy'](world) as never);
  const [first] = runner.core.queries.dualPurchases(world.other);
  if (first === undefined) throw new Error('the world has a purchase');
  const bought = new Set(runner.core.queries.dualPurchases(world.other).map(({ purchaseId }) => purchaseId));
  const { maturesAtMs, windowMs, linkedPrice } = first;
  // Once for each command: the moments differ in the tape alone.
  runner.checksInvariants = moment === 'at once';
  const sendsAtMs = {
    'at once': runner.nowMs,
    'before the window': maturesAtMs - windowMs - 1_200,
    'in the window': maturesAtMs - windowMs / 2,
    'at its end': maturesAtMs - 600,
  }[moment];
  let wanted = type;
  const sendWhenDue = () => {
    if (wanted !== undefined && runner.nowMs >= sendsAtMs) runner.send(everyCommand[wanted](world) as never);
    if (runner.nowMs >= sendsAtMs) wanted = undefined;
  };
  sendWhenDue();
  runner.nowMs = maturesAtMs - windowMs - 1_000;
  const random = new Seeded('the tape of a dual');
  const settled: Settlement[] = [];
  while (runner.nowMs < maturesAtMs + minuteMs) {
    sendWhenDue();
    const mark = price(linkedPrice - 2_000_000 + random.below(1_000_000));
    for (const event of runner.tick([{ pairId: pair['BTC/USDT'], price: mark }]).events) {
      if (event.type !== 'dual.settled' || event.productId !== productId || !bought.has(event.purchaseId)) continue;
      const { purchaseId, result, settlementPrice, paidAssetId, paid } = event;
      settled.push({
        purchaseId,
        result,
        paidAssetId,
        paid,
        ...(settlementPrice === undefined ? {} : { settlementPrice }),
      });
    }
  }
  return settled;
}

/** Only the host puts the clock in doubt, and then there is no tape: everything comes back. */
const endsTheTape: readonly CommandType[] = ['clock.fault', 'clock.confirm'];
const others = commandTypes.filter((type) => type !== 'index.tick' && !endsTheTape.includes(type));

describe('RULES 10: a dual investment is decided by the tape of its window alone', () => {
  const undisturbed = resultsWith();

  test('settles both purchases below the linked price', () => {
    expect(undisturbed.map(({ result }) => result)).toEqual(['base', 'base']);
  });

  test.each(others)('%s changes nothing of it, whenever it comes', (type) => {
    for (const moment of moments) expect(resultsWith(type, moment), moment).toEqual(undisturbed);
  });

  test('a tick before the window is not a sample', () => {
    expect(resultsWith('index.tick')).toEqual(undisturbed);
  });

  test.each(endsTheTape)('%s gives everything back', (type) => {
    expect(resultsWith(type).map(({ result }) => result)).toEqual(['void', 'void']);
  });
});
