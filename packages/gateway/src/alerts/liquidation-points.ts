import type { AccountId } from '@candor/exchange';
import type { HostedExchange } from '@candor/journal';
import type { LiquidationPoint } from '@candor/platform';

/** The prices at which the marks would liquidate the open contract positions of an account, as the core has them now. */
export async function liquidationPoints(
  exchange: Pick<HostedExchange, 'query'>,
  accountId: AccountId,
): Promise<readonly LiquidationPoint[]> {
  const tickets = await exchange.query('tickets', accountId);
  return tickets.flatMap(({ pairId, direction, figures }) => {
    const liquidationPrice = figures?.liquidationPrice;
    return liquidationPrice === undefined ? [] : { pairId, direction, liquidationPrice };
  });
}
