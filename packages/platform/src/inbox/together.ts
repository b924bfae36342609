/** Calls that wait for one commit, as one call. */
export function together(calls: readonly (() => void)[]): () => void {
  return () => {
    for (const call of calls) call();
  };
}
