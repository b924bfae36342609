import type { AccountId, CopyResult, EventOf } from '@candor/exchange';
import { lots, ppm, ticket } from '../../contract/testing/facts.ts';
import { amount, btcUsdt, priceAt } from '../../testing/facts.ts';

type Copied = EventOf<'copy.copied'>;

export function copied(
  accountId: AccountId,
  traderId: AccountId,
  result: CopyResult,
  fields: Partial<Copied> = {},
): Copied {
  return {
    type: 'copy.copied',
    accountId,
    traderId,
    traderTicketId: ticket(1),
    pairId: btcUsdt,
    direction: 'long',
    traderLots: lots(100),
    wantedLots: lots(50),
    lots: lots(result === 'copied' ? 50 : result === 'partial' ? 20 : 0),
    price: priceAt(101),
    result,
    ...(result !== 'copied' && { reason: 'margin_cap' as const }),
    ...fields,
  };
}

type Followed = EventOf<'copy.followed'>;

export function followed(accountId: AccountId, traderId: AccountId, fields: Partial<Followed> = {}): Followed {
  return {
    type: 'copy.followed',
    accountId,
    traderId,
    mode: 'multiple',
    size: 50,
    share: ppm(100_000),
    slippage: ppm(5_000),
    isNew: 'yes',
    ...fields,
  };
}

type Mark = EventOf<'copy.nav_marked'>['marks'][number];

export function marked(traderId: AccountId, nav: number, fields: Partial<Mark> = {}): EventOf<'copy.nav_marked'> {
  const mark = {
    equity: amount(nav),
    units: amount(1_000_000),
    navPeak: nav,
    followers: 0,
    followersResult: amount(0),
  };
  return { type: 'copy.nav_marked', marks: [{ traderId, nav, ...mark, ...fields }] };
}

export function traderIs(
  traderId: AccountId,
  status: EventOf<'copy.trader_changed'>['status'],
): EventOf<'copy.trader_changed'> {
  return { type: 'copy.trader_changed', traderId, status, share: ppm(100_000) };
}
