import type { EntryKind } from '@candor/api';
import type { LucideIcon } from 'lucide-react';
import type { MessageKey } from '#i18n/use-messages.ts';

/** The tabs of a statement that show kinds of several features. */
export type SharedTab = 'fees' | 'holds';

/** A feature's part of the users' statements, declared by `records.ts` of its folder. */
export interface FeatureRecords {
  /** The tabs it adds, each with its place among all of them. */
  readonly tabs?: Readonly<Record<string, { readonly order: number; readonly label: MessageKey }>>;
  /** Its kinds of entries: the icon, and the tab that shows them; none for entries that only the house's own accounts have. */
  readonly kinds: Readonly<Partial<Record<EntryKind, { readonly icon: LucideIcon; readonly tab?: string }>>>;
}
