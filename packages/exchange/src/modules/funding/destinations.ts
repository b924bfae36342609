import { done, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { destinationSize, destinationsMax, limitWindowMs } from './rules.ts';
import type { FundingSlice } from './slice.ts';

/** Writes a destination into the user's book: its waiting time starts now. */
export function bookDestination(
  core: FundingSlice,
  { accountId, railId, destination }: CommandOf<'funding.book_destination'>,
): OutcomeOf<'funding.book_destination'> {
  const { funding } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (!funding.rails.has(railId)) return reject('rail_not_found');
  if (funding.terms === undefined || destination.length !== destinationSize) return reject('destination_not_found');
  const account = funding.account(accountId);
  if (account.destinations.has(hex(destination))) return reject('destination_exists');
  if (account.destinations.size >= destinationsMax) return reject('too_many_destinations');

  const booked = {
    railId,
    destination,
    bookedAtMs: core.nowMs,
    usableAtMs: core.nowMs + funding.terms.destinationWaitMs,
  };
  account.destinations.set(hex(destination), booked);
  const usableAtMs = account.usableFrom(booked, core.nowMs);
  core.emit({ type: 'funding.destination_booked', accountId, railId, destination, usableAtMs });
  return done({ usableAtMs });
}

/** Removes a destination from the book; withdrawals on their way there go on. */
export function dropDestination(
  core: FundingSlice,
  { accountId, destination }: CommandOf<'funding.drop_destination'>,
): OutcomeOf<'funding.drop_destination'> {
  const account = core.funding.accounts.get(accountId);
  if (account?.destinations.has(hex(destination)) !== true) return reject('destination_not_found');
  account.destinations.delete(hex(destination));
  core.emit({ type: 'funding.destination_dropped', accountId, destination });
  return done({});
}

/** Switches on at once; off a day later, so that a thief of a session gains nothing by it today. */
export function setBookOnly(
  core: FundingSlice,
  { accountId, isOn }: CommandOf<'funding.set_book_only'>,
): OutcomeOf<'funding.set_book_only'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const account = core.funding.account(accountId);
  const wasOn = account.booksOnlyAt(core.nowMs);
  let fromMs = core.nowMs;
  if (isOn === 'yes') {
    account.isBookOnly = true;
    account.bookOnlyUntilMs = undefined;
  } else if (wasOn) {
    fromMs = account.bookOnlyUntilMs ?? core.nowMs + limitWindowMs;
    account.bookOnlyUntilMs = fromMs;
  } else {
    account.isBookOnly = false;
  }
  core.emit({ type: 'funding.book_only_set', accountId, isOn, fromMs });
  return done({ fromMs });
}
