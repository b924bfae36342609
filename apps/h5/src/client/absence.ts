import type { NoticeRow } from '@candor/api';
import { createStore } from 'zustand/vanilla';

/** Notices of the time when the user did not look, oldest first, until they have seen what they sum up to. */
export const absence = createStore<{ readonly notices: readonly NoticeRow[] }>(() => ({ notices: [] }));
