import { asCallError, type MessageRow } from '@candor/api';
import { createStore } from 'zustand/vanilla';
import { readJson, type Storage } from '#client/storage.ts';
import type { Outgoing } from './talk.ts';

/** Waiting for its turn or for the connection, on its way, or refused for good with the reason. */
type OutgoingState = 'waiting' | 'sending' | 'failed';

export interface OutboxEntry extends Outgoing {
  readonly state: OutgoingState;
  readonly because?: string;
}

interface OutboxDeps {
  readonly storage: Storage;
  readonly now: () => number;
  /** Keeps two users of one device apart. */
  readonly login: () => string;
  readonly send: (message: Outgoing) => Promise<MessageRow>;
  /** Calls back after a time, unless the returned function is called before. */
  readonly later: (ms: number, act: () => void) => () => void;
}

export const outboxKey = 'outbox';
const retryMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
const keptMax = 100;

/** Refusals of a message that is only too early: it waits. */
const isOnlyEarly = (code: string): boolean => code === 'messages_too_often' || code === 'chat_slow_mode';

interface Kept {
  readonly login: string;
  readonly entries: readonly OutboxEntry[];
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { login, entries } = value as { login?: unknown; entries?: unknown };
  return typeof login === 'string' && Array.isArray(entries) && entries.every(isEntry);
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { talk, clientId, text } = value as Record<string, unknown>;
  return typeof talk === 'string' && typeof clientId === 'string' && typeof text === 'string';
}

/**
 * Messages until the server has them. Each conversation's go out one after another in the order they were written, also
 * after a cut or a reload; a lost answer is asked for again under the same client id, which is kept once. A refusal ends
 * a message's way but not that of the next, except the ones that say until when: those wait.
 */
export function createOutbox({ storage, now, login, send, later }: OutboxDeps) {
  const store = createStore<{ readonly entries: readonly OutboxEntry[] }>(() => ({ entries: kept() }));
  const sentListeners = new Set<(message: Outgoing, row: MessageRow) => void>();
  const underWay = new Set<string>();
  /** The ends of waits before a conversation's next try. */
  const pauses = new Map<string, () => void>();
  const tries = new Map<string, number>();

  function kept(): readonly OutboxEntry[] {
    const found = readJson(storage, outboxKey, isKept);
    if (found === undefined || found.login !== login()) return [];
    // A message that was on its way may have arrived or not: it goes again.
    return found.entries.map((entry) => (entry.state === 'sending' ? { ...entry, state: 'waiting' } : entry));
  }

  function keep(entries: readonly OutboxEntry[]): void {
    store.setState({ entries });
    if (entries.length === 0) storage.remove(outboxKey);
    else storage.set(outboxKey, JSON.stringify({ login: login(), entries } satisfies Kept));
  }

  const all = () => store.getState().entries;
  function change(clientId: string, what: Partial<OutboxEntry>): void {
    keep(all().map((entry) => (entry.clientId === clientId ? { ...entry, ...what } : entry)));
  }
  const without = (clientId: string) => keep(all().filter((entry) => entry.clientId !== clientId));

  function pump(talk: string): void {
    if (underWay.has(talk) || pauses.has(talk)) return;
    const next = all().find((entry) => entry.talk === talk && entry.state === 'waiting');
    if (next === undefined) return;
    underWay.add(talk);
    change(next.clientId, { state: 'sending' });
    void carry(next).finally(() => {
      underWay.delete(talk);
      pump(talk);
    });
  }

  async function carry(message: OutboxEntry): Promise<void> {
    const whose = login();
    try {
      const row = await send(message);
      if (login() !== whose) return;
      for (const tell of sentListeners) tell(message, row);
      without(message.clientId);
      tries.delete(message.talk);
    } catch (thrown) {
      if (login() === whose) failed(message, thrown);
    }
  }

  function failed({ talk, clientId }: Outgoing, thrown: unknown): void {
    const { failure, isAnswer, message } = asCallError(thrown);
    if (failure.kind === 'refused' && failure.untilMs !== undefined && isOnlyEarly(failure.code)) {
      change(clientId, { state: 'waiting', because: message });
      return pause(talk, Math.max(1_000, failure.untilMs - now()));
    }
    if (isAnswer) return change(clientId, { state: 'failed', because: message });
    change(clientId, { state: 'waiting' });
    const tried = tries.get(talk) ?? 0;
    tries.set(talk, tried + 1);
    pause(talk, retryMs[Math.min(tried, retryMs.length - 1)] ?? 1_000);
  }

  function pause(talk: string, ms: number): void {
    pauses.set(
      talk,
      later(ms, () => wake(talk)),
    );
  }
  function wake(talk: string): void {
    pauses.get(talk)?.();
    pauses.delete(talk);
    pump(talk);
  }

  return {
    store,
    add(message: Outgoing): void {
      keep([...all(), { ...message, state: 'waiting' as const }].slice(-keptMax));
      pump(message.talk);
    },
    retry(clientId: string): void {
      const entry = all().find((one) => one.clientId === clientId);
      if (entry === undefined) return;
      const { because: _because, ...rest } = entry;
      keep(all().map((one) => (one === entry ? { ...rest, state: 'waiting' as const } : one)));
      wake(entry.talk);
    },
    remove: without,
    /** The connection is back, or the app has started: everything that waits goes at once. */
    wakeAll(): void {
      for (const talk of new Set(all().map((entry) => entry.talk))) wake(talk);
    },
    /** Another user, or none: what the last one left is theirs. */
    forget(): void {
      for (const end of pauses.values()) end();
      pauses.clear();
      keep([]);
    },
    onSent(tell: (message: Outgoing, row: MessageRow) => void): () => void {
      sentListeners.add(tell);
      return () => void sentListeners.delete(tell);
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
