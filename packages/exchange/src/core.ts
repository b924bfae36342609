import { assert, ByteReader, ByteWriter, done, type Outcome, reject } from '@candor/kernel';
import { type Atoms, atoms } from '@candor/money';
import { type Command, type CommandType, specOf } from './commands.ts';
import { eventCodec } from './codecs.ts';
import type { CoreEvent, EventType } from './events.ts';
import type { ChangeCommand } from './changes.ts';
import { actOf } from './acts.ts';
import type { Queries, Submission } from './exchange.ts';
import { type Handle, type Hold, type Module, undecided } from './module.ts';
import { type AnyChange, ModuleChanges } from './module-changes.ts';
import { Accounts } from './modules/accounts/accounts.ts';
import { Catalog } from './modules/catalog/catalog.ts';
import { Clock } from './modules/clock/clock.ts';
import { Contracts } from './modules/contract/contracts.ts';
import { TicketsToCopy } from './modules/contract/copies.ts';
import { ConvertDesk } from './modules/convert/desk.ts';
import { ConversionsForPlans } from './modules/convert/for-plans.ts';
import { Conversions } from './modules/convert/state.ts';
import { Copies } from './modules/copy/copies.ts';
import { CopyLimits } from './modules/copy/limits.ts';
import { DualLimits } from './modules/dual/limits.ts';
import { Duals } from './modules/dual/duals.ts';
import { couponRefusal } from './modules/coupons/act.ts';
import { Coupons } from './modules/coupons/coupons.ts';
import { CouponIssue } from './modules/coupons/issue.ts';
import { Credits } from './modules/funding/credits.ts';
import { FeeTiers } from './modules/fees/fee-tiers.ts';
import { FundingForSend } from './modules/funding/for-send.ts';
import { Funding } from './modules/funding/funding.ts';
import { MarketOpenings } from './modules/ieo/market-openings.ts';
import { Game } from './modules/game/game.ts';
import { Ieo } from './modules/ieo/ieo.ts';
import { Invitations } from './modules/invitations/invitations.ts';
import { IndexPrices } from './modules/index-prices/index-prices.ts';
import { Ledger } from './modules/ledger/ledger.ts';
import { postedNumber } from './modules/ledger/spec.ts';
import { Loans } from './modules/loans/loans.ts';
import { Locked } from './modules/locked/locked.ts';
import { Nft } from './modules/nft/nft.ts';
import { Operators } from './modules/operators/operators.ts';
import { Options } from './modules/options/options.ts';
import { Otc } from './modules/otc/otc.ts';
import { Faucet } from './modules/practice/faucet.ts';
import { PointsForGame } from './modules/points/for-game.ts';
import { Points } from './modules/points/points.ts';
import { Products } from './modules/products/products.ts';
import { Proposals } from './modules/proposals/proposals.ts';
import { Plans } from './modules/recurring/plans.ts';
import { Sends } from './modules/send/sends.ts';
import { Sessions } from './modules/sessions/sessions.ts';
import { Conditions } from './modules/spot/conditions.ts';
import { Protection } from './modules/spot/protection.ts';
import { Spot } from './modules/spot/spot.ts';
import { modules as moduleList } from './modules.ts';
import { coreQueries } from './queries.ts';
import type { RejectCode } from './reject-codes.ts';
import { stateHash, type StateHash } from './state-hash.ts';
import { strideEndMs } from './strides.ts';
import { Timers } from './timers.ts';
import type { AccountId, AssetId, CouponId, Mode, PairId, WalletType } from './vocabulary.ts';
import { encodeOutcome } from './wire.ts';

/** The effect of one command: its answer and its facts, as values and in their canonical bytes. */
export interface Applied {
  readonly outcome: Outcome<any, RejectCode>;
  readonly outcomeBytes: Uint8Array;
  /** The facts, one after the other (`decodeEvents`). */
  readonly eventBytes: Uint8Array;
}

/** The core as its host sees it: apply commands in order, keep and restore the state, answer questions. */
export interface CoreMachine {
  /** Of the last command applied; 0 at the start. */
  readonly sequence: number;
  readonly atMs: number;
  readonly queries: Queries;
  /**
   * Applies one command. The only exception is `BrokenInvariant`, which is a bug: the state is then unusable and the
   * process has to stop.
   */
  apply(submission: Submission, sequence: number, atMs: number): Applied;
  /** The time of one record's step towards `untilMs`, in which little falls due (`strides.ts`); absent when nothing does. */
  strideTo(untilMs: number): number | undefined;
  /** The time of the next piece of what is done in pieces; absent when none is due by `untilMs`. */
  pieceAtMs(untilMs: number): number | undefined;
  /** The whole state in canonical bytes. */
  snapshot(): Uint8Array;
  stateHash(): StateHash;
  /** Throws when anything that must hold does not. Walks the whole state. */
  checkInvariants(): void;
  /** Pairs whose book has changed since the last call. */
  takeChangedBooks(): readonly PairId[];
}

/** Does not compile unless the core provides every module's slice. */
const modules: readonly Module<Core, never>[] = moduleList;

type AnyHandle = Handle<CommandType, Core>;
type Reaction = (core: Core, event: CoreEvent) => void;

const handles = new Map<string, AnyHandle>();
const changes = new Map<string, AnyChange<Core>>();
const reactions = new Map<EventType, Reaction[]>();
const dues = new Map<string, (core: Core, reference: number) => void>();
const piecewise = new Set<string>(modules.flatMap((module) => module.piecewise ?? []));
for (const module of modules) {
  const own: Readonly<Record<string, AnyHandle | AnyChange<Core>>> = module.handlers;
  for (const [type, handler] of Object.entries(own)) {
    assert(!handles.has(type), 'a command has one handler');
    if (typeof handler === 'object') changes.set(type, handler);
    handles.set(type, typeof handler === 'object' ? handleOf(handler) : handler);
  }
  for (const [type, reaction] of Object.entries(module.reactions ?? {})) {
    const known = reactions.get(type as EventType) ?? [];
    reactions.set(type as EventType, [...known, reaction as Reaction]);
  }
  for (const [kind, due] of Object.entries(module.due ?? {})) dues.set(kind, due);
}

const settleFirst = modules.filter(({ settlesFirst }) => settlesFirst !== undefined);

const hearPostings = modules.filter(({ reactions }) => reactions?.['ledger.posted'] !== undefined);

const snapshotVersion = 1;

/** A change is checked and made at once when it is sent; one that is proposed is checked first and made later. */
function handleOf(change: AnyChange<Core>): AnyHandle {
  return (core, command) => {
    const wanted = command as ChangeCommand;
    const refusal = change.refuses(core, wanted);
    return refusal === undefined ? done(change.make(core, wanted, undecided)) : reject(refusal);
  };
}

/**
 * The deterministic core: state, and the one function that changes it. Same commands with the same times yield the same
 * outcomes, facts and state hash on every machine.
 */
export class Core implements CoreMachine {
  sequence = 0;
  atMs = 0;
  /** Logical time inside a command: its own time, or that of the timer that is running. */
  nowMs = 0;
  /** Of the rules in force (`modules/revision`). */
  revision = 0;
  founded: { readonly mode: Mode; readonly name: string } | undefined;
  readonly timers = new Timers((kind) => piecewise.has(kind));
  readonly accounts = new Accounts();
  readonly catalog = new Catalog();
  readonly index = new IndexPrices();
  readonly ledger = new Ledger();
  readonly faucet = new Faucet();
  readonly convert = new Conversions();
  readonly convertDesk = new ConvertDesk();
  readonly spot = new Spot();
  readonly protection = new Protection();
  readonly conditions = new Conditions();
  readonly sessions = new Sessions();
  readonly contract = new Contracts();
  readonly options = new Options();
  readonly copy = new Copies();
  readonly copyLimits = new CopyLimits();
  readonly funding = new Funding();
  readonly products = new Products();
  readonly clock = new Clock();
  readonly proposals = new Proposals();
  readonly credits = new Credits();
  readonly locked = new Locked();
  readonly dual = new Duals();
  readonly dualLimits = new DualLimits();
  readonly ieo = new Ieo();
  readonly marketOpenings = new MarketOpenings();
  readonly loans = new Loans();
  readonly coupons = new Coupons();
  readonly couponIssue = new CouponIssue(this);
  readonly invitations = new Invitations();
  readonly points = new Points();
  readonly game = new Game();
  readonly otc = new Otc();
  readonly nft = new Nft();
  readonly operators = new Operators();
  readonly feeTiers = new FeeTiers();
  readonly sends = new Sends();
  readonly recurring = new Plans();
  readonly tickets = new TicketsToCopy(this);
  readonly pointsForGame = new PointsForGame(this);
  readonly fundingForSend = new FundingForSend(this);
  readonly conversions = new ConversionsForPlans(this);
  readonly changes = new ModuleChanges<Core>(this, changes);
  readonly queries: Queries = coreQueries(this);
  readonly changedBooks = new Set<PairId>();

  readonly #facts = new ByteWriter(64 * 1024);
  #factCount = 0;
  /** Facts that other modules react to, in order. */
  #unanswered: CoreEvent[] = [];

  apply(submission: Submission, sequence: number, atMs: number): Applied {
    assert(sequence === this.sequence + 1, 'commands come in order, without a gap');
    assert(atMs >= this.atMs, 'time does not go back');
    this.sequence = sequence;
    this.atMs = atMs;
    this.#facts.clear();
    this.#factCount = 0;
    this.#runDue(atMs);
    this.nowMs = atMs;
    if ('accountId' in submission.command) this.#settleFirst(submission.command.accountId);
    const outcome = this.#handle(submission);
    this.#react();
    assert(this.coupons.riding === undefined, 'a coupon that was sent with an act is bound to it');
    return {
      outcome,
      outcomeBytes: encodeOutcome(submission.command.type, outcome),
      eventBytes: this.#facts.take(),
    };
  }

  /** States a fact: writes it, and hands it to the modules that react to it. Only after a handler can no longer refuse. */
  emit(event: CoreEvent): void {
    eventCodec.write(this.#facts, event);
    this.#factCount += 1;
    if (reactions.has(event.type)) this.#unanswered.push(event);
  }

  /** Closes the ledger posting that was built, and states it: as bytes alone, unless a module reacts to it. */
  post(reference: number): void {
    if (hearPostings.some((module) => module.isIdle?.(this) !== true)) {
      this.emit({ type: 'ledger.posted', reference, lines: this.ledger.post() });
      return;
    }
    this.#facts.uint(postedNumber);
    this.#facts.uint(reference);
    this.ledger.postInto(this.#facts);
    this.#factCount += 1;
  }

  /** The amount that may leave a wallet: its available balance less the amount that open positions need there. */
  spendable(accountId: AccountId, walletType: WalletType, assetId: AssetId): Atoms {
    let left: bigint = this.ledger.available(this.ledger.wallet(accountId, walletType, assetId));
    for (const module of modules) left -= module.lockedBalance?.(this, accountId, walletType, assetId) ?? 0n;
    return atoms(left > 0n ? left : 0n);
  }

  /** While the clock is in doubt every price is stale, and the answer names the clock as the cause. */
  named(code: RejectCode): RejectCode {
    return code === 'index_stale' && this.clock.fault !== undefined ? 'clock_fault' : code;
  }

  /** The frozen amounts of all accounts or of one, each with its cause. */
  *liveHolds(of?: AccountId): Iterable<Hold> {
    for (const module of modules) if (module.holds !== undefined) yield* module.holds(this, of);
  }

  strideTo(untilMs: number): number | undefined {
    // A timer that was set for a time before its command's waits for the next command, and keeps nobody waiting.
    if (untilMs <= this.atMs) return undefined;
    // Asked before each command: mostly nothing is due.
    const { nextDueAtMs } = this.timers;
    if (nextDueAtMs === undefined || nextDueAtMs > untilMs) return undefined;
    return strideEndMs(this.timers.inOrder(), (kind) => piecewise.has(kind), untilMs);
  }

  pieceAtMs(untilMs: number): number | undefined {
    const { nextPieceAtMs } = this.timers;
    return nextPieceAtMs === undefined || nextPieceAtMs > untilMs ? undefined : nextPieceAtMs;
  }

  checkInvariants(): void {
    for (const module of modules) module.check?.(this);
  }

  takeChangedBooks(): readonly PairId[] {
    const changed = [...this.changedBooks];
    this.changedBooks.clear();
    return changed;
  }

  snapshot(): Uint8Array {
    const writer = new ByteWriter(1024 * 1024);
    writer.uint(snapshotVersion);
    writer.uint(this.sequence);
    writer.uint(this.atMs);
    this.timers.write(writer);
    for (const module of modules) {
      if (module.isEmpty === undefined) module.write(this, writer);
      else if (!module.isEmpty(this)) {
        writer.text(module.name);
        module.write(this, writer);
      }
    }
    return writer.take();
  }

  stateHash(): StateHash {
    return stateHash(this, modules);
  }

  /** Reads a snapshot into this core, which must be fresh. */
  restore(snapshot: Uint8Array): void {
    assert(this.sequence === 0, 'a snapshot is read into a fresh core');
    const reader = new ByteReader(snapshot);
    assert(reader.uint() === snapshotVersion, 'a snapshot has the version this build reads');
    this.sequence = reader.uint();
    this.atMs = reader.uint();
    this.nowMs = this.atMs;
    this.timers.read(reader);
    for (const module of modules) if (module.isEmpty === undefined) module.read(this, reader);
    while (!reader.isAtEnd) {
      const name = reader.text();
      const module = modules.find((candidate) => candidate.name === name);
      assert(module?.isEmpty !== undefined, 'a named part of a snapshot belongs to a module that joined later');
      module.read(this, reader);
    }
    assert(reader.isAtEnd, 'a snapshot is read to its end');
  }

  #handle(submission: Submission): Outcome<any, RejectCode> {
    const { command, actor, couponId } = submission;
    const handle = handles.get(command.type);
    assert(handle !== undefined, 'a command has a handler');
    const isAllowed = specOf(command.type).actors.includes(actor);
    if (!isAllowed || (this.founded === undefined && command.type !== 'genesis.found')) return reject('not_permitted');
    if (actor === 'operator' && this.#loosens(command)) return reject('proposal_needed');
    const unfit = couponId === undefined ? undefined : this.#couponRefusal(submission, couponId);
    if (unfit !== undefined) return reject(unfit);
    const before = this.#factCount;
    const outcome = handle(this, command);
    assert(outcome.ok || this.#factCount === before, 'a refused command leaves no facts');
    if (!outcome.ok) return reject(this.named(outcome.code));
    this.coupons.riding = couponId;
    return outcome;
  }

  /** The reason that a coupon cannot go with a command: it is checked first, and bound by the fact of the act. */
  #couponRefusal({ command, actor }: Submission, couponId: CouponId): RejectCode | undefined {
    if (actor !== 'user' || !('accountId' in command)) return 'not_permitted';
    return couponRefusal(this, command.accountId, couponId, actOf(this, command));
  }

  /** True when one operator loosens a setting alone: they may only tighten it. */
  #loosens(command: Command): boolean {
    if (!this.changes.isChange(command) || !this.changes.isProposable(command)) return false;
    return this.changes.refusalOf(command) === undefined && this.changes.weakeningOf(command) !== 'none';
  }

  /** Runs the timers due up to a moment, each at its own logical time. */
  #runDue(atMs: number): void {
    for (let timer = this.timers.takeDue(atMs); timer !== undefined; timer = this.timers.takeDue(atMs)) {
      const due = dues.get(timer.kind);
      assert(due !== undefined, 'a timer has a handler');
      this.nowMs = timer.dueAtMs;
      due(this, timer.reference);
      this.#react();
    }
  }

  #settleFirst(accountId: AccountId): void {
    for (const module of settleFirst) module.settlesFirst?.(this, accountId);
    this.#react();
  }

  #react(): void {
    for (let i = 0; i < this.#unanswered.length; i++) {
      const event = this.#unanswered[i] as CoreEvent;
      for (const reaction of reactions.get(event.type) as Reaction[]) reaction(this, event);
    }
    if (this.#unanswered.length > 0) this.#unanswered = [];
  }
}

/** A core before its first command. */
export function createCore(): Core {
  return new Core();
}

export function restoreCore(snapshot: Uint8Array): Core {
  const core = new Core();
  core.restore(snapshot);
  return core;
}
