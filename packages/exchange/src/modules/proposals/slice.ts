import type { ChangeReject } from '../../change-rejects.ts';
import type { ChangeCommand } from '../../changes.ts';
import type { Decision } from '../../module.ts';
import type { Founded, Frame } from '../../slices.ts';
import type { Weakening } from '../../weakening.ts';
import type { Proposals } from './proposals.ts';
import type { proposalsSpec } from './spec.ts';

export interface ProposalsSlice extends Frame<typeof proposalsSpec>, Founded {
  readonly proposals: Proposals;
  readonly changes: Changes;
}

/** The changes of all modules, as the deciding module sees them: without the state that they change. */
export interface Changes {
  /** True when the rules in force have proposals for it. */
  isProposable(command: ChangeCommand): boolean;
  /** The reason to refuse the change, if there is one. */
  refusalOf(command: ChangeCommand): ChangeReject | undefined;
  /** The value that it would replace, in the form of the command; absent while there is none. */
  presentOf(command: ChangeCommand): ChangeCommand | undefined;
  weakeningOf(command: ChangeCommand): Weakening;
  /** Makes a change that was proposed and has passed its checks. */
  make(command: ChangeCommand, decision: Decision): void;
}
