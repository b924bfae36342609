import { dayOf, done, reject } from '@candor/kernel';
import { atoms, zero } from '@candor/money';
import { firstUserAccount } from '../../ledger-words.ts';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { EventOf } from '../../events.ts';
import type { AccountId, PairId } from '../../vocabulary.ts';
import type { PointsTask } from './fields.ts';
import { earn } from './moves.ts';
import { tradingPointsOf } from './rules.ts';
import type { PointsSlice } from './slice.ts';

/** The daily check-in: one for each UTC day, however many come at once. */
export function checkIn(core: PointsSlice, { accountId }: CommandOf<'points.check_in'>): OutcomeOf<'points.check_in'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const terms = core.points.offered('check_in');
  if (terms === undefined) return reject('task_not_offered');
  if (!core.products.allows(accountId, 'points')) return reject('product_unavailable');
  const day = dayOf(core.nowMs);
  if (core.points.holders.get(accountId)?.checkInDay === day) return reject('checked_in_already');

  const holder = core.points.holder(accountId);
  const streak = holder.checkInDay === day - 1 ? holder.streak + 1 : 1;
  holder.checkInDay = day;
  holder.streak = streak;
  core.emit({ type: 'points.checked_in', accountId, day, streak });
  earn(core, holder, terms.reward, terms);
  return done({ points: terms.reward, streak });
}

export function noteFactor(
  core: PointsSlice,
  { accountId }: CommandOf<'points.note_factor'>,
): OutcomeOf<'points.note_factor'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  return done({ points: earnOnce(core, accountId, 'second_factor') });
}

export function onDeposit(core: PointsSlice, { accountId }: EventOf<'funding.deposit_credited'>): void {
  earnOnce(core, accountId, 'first_deposit');
}

/** A payment that an operator has found is a deposit too. */
export function onClaim(core: PointsSlice, { accountId, received }: EventOf<'funding.claim_decided'>): void {
  if (received !== undefined) earnOnce(core, accountId, 'first_deposit');
}

/** The advanced level includes the basic one. */
export function onLevel(core: PointsSlice, { accountId, level }: EventOf<'funding.level_set'>): void {
  if (level !== 'none') earnOnce(core, accountId, 'identity_basic');
  if (level === 'advanced') earnOnce(core, accountId, 'identity_advanced');
}

/** Earns by a task that earns once in an account's life; zero when it has, or is not offered here. */
function earnOnce(core: PointsSlice, accountId: AccountId, task: PointsTask): number {
  const terms = core.points.offered(task);
  if (terms === undefined || !core.products.allows(accountId, 'points')) return 0;
  const holder = core.points.holder(accountId);
  if (holder.done.has(task)) return 0;
  holder.done.add(task);
  earn(core, holder, terms.reward, terms);
  return terms.reward;
}

/** A spot trade counts for both sides. */
export function onTraded(core: PointsSlice, event: EventOf<'spot.traded'>): void {
  const { pairId, quoteAmount, takerAccountId, makerAccountId } = event;
  countTrade(core, takerAccountId, pairId, quoteAmount);
  countTrade(core, makerAccountId, pairId, quoteAmount);
}

/** A contract counts with its notional, when it opens and for each part that closes. */
export function onContract(
  core: PointsSlice,
  { accountId, pairId, notional }: EventOf<'contract.opened' | 'contract.closed'>,
): void {
  countTrade(core, accountId, pairId, notional);
}

/** Adds to a user's trading of the day. Only what is quoted in the unit of account has a value that needs no price. */
function countTrade(core: PointsSlice, accountId: AccountId, pairId: PairId, value: bigint): void {
  const terms = core.points.offered('trading');
  if (terms === undefined || accountId < firstUserAccount) return;
  if (core.catalog.pairs.get(pairId)?.quote.assetId !== core.catalog.unitOfAccount) return;
  if (!core.products.allows(accountId, 'points')) return;
  const holder = core.points.holder(accountId);
  const today = dayOf(core.nowMs);
  if (holder.tradingDay !== today) {
    holder.tradingDay = today;
    holder.traded = zero;
    holder.tradingPoints = 0;
  }
  holder.traded = atoms(holder.traded + value);
  const points = tradingPointsOf(holder.traded, terms) - holder.tradingPoints;
  if (points <= 0) return;
  holder.tradingPoints += points;
  earn(core, holder, points, terms);
}
