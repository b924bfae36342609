import { minuteMs } from '@candor/kernel';
import { operator, ticks, waitsUntil } from '../rows.ts';
import { given, type Row, type Scenario, scenarioIn } from '../scenario.ts';
import { alice, bob } from '../users.ts';
import { dual } from './rows.ts';

/** Alice and bob have 2 BTC and 10,000 USDT each, the house what it needs to underwrite; a call and a put are on offer. */
export function dualMarket(title: string, ...rows: readonly Row[]): Scenario {
  return scenarioIn(
    {},
    title,
    ...[alice, bob].flatMap((user) => [given(user.has('2 BTC')), given(user.has('10000 USDT'))]),
    given(operator.funds('underwriting', '10 BTC')),
    given(operator.funds('underwriting', '1000000 USDT')),
    given(dual.opens()),
    given(dual.opensPut()),
    given(ticks({ 'BTC/USDT': '60000' })),
    ...rows,
  );
}

/** The whole window of the market's products at one price, after another before it. */
export function settlesDualAt(btc: string): Row[] {
  return [waitsUntil(9 * minuteMs - 1_000), dual.ticksUntil(9 * minuteMs, '1'), dual.ticksUntil(10 * minuteMs, btc)];
}
