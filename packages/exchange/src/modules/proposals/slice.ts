import type { ChangeReject } from '../../change-rejects.ts';
import type { ChangeCommand } from '../../changes.ts';
import type { Founded, Frame } from '../../slices.ts';
import type { Weakening } from '../../weakening.ts';
import type { Proposals } from './proposals.ts';
import type { proposalsSpec } from './spec.ts';

export interface ProposalsSlice extends Frame<typeof proposalsSpec>, Founded {
  readonly proposals: Proposals;
  readonly changes: Changes;
}

/** The changes of all modules, as those who decide about one see them: without the state that it changes. */
export interface Changes {
  /** Whether the rules in force know proposals of it. */
  isProposable(command: ChangeCommand): boolean;
  /** Why it cannot be made, if it cannot. */
  refusalOf(command: ChangeCommand): ChangeReject | undefined;
  /** What it would replace, in the words of the command; absent while there is nothing. */
  presentOf(command: ChangeCommand): ChangeCommand | undefined;
  weakeningOf(command: ChangeCommand): Weakening;
  /** Makes a change that was proposed and has passed its checks. */
  make(command: ChangeCommand): void;
}
