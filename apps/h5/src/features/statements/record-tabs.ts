import type { EntryKind } from '@candor/api';
import { Landmark, type LucideIcon } from 'lucide-react';
import type { MessageKey } from '#i18n/use-messages.ts';
import type { FeatureRecords, SharedTab } from '#app/records.ts';

interface RecordTab {
  readonly id: string;
  readonly order: number;
  readonly label: MessageKey;
  /** None: every kind. Of several, the user sees one at a time, because the server pages one kind. */
  readonly kinds: readonly EntryKind[];
}

const found = import.meta.glob<{ readonly records: FeatureRecords }>('../*/records.ts', { eager: true });
const features = Object.values(found)
  .map(({ records }) => records)
  .sort((a, b) => placeOf(a) - placeOf(b));

function placeOf({ tabs = {} }: FeatureRecords): number {
  return Math.min(...Object.values(tabs).map(({ order }) => order));
}

const kinds: FeatureRecords['kinds'] = Object.assign({}, ...features.map((feature) => feature.kinds));
const kindsInOrder = Object.keys(kinds) as EntryKind[];

const shared: Readonly<Record<SharedTab, { readonly order: number; readonly label: MessageKey }>> = {
  fees: { order: 40, label: 'funds.kindFees' },
  holds: { order: 100, label: 'funds.kindHolds' },
};

export const recordTabs: readonly RecordTab[] = [
  { id: 'all', order: 0, label: 'funds.kindAll', kinds: [] },
  ...Object.entries(Object.assign({}, shared, ...features.map(({ tabs }) => tabs)) as typeof shared)
    .map(([id, tab]) => ({ ...tab, id, kinds: kindsInOrder.filter((kind) => kinds[kind]?.tab === id) }))
    .sort((a, b) => a.order - b.order),
];

/** The icons of entries; those of the house alone, which no feature declares, have its own. */
export function iconOf(kind: EntryKind): LucideIcon {
  return kinds[kind]?.icon ?? Landmark;
}
