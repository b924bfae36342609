import type { DepositRow } from '@candor/api';
import type { ClaimView, DepositView } from '@candor/exchange';
import { confirmationsAt } from '@candor/exchange/rules';
import { atomsToText } from '@candor/money';
import type { ChainDeposit, DepositRecord } from '@candor/readmodel';
import { present } from '@candor/kernel';
import type { Deps } from '../../serving/deps.ts';
import { explorerUrlOf } from '../networks.ts';
import { type Rails, type ShownRail, transactionText } from '../rails.ts';

type Shower = Pick<Deps, 'chain' | 'site'>;

/** A line of the deposit log, out of history. */
export function depositRowOf(shower: Shower, rails: Rails, record: DepositRecord): DepositRow {
  const rail = railIn(rails, record);
  if (record.kind === 'chain') return paymentRowOf(shower, rail, record);
  const { claimId, amount, received, status, begunAtMs, endedAtMs } = record;
  return {
    ...claimRow(rail, { claimId, amount }),
    // The finding of the first of two operators is the operators' business.
    credited: status === 'credited' && received !== undefined ? atomsToText(received, rail.asset.scale) : undefined,
    status: status === 'open' || status === 'proposed' ? 'claimed' : status,
    atMs: begunAtMs,
    endedAtMs,
  };
}

/** One that has not ended, as the core has it. */
export function pendingRowOf(shower: Shower, rails: Rails, { seenAtMs, ...deposit }: DepositView): DepositRow {
  return paymentRowOf(shower, railIn(rails, deposit), { ...deposit, begunAtMs: seenAtMs });
}

export function openClaimRowOf(rails: Rails, claim: Pick<ClaimView, 'railId' | 'claimId' | 'amount' | 'claimedAtMs'>) {
  return { ...claimRow(railIn(rails, claim), claim), status: 'claimed', atMs: claim.claimedAtMs } satisfies DepositRow;
}

function paymentRowOf(
  { chain, site }: Shower,
  rail: ShownRail,
  deposit: Pick<ChainDeposit, 'depositId' | 'amount' | 'status' | 'height' | 'transaction' | 'begunAtMs' | 'endedAtMs'>,
): DepositRow {
  const { status, height } = deposit;
  const amount = atomsToText(deposit.amount, rail.asset.scale);
  const transaction = transactionText(rail, deposit.transaction);
  const head = chain.head(rail.railId);
  const isCounted = status === 'pending' && head !== undefined;
  return {
    ...shared(rail),
    depositId: `d${deposit.depositId}`,
    kind: 'payment',
    amount,
    credited: status === 'credited' ? amount : undefined,
    status,
    confirmations: isCounted ? Math.min(confirmationsAt(head, height), rail.confirmations) : undefined,
    needed: rail.confirmations,
    height,
    transaction,
    explorerUrl: explorerUrlOf(rail.network, transaction, site.mode),
    atMs: deposit.begunAtMs,
    endedAtMs: deposit.endedAtMs,
  };
}

function claimRow(rail: ShownRail, { claimId, amount }: Pick<ClaimView, 'claimId' | 'amount'>) {
  return {
    ...shared(rail),
    depositId: `c${claimId}`,
    kind: 'claim' as const,
    amount: atomsToText(amount, rail.asset.scale),
  };
}

function shared({ railId, asset, network }: ShownRail) {
  return { railId, assetId: asset.assetId, code: asset.code, network };
}

function railIn(rails: Rails, { railId }: Pick<DepositView, 'railId'>): ShownRail {
  return present(rails.get(railId), 'a deposit came in over a rail that is there for ever');
}
