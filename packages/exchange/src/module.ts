import type { ByteReader, ByteWriter } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { CommandOf, CommandType, OutcomeOf, RejectOf, ResultOf } from './commands.ts';
import type { EventOf, EventType } from './events.ts';
import type { ModuleSpec } from './spec.ts';
import type { HoldCause } from './ledger-words.ts';
import type { AccountId, AssetId, PairId, RailId, WalletType } from './vocabulary.ts';
import type { Weakening } from './weakening.ts';

/**
 * The effect of a command: checks in the order of its spec's reasons, then changes. It must not emit before its last
 * refusal. `Slice` is the part of the core it receives.
 */
export type Handle<T extends CommandType, Slice> = (core: Slice, command: CommandOf<T>) => OutcomeOf<T>;

/**
 * A setting for everybody and the command that changes it: a change that loosens it needs two operators
 * (`modules/proposals`).
 */
export interface Change<T extends CommandType, Slice> {
  /**
   * The revision from which on it can be proposed, and one operator cannot loosen it; absent: from the first one with
   * proposals.
   */
  readonly sinceRevision?: number;
  /** The reason to refuse the change, if there is one. */
  readonly refuses: (core: Slice, command: CommandOf<T>) => RejectOf<T> | undefined;
  /** The value that it would replace, in the form of the command; absent while there is none. */
  readonly present: (core: Slice, command: CommandOf<T>) => CommandOf<T> | undefined;
  readonly weakens: (next: CommandOf<T>, present: CommandOf<T> | undefined) => Weakening;
  readonly make: (core: Slice, command: CommandOf<T>, decision: Decision) => ResultOf<T>;
}

/** The proposal that a change was made by, and the operators behind it. */
export interface Decision {
  /** 0: it needed none. */
  readonly proposalId: number;
  /** The proposer, then the confirmer. */
  readonly operators: readonly string[];
}

/** The decision behind a change that needs no second person. */
export const undecided: Decision = { proposalId: 0, operators: [] };

/** An amount that is frozen for a live reason, recomputed from the object that is the reason. */
export interface Hold {
  readonly accountId: AccountId;
  readonly walletType: WalletType;
  readonly assetId: AssetId;
  readonly amount: Atoms;
  readonly cause: HoldCause;
  /** Number of the order, withdrawal, ticket, option, deposit, purchase, subscription or loan. */
  readonly reference: number;
  /** The pair it is in, the way it goes, or the asset of the product that holds it. */
  readonly at: { readonly pairId: PairId } | { readonly railId: RailId } | { readonly assetId: AssetId };
}

/**
 * One part of the core: its commands, its part of the state, its timers and its invariants. `Slice` is the only part of
 * the core it receives, `Own` are the commands that it handles: one without a handler does not compile.
 */
export interface Module<Slice, Own extends CommandType> {
  readonly name: string;
  readonly handlers: { readonly [T in Own]: Handle<T, Slice> | Change<T, Slice> };
  /** Handles a timer of this kind when it falls due; kinds carry the module's name: `convert.quote_expiry`. */
  readonly due?: Readonly<Record<string, (core: Slice, reference: number) => void>>;
  /** The kinds of its timers that do work in pieces: the next piece follows a moment later, by another timer. */
  readonly piecewise?: readonly string[];
  /**
   * Does what is still to be done for an account as of an earlier moment, because it is done in pieces, before a command that names
   * the account: nobody gains by being quicker than the pieces.
   */
  settlesFirst?(core: Slice, accountId: AccountId): void;
  /**
   * Follow-ups to a fact of another module, in the same command, after its handler is done. This is how modules meet: a
   * status change withdraws quotes, a tick wakes stops. Reactions run in the order of the facts, then of the modules.
   */
  readonly reactions?: { readonly [T in EventType]?: (core: Slice, event: EventOf<T>) => void };
  /** True while its reactions would do nothing: a fact need not be made for them. */
  isIdle?(core: Slice): boolean;
  /** Writes the module's whole state, in an order that depends on the state alone. */
  write(core: Slice, writer: ByteWriter): void;
  /** Reads it back into a fresh core, after the modules before it in the list. */
  read(core: Slice, reader: ByteReader): void;
  /** Throws when something that must hold does not. May be slow: it walks the state. */
  check?(core: Slice): void;
  /** The amounts that it freezes, of all accounts or of one. */
  holds?(core: Slice, of: AccountId | undefined): Iterable<Hold>;
  /**
   * The part of an available balance that has to stay in place, because losses of open positions may need it (RULES
   * 13).
   */
  lockedBalance?(core: Slice, accountId: AccountId, walletType: WalletType, assetId: AssetId): Atoms;
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
