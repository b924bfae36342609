import type { WithdrawalCase } from '@candor/api';
import type { WithdrawalView } from '@candor/exchange';
import { present } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { atomsToText } from '@candor/money';
import type { Destination } from '@candor/platform';
import type { Asset } from '../../market/instruments.ts';
import { type Rails, transactionText } from '../rails.ts';
import { placeOf } from './places.ts';
import type { Destinations } from './withdrawals.ts';

/** For operators: with the place in full, as they have to pay it. */
export function withdrawalCaseOf(
  rails: Rails,
  destinations: Destinations,
  limit: Pick<Asset, 'code' | 'scale'> | undefined,
  withdrawal: WithdrawalView,
): WithdrawalCase {
  const rail = present(rails.get(withdrawal.railId), 'a withdrawal goes over a rail that is there for ever');
  const { asset, network } = rail;
  const { transaction } = withdrawal;
  return {
    withdrawalId: withdrawal.withdrawalId,
    accountId: withdrawal.accountId,
    railId: withdrawal.railId,
    code: asset.code,
    network,
    amount: atomsToText(withdrawal.amount, asset.scale),
    fee: atomsToText(withdrawal.fee, asset.scale),
    receives: atomsToText(withdrawal.receives, asset.scale),
    value: atomsToText(withdrawal.value, limit?.scale ?? 0),
    valueCode: limit?.code ?? '',
    status: withdrawal.status,
    reason: withdrawal.reason,
    untilMs: withdrawal.heldUntilMs,
    place: fieldsOf(destinations.get(hex(withdrawal.destination)), network),
    operators: [...withdrawal.operators],
    transaction: transaction && transactionText(rail, transaction),
    requestedAtMs: withdrawal.requestedAtMs,
  };
}

function fieldsOf(destination: Destination | undefined, network: string): WithdrawalCase['place'] {
  if (destination === undefined) return [];
  const place = placeOf(destination);
  if (place.kind === 'address') return [{ name: network, value: place.address }];
  return [...place.fields].map(([name, value]) => ({ name, value }));
}
