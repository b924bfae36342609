import type { FriendRow, RebateRow } from '@candor/api';
import type { AssetId } from '@candor/exchange';
import { type Atoms, atoms, atomsToText } from '@candor/money';
import type { InvitedPerson } from '@candor/platform';
import type { FriendRecord, RebateRecord } from '@candor/readmodel';
import type { Instruments } from '../../market/instruments.ts';
import { shownName } from '../names.ts';

interface AssetAmount {
  readonly assetId: AssetId;
  readonly amount: Atoms;
}

/** Amounts by asset; those of one asset are added up. */
export function amountRowsOf(instruments: Instruments, amounts: readonly AssetAmount[]) {
  const sums = new Map<AssetId, bigint>();
  for (const { assetId, amount } of amounts) sums.set(assetId, (sums.get(assetId) ?? 0n) + amount);
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([assetId, sum]) => {
      const { code, scale } = instruments.assetOf(assetId);
      return { assetId, code, amount: atomsToText(atoms(sum), scale) };
    });
}

/** A friend's figures are in it only if the friend lets them be seen. */
export function friendRowOf(
  instruments: Instruments,
  { accountId, state, boundAtMs, endsAtMs, earned }: FriendRecord,
  person: InvitedPerson | undefined,
): FriendRow {
  return {
    id: accountId,
    name: person === undefined ? '' : shownName(person),
    avatar: person?.avatar ?? '',
    state,
    joinedAtMs: boundAtMs,
    endsAtMs,
    earned: person?.showsRebates === true ? amountRowsOf(instruments, earned) : undefined,
  };
}

/** The inviter's own amount always; the fee that it comes from only if the friend lets it be seen. */
export function rebateRowOf(
  instruments: Instruments,
  { sequence, index, assetId, feeKind, fee, friendPart, inviterPart, atMs }: RebateRecord,
  person: InvitedPerson | undefined,
): RebateRow {
  const { code, scale } = instruments.assetOf(assetId);
  const text = (amount: Atoms) => atomsToText(amount, scale);
  const own = { id: `${sequence}.${index}`, assetId, code, amount: text(inviterPart), atMs };
  if (person?.showsRebates !== true) return own;
  return { ...own, friend: shownName(person), feeKind, fee: text(fee), friendPart: text(friendPart) };
}
