import { percentOfPpm } from '@candor/money';
import type { OptionTermsRow } from '@candor/api';

/** One thing that is otherwise in the new terms. Payouts in percent, amounts as decimal text. */
export type TermsChange =
  | { readonly kind: 'payout'; readonly seconds: number; readonly before: string; readonly after: string }
  | { readonly kind: 'added'; readonly seconds: number; readonly after: string }
  | { readonly kind: 'removed'; readonly seconds: number }
  | { readonly kind: 'stakeMin' | 'stakeMax'; readonly before: string; readonly after: string }
  | { readonly kind: 'notOffered' };

/** The changes in `after` that a buyer who saw `before` must know. */
export function termsChanges(before: OptionTermsRow, after: OptionTermsRow): readonly TermsChange[] {
  const changes: TermsChange[] = [];
  if (before.isOffered && !after.isOffered) changes.push({ kind: 'notOffered' });
  for (const { seconds, payout } of after.durations) {
    const old = before.durations.find((duration) => duration.seconds === seconds);
    const now = percentOfPpm(payout);
    if (old === undefined) changes.push({ kind: 'added', seconds, after: now });
    else if (old.payout !== payout) {
      changes.push({ kind: 'payout', seconds, before: percentOfPpm(old.payout), after: now });
    }
  }
  for (const { seconds } of before.durations) {
    if (after.durations.every((duration) => duration.seconds !== seconds)) changes.push({ kind: 'removed', seconds });
  }
  for (const kind of ['stakeMin', 'stakeMax'] as const) {
    if (before[kind] !== after[kind]) changes.push({ kind, before: before[kind], after: after[kind] });
  }
  return changes;
}
