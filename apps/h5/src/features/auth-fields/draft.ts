import { createStore } from 'zustand/vanilla';
import type { Area, Channel } from './identity.ts';

interface Draft {
  readonly channel: Channel;
  readonly email: string;
  readonly phone: string;
  /** Chosen on the area page; absent: the usual one of the language. */
  readonly area: Area | undefined;
}

const nothing: Draft = { channel: 'email', email: '', phone: '', area: undefined };

/**
 * The typed identity, kept on the way from login to registration, to the area page and back. Only in memory, and
 * without passwords and codes.
 */
export const draft = createStore<Draft>(() => nothing);

export function keepTyped(typed: Pick<Draft, 'channel' | 'email' | 'phone'>): void {
  draft.setState({ channel: typed.channel, email: typed.email, phone: typed.phone });
}

export function forgetTyped(): void {
  draft.setState(nothing);
}
