import type { NoticeRow } from '@candor/api';
import { createStore } from 'zustand/vanilla';

interface Absence {
  readonly notices: readonly NoticeRow[];
  /** There are later ones than those. */
  readonly hasMore: boolean;
}

/** Notices of the time when the user did not look, oldest first, until they have seen what they sum up to. */
export const absence = createStore<Absence>(() => ({ notices: [], hasMore: false }));
