import { type ByteReader, type ByteWriter, type Codec, listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import type { Ppm } from '@candor/money';
import { type AccountId, accountId, ppm } from '../../vocabulary.ts';
import { invitationStates } from './fields.ts';
import { friendShareDefault } from './rules.ts';
import { suspicionCodec } from './spec.ts';
import type { Invitation, InvitationTerms } from './invitation.ts';

const stored = {
  terms: optional(struct({ share: ppm, days: optional(uint) })),
  invitations: listOf(
    struct({
      accountId,
      inviterId: accountId,
      boundAtMs: uint,
      endsAtMs: optional(uint),
      state: oneOf(...invitationStates),
      suspicions: listOf(suspicionCodec),
    }) as Codec<Invitation>,
  ),
  splits: listOf(struct({ accountId, friendShare: ppm })),
};

/** Invitations, and the share of fees that goes back for them. */
export class Invitations {
  terms: InvitationTerms | undefined;
  /** By the friend. */
  readonly #byFriend = new Map<AccountId, Invitation>();
  /** Chosen by inviters. */
  readonly #splits = new Map<AccountId, Ppm>();

  get isEmpty(): boolean {
    return this.terms === undefined && this.#byFriend.size === 0 && this.#splits.size === 0;
  }

  /** True while nobody was invited: then no fee can be shared. */
  get isUnused(): boolean {
    return this.#byFriend.size === 0;
  }

  get all(): Iterable<Invitation> {
    return this.#byFriend.values();
  }

  of(friend: AccountId): Invitation | undefined {
    return this.#byFriend.get(friend);
  }

  keep(invitation: Invitation): void {
    this.#byFriend.set(invitation.accountId, invitation);
  }

  splitOf(inviterId: AccountId): Ppm {
    return this.#splits.get(inviterId) ?? friendShareDefault;
  }

  setSplit(inviterId: AccountId, friendShare: Ppm): void {
    this.#splits.set(inviterId, friendShare);
  }

  write(writer: ByteWriter): void {
    stored.terms.write(writer, this.terms);
    stored.invitations.write(
      writer,
      [...this.#byFriend.values()].sort((a, b) => a.accountId - b.accountId),
    );
    const splits = [...this.#splits].map(([accountId, friendShare]) => ({ accountId, friendShare }));
    stored.splits.write(
      writer,
      splits.sort((a, b) => a.accountId - b.accountId),
    );
  }

  read(reader: ByteReader): void {
    this.terms = stored.terms.read(reader);
    for (const invitation of stored.invitations.read(reader)) this.keep(invitation);
    for (const { accountId, friendShare } of stored.splits.read(reader)) this.setSplit(accountId, friendShare);
  }
}
