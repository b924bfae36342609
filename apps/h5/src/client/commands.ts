import { type ArgumentsOf, CallError, type CallSpec, type OutputOf } from '@candor/api';
import { type CommandKeeper, commandKey, type PickedCoupon } from './command-keeper.ts';
import type { Call } from './request.ts';

/** An input without the request id, which the keeper makes. */
export type CommandInput<C> = Omit<ArgumentsOf<C>, 'requestId'>;

export type Send = <C extends CallSpec>(spec: C, input: CommandInput<C>, coupon?: PickedCoupon) => Promise<OutputOf<C>>;

/**
 * Sends a command with a kept request id. While one is under way, sending the same again joins it instead of sending a
 * second; after a lost answer, sending the same again repeats the first id. The coupon is no part of what is the same:
 * once the first sending has used one, the form picks another.
 */
export function createSend(call: Call, keeper: CommandKeeper, login: () => string): Send {
  const underWay = new Map<string, Promise<unknown>>();
  return (spec, input, coupon = {}) => {
    type Output = OutputOf<typeof spec>;
    const key = commandKey(spec.path, input, login());
    const joined = underWay.get(key);
    if (joined !== undefined) return joined as Promise<Output>;
    const { requestId, couponId } = keeper.pendingFor(key, coupon);
    // A cash coupon's own payout names it in its input, which nothing here may undo.
    const picked = couponId === undefined ? {} : { couponId };
    const sent = call(spec, { ...input, ...picked, requestId } as ArgumentsOf<typeof spec>)
      .then(
        (output) => {
          keeper.settle(key, requestId);
          return output;
        },
        (error: unknown) => {
          if (error instanceof CallError && error.isAnswer) keeper.settle(key, requestId);
          throw error;
        },
      )
      .finally(() => underWay.delete(key));
    underWay.set(key, sent);
    return sent;
  };
}
