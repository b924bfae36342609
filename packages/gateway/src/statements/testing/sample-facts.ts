import type { AccountId, AssetId, EntryKind } from '@candor/exchange';
import { present } from '@candor/kernel';
import { type Atoms, atoms } from '@candor/money';
import type { Holding, LedgerEntry, StatementSection } from '@candor/readmodel';
import type { StatementFacts } from '../statement-facts.ts';

const fromMs = Date.UTC(2026, 6, 1);
const toMs = Date.UTC(2026, 7, 1);

const assets = [
  { code: 'USDT', scale: 6 },
  { code: 'ETH', scale: 18 },
];

/** Kind, change of the available amount, change of the frozen amount. */
export type Move = readonly [kind: EntryKind, available: bigint, frozen: bigint];

/** A wallet of an asset of `assets` whose lines follow from its opening, one an hour. */
export function section(asset: number, opening: bigint, moves: readonly Move[]): StatementSection {
  let held: Holding = { available: atoms(opening), frozen: atoms(0n) };
  const lines = moves.map(([kind, available, frozen], index): LedgerEntry => {
    held = { available: atoms(held.available + available), frozen: atoms(held.frozen + frozen) };
    return {
      entryId: index + 1,
      walletType: 'spot',
      assetId: asset as AssetId,
      kind,
      available: atoms(available),
      frozen: atoms(frozen),
      availableAfter: held.available,
      frozenAfter: held.frozen,
      reference: index === 0 ? 0 : 70 + index,
      sequence: 900 + index,
      atMs: fromMs + (index + 1) * 3_600_000,
    };
  });
  const kinds = [...new Set(moves.map(([kind]) => kind))];
  return {
    walletType: 'spot',
    assetId: asset as AssetId,
    opening: { available: atoms(opening), frozen: atoms(0n) },
    closing: held,
    movements: kinds.map((kind) => {
      const some = lines.filter((line) => line.kind === kind);
      const sum = (of: (line: LedgerEntry) => Atoms) => atoms(some.reduce((total, line) => total + of(line), 0n));
      return { kind, count: some.length, available: sum((one) => one.available), frozen: sum((one) => one.frozen) };
    }),
    lines,
  };
}

export function sampleFacts(
  sections: readonly StatementSection[],
  given: Partial<StatementFacts> = {},
): StatementFacts {
  return {
    statement: { accountId: 1_000 as AccountId, fromMs, toMs, sequence: 4_711, atMs: toMs - 1_000, sections },
    uid: 10_293_847,
    language: 'en',
    site: 'Candor',
    mode: 'live',
    assetOf: (assetId) => present(assets[assetId], 'the sample has this asset'),
    ...given,
  };
}

/** A deposit and a withdrawal with its fee. */
export const depositAndWithdrawal: readonly Move[] = [
  ['deposit', 1_234_500_000n, 0n],
  ['withdrawal_hold', -500_000_000n, 500_000_000n],
  ['withdrawal', 0n, -499_000_000n],
  ['withdrawal_fee', 0n, -1_000_000n],
];
