import type { AccountId } from '@candor/exchange';
import type { HostedExchange } from '@candor/journal';
import { Fault } from '@candor/kernel';
import type { LiftHold, PlaceHold } from '@candor/platform';

/** Holds an account's withdrawals at the exchange for the platform, and lifts a hold that has no end of its own. */
export function securityHoldsAt(exchange: HostedExchange): { placeHold: PlaceHold; liftHold: LiftHold } {
  return {
    async placeHold(accountId, reason, commandId) {
      const command = { type: 'funding.place_hold', accountId: accountId as AccountId, reason } as const;
      const { outcome } = await exchange.submit<'funding.place_hold'>({ commandId, actor: 'system', command });
      if (!outcome.ok) throw new Fault('hold_not_placed', `${reason} was refused: ${outcome.code}`);
      return outcome.value.untilMs;
    },
    async liftHold(accountId, reason, commandId) {
      const command = { type: 'funding.lift_hold', accountId: accountId as AccountId, reason } as const;
      const { outcome } = await exchange.submit<'funding.lift_hold'>({ commandId, actor: 'system', command });
      // An operator may have lifted it already.
      if (!outcome.ok && outcome.code !== 'hold_not_found') {
        throw new Fault('hold_not_lifted', `${reason} was refused: ${outcome.code}`);
      }
      const { holds } = await exchange.query('fundingAccount', accountId as AccountId);
      return holds.find((hold) => hold.reason === reason)?.untilMs;
    },
  };
}
