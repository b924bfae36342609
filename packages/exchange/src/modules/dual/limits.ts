import { type ByteReader, type ByteWriter, type Codec, listOf, optional, struct, uint } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import { type AccountId, accountId, amount } from '../../vocabulary.ts';

interface LaterLimit {
  /** Absent: no limit. */
  readonly heldMax?: Atoms;
  readonly inForceAtMs: number;
}

/** One user's own limit, and their pause. */
interface DualLimit {
  readonly accountId: AccountId;
  heldMax?: Atoms;
  later?: LaterLimit;
  /** Zero when there was no pause. */
  pausedUntilMs: number;
}

const limitCodec: Codec<DualLimit> = struct({
  accountId,
  heldMax: optional(amount),
  later: optional(struct({ heldMax: optional(amount), inForceAtMs: uint })),
  pausedUntilMs: uint,
}) as Codec<DualLimit>;

/** The limits that users set for their own dual investments. */
export class DualLimits {
  readonly #byAccount = new Map<AccountId, DualLimit>();

  get isEmpty(): boolean {
    return this.#byAccount.size === 0;
  }

  get all(): Iterable<DualLimit> {
    return this.#byAccount.values();
  }

  find(of: AccountId): DualLimit | undefined {
    return this.#byAccount.get(of);
  }

  of(account: AccountId): DualLimit {
    const known = this.#byAccount.get(account) ?? { accountId: account, pausedUntilMs: 0 };
    this.#byAccount.set(account, known);
    return known;
  }

  write(writer: ByteWriter): void {
    listOf(limitCodec).write(
      writer,
      [...this.#byAccount.values()].sort((a, b) => a.accountId - b.accountId),
    );
  }

  read(reader: ByteReader): void {
    for (const limit of listOf(limitCodec).read(reader)) this.#byAccount.set(limit.accountId, limit);
  }
}
