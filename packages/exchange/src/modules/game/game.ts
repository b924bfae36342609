import {
  blob,
  type ByteReader,
  type ByteWriter,
  type Codec,
  type Encoded,
  listOf,
  oneOf,
  optional,
  present,
  struct,
  uint,
} from '@candor/kernel';
import { codecsOf } from '../../field-codecs.ts';
import { type AccountId, accountId, type SpinId, type TermsId } from '../../vocabulary.ts';
import { spinFields } from './fields.ts';
import { wheelTerms } from './spec.ts';
import type { WheelTerms } from './views.ts';
import { wheelHash } from './wheel-hash.ts';

interface WheelVersion {
  readonly termsId: TermsId;
  readonly hash: Uint8Array;
  readonly terms: WheelTerms;
}

const pendingSpin = struct({ ...codecsOf(spinFields), spunAtMs: uint });
export type PendingSpin = Encoded<typeof pendingSpin>;

const stored = struct({
  accountId,
  series: uint,
  length: uint,
  used: uint,
  commitment: blob,
  pending: optional(pendingSpin),
  day: uint,
  spinsToday: uint,
  extraSpins: uint,
  isListed: oneOf('no', 'yes'),
});
type Stored = Encoded<typeof stored>;
/** One account in the game: its seeds, the turn under way, the turns of the day. */
export type Player = { -readonly [Name in keyof Stored]: Stored[Name] };
const playerCodec: Codec<Player> = stored;

/** The wheel and its players. */
export class Game {
  nextSpinId = 1;
  /** Version n is at n − 1. */
  readonly versions: WheelVersion[] = [];
  readonly players = new Map<AccountId, Player>();
  /** Players with a turn under way, by its number. Follows from the players. */
  readonly pending = new Map<SpinId, Player>();

  /** The wheel in force. */
  get wheel(): WheelVersion | undefined {
    return this.versions.at(-1);
  }

  /** The version that terms would be. */
  nextVersion(terms: WheelTerms): WheelVersion {
    return { termsId: (this.versions.length + 1) as TermsId, hash: wheelHash(terms), terms };
  }

  addWheel(terms: WheelTerms): WheelVersion {
    const version = this.nextVersion(terms);
    this.versions.push(version);
    return version;
  }

  versionOf(termsId: TermsId): WheelVersion {
    return present(this.versions[termsId - 1], 'a turn has the wheel it was staked on');
  }

  player(accountId: AccountId): Player {
    const known = this.players.get(accountId);
    if (known !== undefined) return known;
    const made: Player = {
      accountId,
      series: 0,
      length: 0,
      used: 0,
      commitment: new Uint8Array(),
      pending: undefined,
      day: 0,
      spinsToday: 0,
      extraSpins: 0,
      isListed: 'yes',
    };
    this.players.set(accountId, made);
    return made;
  }

  takeSpinId(): SpinId {
    return this.nextSpinId++ as SpinId;
  }

  write(writer: ByteWriter): void {
    writer.uint(this.nextSpinId);
    listOf(wheelTerms).write(
      writer,
      this.versions.map(({ terms }) => terms),
    );
    listOf(playerCodec).write(writer, [...this.players.values()]);
  }

  read(reader: ByteReader): void {
    this.nextSpinId = reader.uint();
    for (const terms of listOf(wheelTerms).read(reader)) this.addWheel(terms);
    for (const player of listOf(playerCodec).read(reader)) {
      this.players.set(player.accountId, player);
      if (player.pending !== undefined) this.pending.set(player.pending.spinId, player);
    }
  }
}
