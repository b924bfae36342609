import { type Outcome, done, reject } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { CommandOf, ResultOf } from '../../commands.ts';
import type { Core } from '../../core.ts';
import type { RejectCode } from '../../reject-codes.ts';
import type { ClaimId } from '../../vocabulary.ts';
import { claimsMax, isOperatorName } from './rules.ts';
import type { Rail } from './views.ts';
import { credit } from './wallets.ts';
import { limitValue } from './worth.ts';

/** A user says that he has paid where nobody watches. Nothing is credited by it. */
export function claim(core: Core, command: CommandOf<'funding.claim'>): Outcome<ResultOf<'funding.claim'>, RejectCode> {
  const { funding } = core;
  const { accountId, railId, amount } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const rail = funding.rails.get(railId);
  if (rail === undefined) return reject('rail_not_found');
  if (rail.takesDeposits === 'no') return reject('deposits_closed');
  if (amount <= 0n) return reject('amount_invalid');
  const open = [...funding.claims.values()].filter((one) => one.accountId === accountId);
  if (open.length >= claimsMax) return reject('too_many_claims');

  const claimId = funding.nextClaimId++ as ClaimId;
  funding.claims.set(claimId, { claimId, accountId, railId, amount, claimedAtMs: core.nowMs });
  core.emit({ type: 'funding.claim_made', claimId, accountId, railId, assetId: rail.assetId, amount });
  return done({ claimId });
}

/** Credits what an operator found, or closes the claim without. Above the limit two operators have to find the same. */
export function decideClaim(
  core: Core,
  command: CommandOf<'funding.decide_claim'>,
): Outcome<ResultOf<'funding.decide_claim'>, RejectCode> {
  const { funding } = core;
  const { claimId, operator, received } = command;
  if (!isOperatorName(operator)) return reject('not_permitted');
  const open = funding.claims.get(claimId);
  const rail = open === undefined ? undefined : funding.rails.get(open.railId);
  if (open === undefined || rail === undefined) return reject('claim_not_found');
  const { accountId, railId, proposed } = open;
  const closed = { type: 'funding.claim_decided', claimId, accountId, railId, assetId: rail.assetId } as const;
  if (received === undefined) {
    funding.claims.delete(claimId);
    core.emit({ ...closed, operators: [operator] });
    return done({ needsSecond: 'no' });
  }
  if (received <= 0n || !core.ledger.canIssue(rail.assetId, received)) return reject('amount_invalid');
  const isSamePerson = proposed?.operator === operator;
  if (isSamePerson && proposed.received === received) return reject('second_person_needed');
  if (proposed !== undefined && !isSamePerson && proposed.received !== received) return reject('claim_differs');

  // Whoever changes his mind starts again: nobody is the second to himself.
  const isSeconded = proposed !== undefined && !isSamePerson;
  if (!isSeconded && needsTwo(core, rail, received)) {
    open.proposed = { operator, received };
    core.emit({ type: 'funding.claim_proposed', claimId, accountId, operator, received });
    return done({ needsSecond: 'yes' });
  }
  funding.claims.delete(claimId);
  credit(core, accountId, rail, received, claimId);
  const operators = isSeconded ? [proposed.operator, operator] : [operator];
  core.emit({ ...closed, operators, received });
  return done({ needsSecond: 'no' });
}

/** Without a price nobody can say that it is little. */
function needsTwo(core: Core, rail: Rail, amount: Atoms): boolean {
  const { terms } = core.funding;
  const value = terms === undefined ? undefined : limitValue(core, terms, rail, amount);
  return terms === undefined || value === undefined || value > terms.twoPeopleAbove;
}
