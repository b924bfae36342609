import type { AccountId } from '@candor/exchange';
import { dayMs, minuteMs } from '@candor/kernel';
import { atoms } from '@candor/money';
import {
  dual,
  dualMarket,
  given,
  passes,
  type Scenario,
  sends,
  settlesDualAt,
  ticks,
  when,
  worldStartMs,
} from '@candor/testkit';

const at = (btc: string) => ticks({ 'BTC/USDT': btc });

/** RULES 10: limits that users set for their own dual investments. */
export const dualLimitScenarios: readonly Scenario[] = [
  dualMarket(
    'RULES 10: a limit of one’s own counts all live purchases at their linked prices',
    when(dual.limits('alice', '700 USDT'), 'done'),
    when(dual.buys('alice', 1, 1), 'done'),
    dual.limit('alice', '700 USDT', '600 USDT'),
    when(dual.buys('alice', 2, 2), 'dual_limit'),
    when(dual.buys('alice', 2, 1), 'done'),
    dual.limit('alice', '700 USDT', '700 USDT'),
    when(dual.buys('bob', 2, 1), 'done'),
    ...settlesDualAt('60000'),
    dual.limit('alice', '700 USDT', '0 USDT'),
  ),
  dualMarket(
    'RULES 10: a looser limit waits for a day, a tighter one holds at once',
    given(dual.limits('alice', '100 USDT')),
    when(dual.limits('alice', '1000 USDT'), 'done'),
    when(dual.buys('alice', 1, 1), 'dual_limit'),
    passes(dayMs - 1_000),
    dual.limit('alice', '100 USDT', '0 USDT'),
    passes(1_000),
    given(at('60000')),
    dual.limit('alice', '1000 USDT', '0 USDT'),
    when(dual.limits('alice'), 'done'),
    when(dual.limits('alice', '50 USDT'), 'done'),
    passes(dayMs),
    given(at('60000')),
    dual.limit('alice', '50 USDT', '0 USDT'),
  ),
  dualMarket(
    'RULES 10: in a pause nothing is bought or reinvested, and it cannot be shortened',
    given(dual.buys('alice', 2, 1, { reinvestsAt: 1 })),
    given(dual.opensPut({ closesAtMs: worldStartMs + 40 * minuteMs, maturesAtMs: worldStartMs + 50 * minuteMs })),
    when(dual.pauses('alice', 30 * minuteMs), 'done'),
    when(dual.pauses('alice', 29 * minuteMs), 'pause_invalid'),
    when(dual.buys('alice', 1, 1), 'dual_paused'),
    ...settlesDualAt('60000'),
    dual.notReinvested('own_limit'),
    passes(21 * minuteMs),
    given(at('60000')),
    when(dual.buys('alice', 3, 1), 'done'),
  ),
  dualMarket(
    'RULES 10: refusals of limits',
    when(sends('a stranger', { type: 'dual.set_limit', accountId: 5_000 as AccountId }), 'account_not_found'),
    when(
      dual.does('alice', (accountId) => ({ type: 'dual.set_limit', accountId, heldMax: atoms(-1n) })),
      'amount_invalid',
    ),
    when(sends('a stranger', { type: 'dual.pause', accountId: 5_000 as AccountId, untilMs: 1 }), 'account_not_found'),
    when(dual.pauses('alice', 0), 'pause_invalid'),
    when(dual.pauses('alice', 6 * 366 * dayMs), 'pause_invalid'),
  ),
];
