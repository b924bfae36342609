import type { ChangeCommand, RailId } from '@candor/exchange';
import { sideOfAccount } from '../ledger/corrections.ts';
import type { Rails } from '../funding/rails.ts';
import type { Instruments } from '../market/instruments.ts';

type Fields = Readonly<Record<string, unknown>>;

const numbers = ['productId', 'projectId', 'campaignId', 'itemId'];
const words = ['name', 'task', 'product', 'country'];

/** Names what a setting is of, as operators call it; empty where there is one for everybody. */
export function settingName(instruments: Instruments, rails: Rails, change: ChangeCommand, subject: string): string {
  const told = new URLSearchParams(subject);
  const fields: Fields = change;
  const rail = rails.get(fields['railId'] as RailId);
  const parts = [
    ...(change.type === 'ledger.correct'
      ? [`${sideOfAccount(change.fromAccountId)} → ${sideOfAccount(change.toAccountId)}`]
      : []),
    ...numbers.flatMap((name) => (told.has(name) ? [`#${told.get(name)}`] : [])),
    ...words.map((name) => told.get(name) ?? undefined),
    ...pairsOf(fields).map((pairId) => instruments.pair(pairId)?.symbol),
    ...coinsOf(fields).map((assetId) => instruments.asset(assetId)?.code),
    rail?.network,
  ];
  return parts.filter((part): part is string => part !== undefined).join(' · ');
}

function pairsOf({ pairId, pairIds }: Fields): readonly number[] {
  return typeof pairId === 'number' ? [pairId] : ((pairIds ?? []) as readonly number[]);
}

function coinsOf({ assetId, tokenAssetId }: Fields): readonly number[] {
  return [assetId, tokenAssetId].filter((id) => typeof id === 'number');
}
