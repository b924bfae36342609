import type { CommandOf, Direction, Lots } from '@candor/exchange';
import type { Ppm, Price } from '@candor/money';
import type { NaiveContractOrder } from '@candor/testkit';

const tick = 1_000_000;

/** Exits as both sides have them, in words. */
export function exitWords({
  takeProfits,
  stopLosses,
  trails,
}: Readonly<
  Record<'takeProfits' | 'stopLosses', readonly { price: bigint | number; lots?: bigint | number | undefined }[]>
> & {
  readonly trails: readonly { peak?: bigint | number | undefined; lots?: bigint | number | undefined }[];
}): string[] {
  return [
    ...takeProfits.map(({ price, lots }) => `gain ${price} ${lots ?? 0}`),
    ...stopLosses.map(({ price, lots }) => `loss ${price} ${lots ?? 0}`),
    ...trails.map(({ peak, lots }) => `trail ${peak ?? 0} ${lots ?? 0}`),
  ];
}

export function naiveOrder(
  order: CommandOf<'contract.open'> | CommandOf<'contract.open_conditional'>,
  rest: Pick<NaiveContractOrder, 'exits' | 'trigger' | 'trail'>,
): NaiveContractOrder {
  const { accountId, pairId, direction, marginMode, multiple, lots, limitPrice, slippage } = order;
  return {
    account: accountId,
    pair: pairId,
    direction,
    mode: marginMode,
    multiple: BigInt(multiple),
    lots: BigInt(lots),
    ...(limitPrice === undefined ? {} : { limit: BigInt(limitPrice) }),
    ...(slippage === undefined ? {} : { slippage: BigInt(slippage) }),
    ...rest,
  };
}

/** A trail that begins at once, or once the mark has moved so many of its parts in a direction. */
export function trailFrom(way: 1 | -1, mark: number, a: number, b: number) {
  const ahead = (Math.round(mark * (1 + (way * (1 + (b % 60))) / 10_000)) * tick) as Price;
  return {
    ...(a % 2 === 0
      ? { trailRate: (1_000 + (b % 40) * 250) as Ppm }
      : { trailDistance: (Math.ceil((mark * (2 + (b % 30))) / 1_000) * tick) as Price }),
    ...(a % 3 === 0 ? { activationPrice: ahead } : {}),
  };
}

/** Some exits of each kind, most of them near, that close the whole or parts of it. */
export function stepsAround(direction: Direction, around: number, lots: number, a: number, b: number) {
  const way = direction === 'long' ? 1 : -1;
  const away = (part: number) =>
    (Math.max(1, Math.round((around * (1 + (way * part) / 10_000)) / tick)) * tick) as Price;
  const shares = [[100], [50, 30, 20], [40, 40], [7, 1, 90], [60, 50]][a % 5] as number[];
  const sized = (place: number) => Math.max(1, Math.floor((lots * (shares[place] as number)) / 100)) as Lots;
  const kind = (sign: 1 | -1, seed: number) =>
    seed % 4 === 0
      ? []
      : shares.map((_, place) => ({ price: away(sign * (2 + (seed % 40) + place * 7)), lots: sized(place) }));
  const trails =
    b % 3 === 0
      ? []
      : shares.slice(0, 2).map((_, place) => ({
          ...trailFrom(way, Math.round(around / tick), b + place, a + place),
          lots: sized(place),
        }));
  return {
    takeProfits: kind(1, a),
    stopLosses: kind(-1, b),
    trails: shares[0] === 100 ? trails.map((one) => ({ ...one, lots: undefined })) : trails,
  };
}

export function exitsAround(direction: Direction, around: number, lots: number, a: number, b: number) {
  const away = (share: number, sign: number) =>
    (Math.max(1, Math.round((around * (1 + sign * (direction === 'long' ? 1 : -1) * share)) / tick)) * tick) as Price;
  const part = (choice: number) => (choice % 3 === 0 ? { lots: Math.max(1, Math.floor(lots / 3)) as Lots } : {});
  return {
    ...(a % 3 === 0 ? {} : { takeProfit: { price: away(0.001 + (b % 50) / 3_000, 1), ...part(b) } }),
    ...(a % 5 === 0 ? {} : { stopLoss: { price: away(0.001 + (b % 70) / 3_000, -1), ...part(a) } }),
  } as Pick<CommandOf<'contract.open'>, 'takeProfit' | 'stopLoss'>;
}
