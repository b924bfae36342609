import type { getWallet, OutputOf } from '@candor/api';
import type { AssetId, Hold } from '@candor/exchange';
import { present } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import type { Rails } from '../../funding/rails.ts';
import type { Instruments } from '../../market/instruments.ts';

type HoldRow = OutputOf<typeof getWallet>['holds'][number];

export function holdRow(
  instruments: Instruments,
  rails: Rails,
  { cause, reference, at, assetId, amount }: Hold,
): HoldRow {
  const { scale } = assetOf(instruments, assetId);
  return { cause, reference, label: labelOf(instruments, rails, at), amount: atomsToText(amount, scale) };
}

function labelOf(instruments: Instruments, rails: Rails, at: Hold['at']): string {
  if ('pairId' in at) return instruments.pairOf(at.pairId).symbol;
  if ('assetId' in at) return assetOf(instruments, at.assetId).code;
  return present(rails.get(at.railId), 'what is withdrawn goes a known way').network;
}

function assetOf(instruments: Instruments, assetId: AssetId) {
  return present(instruments.asset(assetId), 'what is frozen is of a listed asset');
}
