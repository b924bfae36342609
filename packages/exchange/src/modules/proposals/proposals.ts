import { type ByteReader, type ByteWriter, type Codec, listOf, optional, struct, text, uint } from '@candor/kernel';
import { type ProposalId, proposalId } from '../../vocabulary.ts';
import { type ChangeCommand, changeCodec } from '../../changes.ts';

export interface Proposal {
  readonly proposalId: ProposalId;
  readonly change: ChangeCommand;
  /** The value that it would replace, as it was when it was proposed. */
  readonly before: ChangeCommand | undefined;
  readonly proposedBy: string;
  readonly proposedAtMs: number;
  confirmedBy: string | undefined;
  /** The time at which it takes effect, or lapses without a confirmation. */
  dueAtMs: number;
}

const stateCodec = struct({
  nextId: uint,
  open: listOf(
    struct({
      proposalId,
      change: changeCodec,
      before: optional(changeCodec),
      proposedBy: text,
      proposedAtMs: uint,
      confirmedBy: optional(text),
      dueAtMs: uint,
    }) as Codec<Proposal>,
  ),
});

/** Changes that wait, in the order of their numbers. */
export class Proposals {
  nextId = 1;
  readonly open = new Map<ProposalId, Proposal>();

  get isEmpty(): boolean {
    return this.nextId === 1;
  }

  write(writer: ByteWriter): void {
    stateCodec.write(writer, { nextId: this.nextId, open: [...this.open.values()] });
  }

  read(reader: ByteReader): void {
    const state = stateCodec.read(reader);
    this.nextId = state.nextId;
    for (const proposal of state.open) this.open.set(proposal.proposalId, proposal);
  }
}
