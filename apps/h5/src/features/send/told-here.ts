import type { InboxKind } from '@candor/api';

/** The notices that the form's result and the records show themselves. */
export const toldHere: readonly InboxKind[] = ['send_sent'];
