import { type ByteReader, type ByteWriter, type Codec, listOf, optional, struct, uint } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import { type CopyPairChoice, copyPairChoice, type CopyStopReason, copyStopReason } from '../../copy-words.ts';
import { Pieces } from '../../pieces.ts';
import { type AccountId, accountId, amount, pairId, type PairId } from '../../vocabulary.ts';

/** The limit that stopped a follow, with the result then. */
interface CopyStop {
  readonly reason: CopyStopReason;
  readonly result: Atoms;
  readonly atMs: number;
}

/** The pairs of a follow, and the result since it began at which it stops. */
export interface FollowLimits {
  readonly accountId: AccountId;
  readonly traderId: AccountId;
  pairs: CopyPairChoice;
  /** Ascending, each once. */
  pairIds: readonly PairId[];
  lossMax?: Atoms | undefined;
  profitMin?: Atoms | undefined;
  /** Realised and open result of the copies when the follow began, or began again: the limits count from it. */
  from: Atoms;
  /** 1 while every tick looks at it: it has a limit, and runs or has copies to close. */
  isWatched: number;
  stopped?: CopyStop | undefined;
}

const limitsCodec: Codec<FollowLimits> = struct({
  accountId,
  traderId: accountId,
  pairs: copyPairChoice,
  pairIds: listOf(pairId),
  lossMax: optional(amount),
  profitMin: optional(amount),
  from: amount,
  isWatched: uint,
  stopped: optional(struct({ reason: copyStopReason, result: amount, atMs: uint })),
});

type Key = Pick<FollowLimits, 'accountId' | 'traderId'>;

/** One look at all watched follows, in the order of traders' and then of followers' numbers. */
interface Round {
  /** The follow that was looked at last; absent at the beginning. */
  last?: Key | undefined;
  /** Follows looked at and copies closed since the round began or paused. */
  work: number;
}

const roundCodec: Codec<Round> = struct({
  last: optional(struct({ accountId, traderId: accountId })),
  work: uint,
});

/** The pairs and total limits of follows, and the round in which ticks look at them. */
export class CopyLimits {
  readonly pieces = new Pieces();
  round: Round | undefined;
  readonly #byFollow = new Map<string, FollowLimits>();
  /** In the order of rounds. */
  #watched: FollowLimits[] = [];

  get isEmpty(): boolean {
    return this.#byFollow.size === 0;
  }

  get isWatching(): boolean {
    return this.#watched.length > 0;
  }

  of({ accountId, traderId }: Key): FollowLimits | undefined {
    return this.#byFollow.get(`${traderId}/${accountId}`);
  }

  /** All of them, in the order of rounds. */
  all(): FollowLimits[] {
    return [...this.#byFollow.values()].sort(inOrder);
  }

  /** Keeps the limits of a follow, and takes them in or out of what is watched. */
  keep(limits: FollowLimits): void {
    this.#byFollow.set(`${limits.traderId}/${limits.accountId}`, limits);
    this.#unwatch(limits);
    if (limits.isWatched === 1) this.#watched.splice(this.#placeAfter(limits), 0, limits);
  }

  forget(key: Key): void {
    this.#unwatch(key);
    this.#byFollow.delete(`${key.traderId}/${key.accountId}`);
  }

  /** The watched follow that comes after another one; the first one without. */
  watchedAfter(last: Key | undefined): FollowLimits | undefined {
    return this.#watched[last === undefined ? 0 : this.#placeAfter(last)];
  }

  write(writer: ByteWriter): void {
    listOf(limitsCodec).write(writer, this.all());
    optional(roundCodec).write(writer, this.round);
    if (this.round !== undefined) this.pieces.write(writer);
  }

  read(reader: ByteReader): void {
    for (const limits of listOf(limitsCodec).read(reader)) this.keep(limits);
    this.round = optional(roundCodec).read(reader);
    if (this.round !== undefined) this.pieces.read(reader);
  }

  #unwatch(key: Key): void {
    const place = this.#placeAfter(key) - 1;
    const found = this.#watched[place];
    if (found !== undefined && inOrder(found, key) === 0) this.#watched.splice(place, 1);
  }

  /** The number of watched follows up to and with this one. */
  #placeAfter(key: Key): number {
    let low = 0;
    let high = this.#watched.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (inOrder(this.#watched[middle] as FollowLimits, key) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function inOrder(a: Key, b: Key): number {
  return a.traderId - b.traderId || a.accountId - b.accountId;
}
