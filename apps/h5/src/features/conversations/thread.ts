import { asCallError, type CallError, type MessageRow, type WriterRole } from '@candor/api';
import { createStore } from 'zustand/vanilla';
import { type MessageList, trimmed, withNew, withOlder, withRedaction } from './message-list.ts';
import type { Talk } from './talk.ts';

interface ThreadState {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly error?: CallError;
  readonly list: MessageList;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** The side that is writing at the moment. */
  readonly typing: WriterRole | undefined;
}

const pageRows = 30;
const repairRows = 100;
/** A larger hole is not filled: the newest page begins anew, and older ones come by scrolling. */
const repairPagesMax = 3;
const typingMs = 5_000;

/**
 * The messages of one conversation as far as they have been read. What comes live is put in by its number; a hole, and
 * everything missed while the connection was cut, is read by number before what comes after it is shown.
 */
export function createThread(talk: Talk) {
  const store = createStore<ThreadState>(() => ({
    state: 'loading',
    list: { rows: [], lastSeq: 0 },
    hasOlder: false,
    isLoadingOlder: false,
    typing: undefined,
  }));
  let isOver = false;
  let typingEnds: ReturnType<typeof setTimeout> | undefined;
  let repairing: Promise<void> | undefined;
  /** Came live while something before it was still missing. */
  let early: MessageRow[] = [];

  const set = (change: Partial<ThreadState>): void => {
    if (!isOver) store.setState(change);
  };

  async function readNewest(): Promise<void> {
    set({ state: store.getState().list.rows.length === 0 ? 'loading' : 'ready' });
    try {
      const { messages, lastSeq, hasMore } = await talk.page({ limit: pageRows });
      set({ state: 'ready', list: { rows: messages, lastSeq: messages.at(-1)?.seq ?? lastSeq }, hasOlder: hasMore });
      takeEarly();
    } catch (thrown) {
      if (store.getState().list.rows.length === 0) set({ state: 'failed', error: asCallError(thrown) });
    }
  }

  async function repair(): Promise<void> {
    for (let page = 0; page < repairPagesMax; page++) {
      const { list } = store.getState();
      const { messages, hasMore } = await talk.page({ afterSeq: list.lastSeq, limit: repairRows });
      set({ list: withNew(list, messages).list });
      if (!hasMore) return takeEarly();
    }
    await readNewest();
  }

  /** Reads what is missing; again later if it cannot: the next message, or the next connection, asks anew. */
  function startRepair(): void {
    if (store.getState().state !== 'ready') return;
    repairing ??= repair()
      .catch(() => undefined)
      .finally(() => {
        repairing = undefined;
      });
  }

  function takeEarly(): void {
    const waiting = early;
    early = [];
    if (waiting.length > 0) take(waiting);
  }

  function take(messages: readonly MessageRow[]): void {
    const { state, list } = store.getState();
    if (state !== 'ready' || repairing !== undefined) {
      early = [...early, ...messages].slice(-repairRows);
      return;
    }
    const { list: after, isGap } = withNew(list, messages);
    const newest = messages.at(-1);
    const { typing } = store.getState();
    // A case that was closed meanwhile gets no answer.
    const isQuiet = newest?.role === typing || newest?.mark?.kind === 'solved';
    set({ list: after, ...(isQuiet && { typing: undefined }) });
    if (!isGap) return;
    early = [...early, ...messages].slice(-repairRows);
    startRepair();
  }

  return {
    store,
    /** Reads the newest page. Returns the function that ends it: what arrives later is dropped. */
    start(): () => void {
      isOver = false;
      void readNewest();
      return () => {
        clearTimeout(typingEnds);
        isOver = true;
      };
    },
    retry: () => void readNewest(),
    /** Reads the newest page again, for what was taken away while nobody listened. */
    refresh: () =>
      void talk.page({ limit: pageRows }).then(
        ({ messages }) => take(messages),
        () => undefined,
      ),
    take,
    redact(seq: number, reason: NonNullable<MessageRow['redacted']>): void {
      set({ list: withRedaction(store.getState().list, { seq, reason }) });
    },
    /** The conversation has messages up to here, as a new connection learns. */
    reachesTo(lastSeq: number): void {
      if (lastSeq > store.getState().list.lastSeq) startRepair();
    },
    typing(role: WriterRole): void {
      clearTimeout(typingEnds);
      typingEnds = setTimeout(() => set({ typing: undefined }), typingMs);
      set({ typing: role });
    },
    async loadOlder(limit = pageRows): Promise<void> {
      const { list, hasOlder, isLoadingOlder } = store.getState();
      const first = list.rows[0]?.seq;
      if (!hasOlder || isLoadingOlder || first === undefined) return;
      set({ isLoadingOlder: true });
      try {
        const { messages, hasMore } = await talk.page({ beforeSeq: first, limit });
        set({ list: withOlder(store.getState().list, messages), hasOlder: hasMore });
      } catch {
        // Still there to be asked for: scrolling up again does.
      } finally {
        set({ isLoadingOlder: false });
      }
    },
    /** Forgets the oldest messages, once nobody looks at them. */
    trim(): void {
      const { list, hasOlder } = store.getState();
      const after = trimmed(list);
      if (after !== list) set({ list: after, hasOlder: hasOlder || after.rows.length < list.rows.length });
    },
  };
}

export type Thread = ReturnType<typeof createThread>;
