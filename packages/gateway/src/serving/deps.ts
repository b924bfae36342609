import type { AccountId } from '@candor/exchange';
import type { ChainService } from '@candor/chain';
import type { CallCode, CallSpec, LanguageCode } from '@candor/api';
import type { HostedExchange } from '@candor/journal';
import type { Outcome } from '@candor/kernel';
import type { Authenticated, Client, Operator, Platform } from '@candor/platform';
import type { Reader } from '@candor/readmodel';
import type { CommandBudget } from './command-budget.ts';
import type { HousePlaces } from '../funding/places.ts';
import type { LastWrites } from './last-writes.ts';
import type { Market } from '../market/market.ts';
import type { Vitals } from '../insight/vitals.ts';
import type { StatementMaker } from '../statements/statement-maker.ts';
import type { RecentConversions } from '../convert/recent-conversions.ts';

/** The facts of this installation that do not change while it runs. */
export interface SiteFacts {
  readonly mode: 'practice' | 'live';
  readonly version: string;
  /** Practice: mails and SMS are shown at /outbox. */
  readonly hasOutbox: boolean;
}

/** The surroundings of this process, for those who look after it. */
interface Machine {
  readonly openSockets: () => number;
  readonly isPlatformDamaged: () => boolean;
  /** The space that is left there is told. */
  readonly dataFolder: string | undefined;
  /** The newest snapshot of the exchange. Absent without a journal file. */
  readonly snapshot: (() => { readonly sequence: number; readonly atMs: number } | undefined) | undefined;
}

/** The dependencies of the handlers of calls. */
export interface Deps {
  readonly exchange: HostedExchange;
  readonly reader: Reader;
  readonly platform: Platform;
  readonly market: Market;
  readonly conversions: RecentConversions;
  readonly writes: LastWrites;
  readonly budget: CommandBudget;
  readonly statements: StatementMaker;
  readonly chain: ChainService;
  /** The house's places for payments that no watcher sees. */
  readonly places: HousePlaces;
  readonly site: SiteFacts;
  /** The last hour of this process. */
  readonly vitals: Vitals;
  readonly machine: Machine;
  /** The calls of the app, by which previews are answered. */
  readonly usersCalls: readonly ServedCall[];
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** A call with its handler. The door checks access, limits and input before it runs. */
export interface ServedCall<Call extends CallSpec = CallSpec> {
  readonly call: Call;
  readonly handle: (deps: Deps, input: any, context: Context) => Promise<Outcome<unknown, CallCode>>;
}

/** The caller, as far as known. */
export interface Context {
  readonly lang: LanguageCode;
  readonly client: Client;
  /** The site as the caller reaches it: "https://candor.example". Passkeys are made for it. */
  readonly origin: string;
  /** The caller has completed the proof of work for this call. */
  readonly hasWorked: boolean;
  /** Present when the call came with the token of a live session. */
  readonly session?: Authenticated | undefined;
  /** Of a call with a file: present when one was sent. */
  readonly file?: Uint8Array | undefined;
  /** Present when the call came with the token of an operator, and is an operator's. */
  readonly operator?: ActingOperator | undefined;
}

/** An operator in a call, with the reason that they gave for it. */
export interface ActingOperator extends Operator {
  readonly note?: string | undefined;
  readonly about: TellPersons;
}

/** A signed-in user. `accountId` is the account at the exchange. */
export interface Caller {
  readonly userId: number;
  readonly accountId: AccountId;
  readonly sessionId: string;
}

export interface UserContext extends Context {
  readonly user: Caller;
}

export interface OperatorContext extends Context {
  readonly operator: ActingOperator;
}

/** Notes that a call of an operator is about the owners of these accounts, who then read of it. */
export type TellPersons = (accountIds: readonly number[]) => void;
