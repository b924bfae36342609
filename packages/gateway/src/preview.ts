import type { CommandOf, Exchange, OrderPreview } from '@candor/exchange';

type OcoCommand = CommandOf<'spot.place_oco'>;

/** What an order would do now, told by the core. An OCO is told by its two legs. */
export async function previewOf(
  exchange: Exchange,
  command: CommandOf<'spot.place'> | OcoCommand,
): Promise<OrderPreview> {
  if (command.type === 'spot.place') return exchange.query('previewOrder', command);
  const [limitLeg, stopLeg] = await Promise.all([
    exchange.query('previewOrder', limitLegOf(command)),
    exchange.query('previewOrder', stopLegOf(command)),
  ]);
  // The legs share one hold: the larger of the two. What fills can only be the limit leg's.
  const preview = limitLeg.hold >= stopLeg.hold ? limitLeg : { ...limitLeg, hold: stopLeg.hold };
  const { side, limitPrice, stopPrice } = command;
  const isSplit = side === 'sell' ? limitPrice > stopPrice : limitPrice < stopPrice;
  const isAlternative = isSplit && limitLeg.filled === 0n && limitLeg.reason === undefined;
  const rejects = limitLeg.rejects ?? stopLeg.rejects ?? (isAlternative ? undefined : 'oco_prices_wrong');
  return rejects === undefined ? preview : { ...preview, rejects };
}

function limitLegOf({ accountId, pairId, side, quantity, limitPrice }: OcoCommand): CommandOf<'spot.place'> {
  const terms = { orderType: 'limit', timeInForce: 'gtc', price: limitPrice } as const;
  return { type: 'spot.place', accountId, pairId, side, quantity, ...terms };
}

function stopLegOf({ accountId, pairId, side, quantity, ...leg }: OcoCommand): CommandOf<'spot.place'> {
  const { stopPrice, stopLimitPrice } = leg;
  const terms =
    stopLimitPrice === undefined
      ? ({ orderType: 'stop_market', timeInForce: 'ioc' } as const)
      : ({ orderType: 'stop_limit', timeInForce: 'gtc', price: stopLimitPrice } as const);
  return { type: 'spot.place', accountId, pairId, side, quantity, stopPrice, ...terms };
}
