import type { ByteReader, ByteWriter } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { CommandOf, CommandType, OutcomeOf, RejectOf, ResultOf } from './commands.ts';
import type { EventOf, EventType } from './events.ts';
import type { ModuleSpec } from './spec.ts';
import type { AccountId, AssetId, HoldCause, PairId, RailId, WalletType } from './vocabulary.ts';
import type { Weakening } from './weakening.ts';

/**
 * What a command does: checks in the order of its spec's reasons, then effects. It must not emit before it can no longer
 * refuse. `Slice` is what it gets of the core.
 */
export type Handle<T extends CommandType, Slice> = (core: Slice, command: CommandOf<T>) => OutcomeOf<T>;

/** What holds for everybody and how a command changes it: what loosens it needs two operators (`modules/proposals`). */
export interface Change<T extends CommandType, Slice> {
  /** From which revision on it can be proposed, and one operator cannot loosen it; absent: since there are proposals. */
  readonly sinceRevision?: number;
  /** Why it cannot be made, if it cannot. */
  readonly refuses: (core: Slice, command: CommandOf<T>) => RejectOf<T> | undefined;
  /** What it would replace, in the words of the command; absent while there is nothing. */
  readonly present: (core: Slice, command: CommandOf<T>) => CommandOf<T> | undefined;
  readonly weakens: (next: CommandOf<T>, present: CommandOf<T> | undefined) => Weakening;
  readonly make: (core: Slice, command: CommandOf<T>) => ResultOf<T>;
}

/** An amount that is frozen for a live reason, recomputed from the object that is the reason. */
export interface Hold {
  readonly accountId: AccountId;
  readonly walletType: WalletType;
  readonly assetId: AssetId;
  readonly amount: Atoms;
  readonly cause: HoldCause;
  /** Number of the order, withdrawal, ticket or option. */
  readonly reference: number;
  /** The pair it is in, or the way it goes. */
  readonly at: { readonly pairId: PairId } | { readonly railId: RailId };
}

/**
 * One part of the core: its commands, its part of the state, what falls due in it, and what must always hold. `Slice` is
 * all that it gets of the core, `Own` are the commands that it handles: one without a handler does not compile.
 */
export interface Module<Slice, Own extends CommandType> {
  readonly name: string;
  readonly handlers: { readonly [T in Own]: Handle<T, Slice> | Change<T, Slice> };
  /** What to do when a timer of this kind falls due; kinds carry the module's name: `convert.quote_expiry`. */
  readonly due?: Readonly<Record<string, (core: Slice, reference: number) => void>>;
  /**
   * What follows from a fact of another module, in the same command, after its handler is done. This is how modules
   * meet: a status change withdraws quotes, a tick wakes stops. Reactions run in the order of the facts, then of the modules.
   */
  readonly reactions?: { readonly [T in EventType]?: (core: Slice, event: EventOf<T>) => void };
  /** Writes the module's whole state, in an order that depends on the state alone. */
  write(core: Slice, writer: ByteWriter): void;
  /** Reads it back into a fresh core, after the modules before it in the list. */
  read(core: Slice, reader: ByteReader): void;
  /** Throws when something that must hold does not. May be slow: it walks the state. */
  check?(core: Slice): void;
  /** What it freezes, of everybody or of one account. */
  holds?(core: Slice, of: AccountId | undefined): Iterable<Hold>;
  /** How much of an available balance has to stay where it is, because losses of open positions may need it (RULES 13). */
  keeps?(core: Slice, accountId: AccountId, walletType: WalletType, assetId: AssetId): Atoms;
  /**
   * For modules that joined the core later: true while the module has no state. It is then left out of snapshots and
   * state hashes, so that journals of earlier builds replay to the hashes they recorded.
   */
  isEmpty?(core: Slice): boolean;
}

/** The commands that a spec declares. */
export type CommandsOf<Spec extends ModuleSpec> = Extract<keyof Spec['commands'], CommandType>;

export function defineModule<Slice, Own extends CommandType>(module: Module<Slice, Own>): Module<Slice, Own> {
  return module;
}
