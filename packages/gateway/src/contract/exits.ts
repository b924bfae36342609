import type { ExitInput } from '@candor/api';
import type { CommandOf } from '@candor/exchange';
import { done, type Outcome, reject } from '@candor/kernel';
import { priceFromText } from '@candor/money';
import { omitUndefined, parseOptional, shareFromPercent } from '../serving/read-input.ts';

type Steps = Pick<CommandOf<'contract.open_conditional'>, 'takeProfits' | 'stopLosses' | 'trails'>;
type Trail = Pick<ExitInput, 'trailPercent' | 'trailDistance' | 'activationPrice'>;

/** The terms of a trail, as a command has them. */
export function trailOf(
  input: Trail,
): Outcome<
  Pick<Steps['trails'][number], 'trailRate' | 'trailDistance' | 'activationPrice'>,
  'price_off_tick' | 'trail_invalid'
> {
  const trailRate = parseOptional(input.trailPercent, shareFromPercent);
  if (trailRate.isWrong) return reject('trail_invalid');
  const trailDistance = parseOptional(input.trailDistance, priceFromText);
  const activationPrice = parseOptional(input.activationPrice, priceFromText);
  if (trailDistance.isWrong || activationPrice.isWrong) return reject('price_off_tick');
  return done(
    omitUndefined({
      trailRate: trailRate.value,
      trailDistance: trailDistance.value,
      activationPrice: activationPrice.value,
    }),
  );
}

/** Exits of a call by their kinds. */
export function exitStepsOf(exits: readonly ExitInput[]): Outcome<Steps, 'price_off_tick' | 'trail_invalid'> {
  const takeProfits: Steps['takeProfits'][number][] = [];
  const stopLosses: Steps['stopLosses'][number][] = [];
  const trails: Steps['trails'][number][] = [];
  for (const exit of exits) {
    const { kind, lots } = exit;
    if (kind === 'trailing_stop') {
      const trail = trailOf(exit);
      if (!trail.ok) return trail;
      trails.push({ ...trail.value, lots });
      continue;
    }
    const { value: price } = parseOptional(exit.price, priceFromText);
    if (price === undefined) return reject('price_off_tick');
    (kind === 'take_profit' ? takeProfits : stopLosses).push({ price, lots });
  }
  return done({ takeProfits, stopLosses, trails });
}
