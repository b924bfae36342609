import { done, reject } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { isOperatorName } from '../../operator-name.ts';
import type { ClaimId } from '../../vocabulary.ts';
import { capsOf } from './credit-caps.ts';
import type { Claim } from './funding.ts';
import { alikeWindowMs, capHourMs, claimsMax, limitWindowMs, proofSize } from './rules.ts';
import type { FundingSlice } from './slice.ts';
import type { AlikeClaim, Rail } from './views.ts';
import { credit } from './wallets.ts';
import { limitValue } from './worth.ts';

type Claimed = OutcomeOf<'funding.claim'>;

/**
 * A user's notice of a payment that nobody watches. It credits nothing by itself, and no picture proves two payments.
 */
export function claim(core: FundingSlice, command: CommandOf<'funding.claim'>): Claimed {
  const { proof } = command;
  if (core.revision < 1 || proof.length !== proofSize) return reject('not_permitted');
  return openClaim(core, command, proof);
}

/** A claim of a journal whose rules did not require the proof. */
export function claimUnproven(core: FundingSlice, command: CommandOf<'funding.claim_unproven'>): Claimed {
  return core.revision < 1 ? openClaim(core, command) : reject('not_permitted');
}

function openClaim(
  core: FundingSlice,
  { accountId, railId, amount }: Omit<CommandOf<'funding.claim_unproven'>, 'type'>,
  proof?: Uint8Array,
): Claimed {
  const { credits, funding } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const rail = funding.rails.get(railId);
  if (rail === undefined) return reject('rail_not_found');
  if (rail.takesDeposits === 'no') return reject('deposits_closed');
  if (amount <= 0n) return reject('amount_invalid');
  const open = [...funding.claims.values()].filter((one) => one.accountId === accountId);
  if (open.length >= claimsMax) return reject('too_many_claims');
  if (proof !== undefined && credits.isUsed(proof)) return reject('proof_used');

  const claimId = funding.nextClaimId++ as ClaimId;
  funding.claims.set(claimId, { claimId, accountId, railId, amount, claimedAtMs: core.nowMs });
  if (proof !== undefined) credits.open(claimId, proof);
  core.emit({ type: 'funding.claim_made', claimId, accountId, railId, assetId: rail.assetId, amount });
  return done({ claimId });
}

/**
 * Credits the amount that an operator found, up to the claimed one, or closes the claim without. Above the limit, which
 * also counts what either of them decided alone in the last 24 hours, two operators have to find the same amount.
 */
export function decideClaim(
  core: FundingSlice,
  command: CommandOf<'funding.decide_claim'>,
): OutcomeOf<'funding.decide_claim'> {
  const { funding } = core;
  const { claimId, operator, received } = command;
  if (!isOperatorName(operator)) return reject('not_permitted');
  const open = funding.claims.get(claimId);
  const rail = open === undefined ? undefined : funding.rails.get(open.railId);
  if (open === undefined || rail === undefined) return reject('claim_not_found');
  const { accountId, railId, proposed } = open;
  const closed = { type: 'funding.claim_decided', claimId, accountId, railId, assetId: rail.assetId } as const;
  if (received === undefined) {
    close(core, open, false);
    core.emit({ ...closed, operators: [operator] });
    return done({ needsSecond: 'no' });
  }
  if (received <= 0n || !core.ledger.canIssue(rail.assetId, received)) return reject('amount_invalid');
  if (core.revision >= 1 && received > open.amount) return reject('credit_above_claim');
  const isSamePerson = proposed?.operator === operator;
  if (isSamePerson && proposed.received === received) return reject('second_person_needed');
  if (proposed !== undefined && !isSamePerson && proposed.received !== received) return reject('claim_differs');

  // An operator who changes their mind starts again: nobody seconds their own decision.
  const isSeconded = proposed !== undefined && !isSamePerson;
  const operators = isSeconded ? [proposed.operator, operator] : [operator];
  const value = valueOf(core, rail, received);
  if (core.revision >= 1) {
    if (value === undefined) return reject('index_stale');
    if (operators.some((name) => isAboveCap(core, name, value))) return reject('credit_cap');
  }
  if (!isSeconded && needsTwo(core, operator, value)) {
    open.proposed = { operator, received };
    core.emit({ type: 'funding.claim_proposed', claimId, accountId, operator, received });
    return done({ needsSecond: 'yes' });
  }
  close(core, open, true);
  if (core.revision >= 1 && value !== undefined) {
    for (const name of operators) {
      core.credits.take({ operator: name, atMs: core.nowMs, value, isAlone: !isSeconded });
    }
  }
  credit(core, accountId, rail, received, claimId);
  core.emit({ ...closed, operators, received });
  return done({ needsSecond: 'no' });
}

function close(core: FundingSlice, { claimId, accountId, railId, amount }: Claim, isCredited: boolean): void {
  core.funding.claims.delete(claimId);
  if (core.revision < 1) return;
  core.credits.close({ claimId, accountId, railId, amount, decidedAtMs: core.nowMs, isCredited });
}

function valueOf(core: FundingSlice, rail: Rail, amount: Atoms): Atoms | undefined {
  const { terms } = core.funding;
  return terms === undefined ? undefined : limitValue(core, terms, rail, amount);
}

/** Without a price the value may be large. */
function needsTwo(core: FundingSlice, operator: string, value: Atoms | undefined): boolean {
  const { credits, funding, nowMs } = core;
  if (funding.terms === undefined || value === undefined) return true;
  return value + credits.creditedBy(operator, nowMs - limitWindowMs, true) > funding.terms.twoPeopleAbove;
}

function isAboveCap(core: FundingSlice, operator: string, value: Atoms): boolean {
  const { credits, nowMs } = core;
  const caps = capsOf(core);
  if (caps === undefined) return true;
  return (
    value + credits.creditedBy(operator, nowMs - capHourMs) > caps.hourMax ||
    value + credits.creditedBy(operator, nowMs - limitWindowMs) > caps.dayMax
  );
}

/**
 * Claims of the same rail and amount as an open one: the operator who decides checks whether they are of the same
 * payment.
 */
export function claimsLike(core: FundingSlice, claimId: ClaimId): AlikeClaim[] {
  const { atMs, credits, funding } = core;
  const claim = funding.claims.get(claimId);
  if (claim === undefined) return [];
  const isAlike = (other: Pick<Claim, 'claimId' | 'railId' | 'amount'>) =>
    other.claimId !== claimId && other.railId === claim.railId && other.amount === claim.amount;
  const decided = credits.decidedSince(atMs - alikeWindowMs).filter(isAlike);
  const open = [...funding.claims.values()].filter(isAlike);
  return [
    ...decided.map(({ claimId: id, accountId, decidedAtMs, isCredited }) => ({
      claimId: id,
      accountId,
      decidedAtMs,
      isCredited,
    })),
    ...open.map(({ claimId: id, accountId }) => ({ claimId: id, accountId, isCredited: false })),
  ];
}
