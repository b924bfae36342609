import type { ProposalId } from '../../vocabulary.ts';
import type { Weakening } from '../../weakening.ts';
import type { ChangeCommand } from '../../changes.ts';
import type { ChangeReject } from '../../change-rejects.ts';

/** A change that waits, for a second operator or for its time. */
export interface ProposalView {
  readonly proposalId: ProposalId;
  readonly change: ChangeCommand;
  /** The value that it would replace, as it was when it was proposed; absent: there was none. */
  readonly before: ChangeCommand | undefined;
  readonly proposedBy: string;
  readonly proposedAtMs: number;
  /** Absent: it waits for a second operator. */
  readonly confirmedBy: string | undefined;
  /** The time at which it takes effect, or lapses without a confirmation. */
  readonly dueAtMs: number;
  /** As things are now: whether it takes effect with its confirmation, or waits after it. */
  readonly weakening: Weakening;
  /** True when the value that it would replace has changed: it cannot be confirmed any more. */
  readonly isOutdated: boolean;
}

/** The fate of a change if it was proposed now. */
type ChangeCheck =
  | { readonly refusal: ChangeReject | 'not_permitted' }
  | {
      readonly refusal?: never;
      /** The value that it would replace; absent: there is none. */
      readonly before: ChangeCommand | undefined;
      readonly weakening: Weakening;
    };

export interface ProposalQueries {
  /** Checks a change by the rules by which it would be proposed, and makes nothing. */
  changeCheck(change: ChangeCommand): ChangeCheck;
  /** Oldest first. */
  proposals(): readonly ProposalView[];
}
