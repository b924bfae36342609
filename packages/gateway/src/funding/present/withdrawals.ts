import type { WithdrawalRow } from '@candor/api';
import { isCancellable } from '@candor/exchange/rules';
import { present } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { atomsToText } from '@candor/money';
import type { Destination } from '@candor/platform';
import type { WithdrawalRecord } from '@candor/readmodel';
import type { Deps } from '../../serving/deps.ts';
import { explorerUrlOf } from '../networks.ts';
import { type Rails, transactionText } from '../rails.ts';
import { placeText } from './places.ts';

/** By the hex of the hash that the journal has. */
export type Destinations = ReadonlyMap<string, Destination>;

export function withdrawalRowOf(
  { site }: Pick<Deps, 'site'>,
  rails: Rails,
  destinations: Destinations,
  withdrawal: WithdrawalRecord,
): WithdrawalRow {
  const rail = present(rails.get(withdrawal.railId), 'a withdrawal goes over a rail that is there for ever');
  const { asset, network } = rail;
  const destination = destinations.get(hex(withdrawal.destination));
  const transaction = withdrawal.transaction && transactionText(rail, withdrawal.transaction);
  const { status, reason, untilMs, timeline } = withdrawal;
  return {
    withdrawalId: withdrawal.withdrawalId,
    railId: rail.railId,
    assetId: asset.assetId,
    code: asset.code,
    network,
    amount: atomsToText(withdrawal.amount, asset.scale),
    fee: atomsToText(withdrawal.fee, asset.scale),
    receives: atomsToText(withdrawal.receives, asset.scale),
    destinationId: destination?.isDeleted === false ? destination.destinationId : undefined,
    label: destination?.label ?? '',
    place: destination === undefined ? '' : placeText(destination),
    status,
    reason,
    untilMs,
    undoUntilMs: withdrawal.undoUntilMs,
    isCancellable: isCancellable(status),
    transaction,
    explorerUrl: transaction && explorerUrlOf(network, transaction, site.mode),
    requestedAtMs: withdrawal.requestedAtMs,
    endedAtMs: withdrawal.endedAtMs,
    // Which operators it was is the operators' business.
    steps: timeline.map((step) => ({
      status: step.status,
      reason: step.reason,
      untilMs: step.untilMs,
      atMs: step.atMs,
    })),
  };
}
