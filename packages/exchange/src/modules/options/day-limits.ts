import type { Atoms } from '@candor/money';
import type { Buyer } from './buyer.ts';
import type { OptionLimits } from './views.ts';

/** The daily limit that another stake would break. A live option counts as lost until it is settled. */
export function dayLimitReached(buyer: Buyer, atMs: number, stake: Atoms) {
  const { dailyStakeMax, dailyLossMax } = buyer.limits;
  const { stakedToday, lostToday } = buyer.usedOn(atMs);
  if (dailyStakeMax !== undefined && stakedToday + stake > dailyStakeMax) return 'daily_stake_limit';
  const lostAtWorst = lostToday + buyer.atStake + stake;
  return dailyLossMax !== undefined && lostAtWorst > dailyLossMax ? 'daily_loss_limit' : undefined;
}

function isTighter(asked: Atoms | undefined, inForce: Atoms | undefined): boolean {
  return asked !== undefined && (inForce === undefined || asked < inForce);
}

/** The limits in force at once out of those requested: the tighter one of each. */
export function tightenedBy(inForce: OptionLimits, asked: OptionLimits): OptionLimits {
  const tighter = (one: keyof OptionLimits) => (isTighter(asked[one], inForce[one]) ? asked[one] : inForce[one]);
  return limitsOf(tighter('dailyStakeMax'), tighter('dailyLossMax'));
}

/** True when any of the requested limits is looser than the one in force. */
export function loosens(inForce: OptionLimits, asked: OptionLimits): boolean {
  return isTighter(inForce.dailyStakeMax, asked.dailyStakeMax) || isTighter(inForce.dailyLossMax, asked.dailyLossMax);
}

/** Limits of which some may be absent. */
export function limitsOf(dailyStakeMax: Atoms | undefined, dailyLossMax: Atoms | undefined): OptionLimits {
  return {
    ...(dailyStakeMax === undefined ? {} : { dailyStakeMax }),
    ...(dailyLossMax === undefined ? {} : { dailyLossMax }),
  };
}
