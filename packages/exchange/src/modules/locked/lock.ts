import { done, present, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { type Atoms, zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { AccountId, LockedDepositId } from '../../vocabulary.ts';
import type { LiveDeposit } from './deposit.ts';
import type { RenewalRefusal } from './fields.ts';
import { reserve, rewardsWallet } from './funds.ts';
import type { TermsVersion } from './locked.ts';
import { liveDepositsMax, lockedDividendFor, lockedRateFor, lockedStartFor, lockedYieldOf } from './rules.ts';
import type { lockedRejects } from './rejects.ts';
import type { LockedSlice } from './slice.ts';
import type { WantedDeposit } from './views.ts';

/** Takes a deposit under the terms that the user saw, or rejects it. */
export function deposit(core: LockedSlice, command: CommandOf<'locked.deposit'>): OutcomeOf<'locked.deposit'> {
  const refusal = depositRefusal(core, command);
  if (refusal !== undefined) return reject(refusal);

  const { accountId, productId, amount, renewal } = command;
  const offered = present(core.locked.currentTerms.get(productId), 'what is offered has terms');
  const wanted = { accountId, amount, renewal, madeAtMs: core.nowMs } as const;
  const { depositId, rate, dividend, startsAtMs } = lock(core, offered, wanted);
  return done({ depositId, rate, dividend, startsAtMs });
}

/**
 * The reason that a deposit would be refused now, in the order of the checks. Without an account, what refuses everybody; without a
 * hash, under the terms in force.
 */
export function depositRefusal(
  core: LockedSlice,
  { accountId, productId, amount, termsHash }: WantedDeposit,
): (typeof lockedRejects)['locked.deposit'][number] | undefined {
  if (accountId !== undefined && !core.accounts.has(accountId)) return 'account_not_found';
  const offered = core.locked.currentTerms.get(productId);
  if (offered === undefined || offered.terms.isOffered === 'no') return 'locked_not_offered';
  if (!core.products.allows(accountId, 'locked')) return 'product_unavailable';
  if (termsHash !== undefined && hex(termsHash) !== hex(offered.hash)) return 'terms_changed';
  if (amount <= 0n) return 'amount_invalid';
  const { amountMin, accountMax, assetId } = offered.terms;
  if (amount < amountMin) return 'locked_too_small';
  const held = accountId === undefined ? zero : core.locked.lockedIn(productId, accountId);
  if (held + amount > accountMax) return 'locked_too_large';
  if (accountId !== undefined) {
    if (core.locked.countOf(accountId) >= liveDepositsMax) return 'too_many_locked';
    if (core.spendable(accountId, 'spot', assetId) < amount) return 'balance_insufficient';
  }
  const shortage = shortageOf(core, offered, amount);
  return shortage === 'quota_full' ? 'locked_quota_full' : shortage;
}

/**
 * Locks the principal of a matured deposit anew, on the terms in force now, where it can be. It goes on from the moment at which the
 * deposit ended, whenever its turn to be paid came: no day is lost in between.
 */
export function renew(core: LockedSlice, ended: LiveDeposit, endedAtMs: number): void {
  const { depositId, accountId, assetId, productId, principal } = ended;
  const offered = core.locked.currentTerms.get(productId);
  const reason = renewalRefusalOf(core, ended, offered);
  if (offered === undefined || reason !== undefined) {
    const why = reason ?? 'not_offered';
    core.emit({ type: 'locked.renewal_refused', depositId, accountId, assetId, reason: why });
    return;
  }
  const wanted = { accountId, amount: principal, renewal: 'on', renewalOf: depositId, madeAtMs: endedAtMs } as const;
  lock(core, offered, wanted);
}

/** A renewal is what the user would have bought again: on no lower rate, and within all bounds of a new deposit. */
function renewalRefusalOf(
  core: LockedSlice,
  { accountId, productId, principal, rate }: LiveDeposit,
  offered: TermsVersion | undefined,
): RenewalRefusal | undefined {
  if (offered === undefined || offered.terms.isOffered === 'no') return 'not_offered';
  if (!core.products.allows(accountId, 'locked')) return 'product_unavailable';
  const { terms } = offered;
  const isTooMuch = core.locked.lockedIn(productId, accountId) + principal > terms.accountMax;
  if (principal < terms.amountMin || isTooMuch) return 'amount_out_of_bounds';
  if (lockedRateFor(principal, terms) < rate) return 'rate_lower';
  return shortageOf(core, offered, principal);
}

/** The reason that an amount cannot be sold: the quota, or the rewards that its yield is reserved from. */
function shortageOf(core: LockedSlice, { terms }: TermsVersion, amount: Atoms) {
  if (core.locked.lockedIn(terms.productId) + amount > terms.quota) return 'quota_full';
  const whole = lockedYieldOf(lockedDividendFor(amount, lockedRateFor(amount, terms)), terms.days);
  return core.ledger.available(rewardsWallet(core, terms.assetId)) < whole ? 'rewards_insufficient' : undefined;
}

interface Wanted {
  readonly accountId: AccountId;
  readonly amount: Atoms;
  readonly renewal: LiveDeposit['renewal'];
  readonly renewalOf?: LockedDepositId;
  readonly madeAtMs: number;
}

function lock(core: LockedSlice, { termsId, terms }: TermsVersion, wanted: Wanted): LiveDeposit {
  const { productId, assetId, days, dayMs, dividendAtMs, penaltyRatio } = terms;
  const { amount: principal, madeAtMs, ...whose } = wanted;
  const rate = lockedRateFor(principal, terms);
  const made = {
    depositId: core.locked.takeDepositId(),
    ...whose,
    productId,
    termsId,
    assetId,
    principal,
    rate,
    dividend: lockedDividendFor(principal, rate),
    days,
    dayMs,
    startsAtMs: lockedStartFor(madeAtMs, dayMs, dividendAtMs),
    penaltyRatio,
  };
  const live = { ...made, madeAtMs, daysPaid: 0 };
  reserve(core, live);
  core.locked.keep(live);
  arrangeDividends(core);
  core.emit({ type: 'locked.deposited', ...made, madeAtMs });
  return live;
}

/** Arranges for the next dividends. */
export function arrangeDividends(core: LockedSlice): void {
  const { dividendTimes, pieces } = core.locked;
  if (dividendTimes.nextAtMs !== undefined) pieces.arrange(core, 'locked.dividends', dividendTimes.nextAtMs);
}

/** True when a product is offered, and its quota and its rewards have room for its smallest deposit. */
export function isOnSale(core: LockedSlice, version: TermsVersion): boolean {
  const { terms } = version;
  return terms.isOffered === 'yes' && shortageOf(core, version, terms.amountMin) === undefined;
}
