import type { getWallet, OutputOf } from '@candor/api';
import type { Hold } from '@candor/exchange';
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
  const { scale } = present(instruments.asset(assetId), 'what is frozen is of a listed asset');
  const label =
    'pairId' in at
      ? instruments.pairOf(at.pairId).symbol
      : present(rails.get(at.railId), 'what is withdrawn goes a known way').network;
  return { cause, reference, label, amount: atomsToText(amount, scale) };
}
