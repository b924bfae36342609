import type { FundingLimitsRow } from '@candor/api';
import type { AccountId, FundingTerms } from '@candor/exchange';
import { Fault } from '@candor/kernel';
import { atoms, atomsToText, type Atoms } from '@candor/money';
import type { Deps } from '../serving/deps.ts';

/** Every installation is founded with them. */
export async function termsOf({ exchange }: Pick<Deps, 'exchange'>): Promise<FundingTerms> {
  const terms = await exchange.query('fundingTerms');
  if (terms === undefined) throw new Fault('funding_missing', 'the exchange has no terms for money in and out');
  return terms;
}

/** The amount an account may withdraw now, and the obstacles. */
export async function limitsOf(
  deps: Pick<Deps, 'exchange' | 'market'>,
  accountId: AccountId,
): Promise<FundingLimitsRow> {
  const [terms, account] = await Promise.all([termsOf(deps), deps.exchange.query('fundingAccount', accountId)]);
  const { code, scale } = deps.market.instruments.assetOf(terms.limitAssetId);
  const text = (amount: Atoms) => atomsToText(amount, scale);
  const { limit, used } = account;
  return {
    level: account.level,
    code,
    limit: text(limit),
    used: text(used),
    left: text(atoms(limit > used ? limit - used : 0n)),
    basicLimit: text(terms.basicLimit),
    advancedLimit: text(terms.advancedLimit),
    holds: account.holds.map(({ reason, sinceMs, untilMs }) => ({ reason, sinceMs, untilMs })),
    isBookOnly: account.isBookOnly,
    bookOnlyUntilMs: account.bookOnlyUntilMs,
    undoMs: terms.undoMs,
    destinationWaitMs: terms.destinationWaitMs,
  };
}
