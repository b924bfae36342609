import { CallError, type WorkTask } from '@candor/api';
import { createStore } from 'zustand/vanilla';

/** Searches the solution of a task, without blocking the page. Throws the signal's reason. */
type Solve = (task: WorkTask, signal: AbortSignal) => Promise<string>;

/** The work that a loaded server requires; a waiting user sees it and may leave. */
export function createWork(load: () => Promise<{ readonly solve: Solve }>) {
  const store = createStore(() => ({ isWorking: false }));
  const underWay = new Set<AbortController>();
  return {
    store,
    async do(task: WorkTask): Promise<string> {
      const ending = new AbortController();
      underWay.add(ending);
      store.setState({ isWorking: true });
      try {
        const { solve } = await load();
        ending.signal.throwIfAborted();
        return await solve(task, ending.signal);
      } finally {
        underWay.delete(ending);
        store.setState({ isWorking: underWay.size > 0 });
      }
    },
    /** The caller has left: the search ends, and the call is not sent again. */
    giveUp(): void {
      for (const ending of underWay) ending.abort(new CallError({ kind: 'given_up' }));
    },
  };
}

export type Work = ReturnType<typeof createWork>;
