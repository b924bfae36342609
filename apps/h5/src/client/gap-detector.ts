/** The verdict on a numbered change: show it, drop it because it is already in, or request everything again. */
type Verdict = 'apply' | 'ignore' | 'gap';

/**
 * Watches the sequence numbers of one topic. A snapshot sets the place; then each change must be the next one. Changes
 * that arrive before the snapshot, or that the snapshot already contains, are dropped; a hole is a gap, and stays one
 * until the next snapshot.
 */
export function createGapDetector() {
  let lastSeq: number | undefined;
  return {
    snapshot(seq: number): void {
      lastSeq = seq;
    },
    judge(seq: number): Verdict {
      if (lastSeq === undefined || seq <= lastSeq) return 'ignore';
      if (seq === lastSeq + 1) {
        lastSeq = seq;
        return 'apply';
      }
      lastSeq = undefined;
      return 'gap';
    },
    forget(): void {
      lastSeq = undefined;
    },
  };
}

export type GapDetector = ReturnType<typeof createGapDetector>;
