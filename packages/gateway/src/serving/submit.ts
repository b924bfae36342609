import { createHash, randomBytes } from 'node:crypto';
import { type ChangeCodesOf, changeCodesOf } from '@candor/api';
import type { Answer, ChangeCommand, CommandOf, CommandType, CouponId, RejectCode, ResultOf } from '@candor/exchange';
import { type ChangeType, type CodesOf, type CouponActReject, codesOf, couponActRejects } from '@candor/exchange/rules';
import { done, Fault, type Outcome } from '@candor/kernel';
import type { ActingOperator, Caller, Deps } from './deps.ts';
import { TooMany } from '../http/too-many.ts';

const commandIdMax = 64;
/** Fresh ids: no other process draws the same beginning, and this one counts on. */
const freshIds = randomBytes(16).toString('base64url');
let freshIdsGiven = 0;

/**
 * The id under which the core remembers a user's command for ever. A request id is the user's own choice, so the
 * account precedes it; without one the command gets a fresh id, and sending it again is a second command.
 */
export function commandIdOf({ accountId }: Caller, requestId: string | undefined): string {
  if (requestId === undefined) {
    freshIdsGiven += 1;
    return `r:${accountId}:${freshIds}.${freshIdsGiven.toString(36)}`;
  }
  const plain = `u:${accountId}:${requestId}`;
  // "~" is not in the grammar of request ids, so no short id can meet the digest of a long one.
  return plain.length <= commandIdMax
    ? plain
    : `u:${accountId}:~${createHash('sha256').update(requestId).digest('base64url')}`.slice(0, commandIdMax);
}

/** The reject codes of a command: those it declares, or one for an id that was another command's. */
export type RefusalOf<T extends CommandType> = CodesOf<T> | 'request_id_reused';
type Submitted<T extends CommandType> = Omit<Answer<T>, 'outcome'> & {
  readonly outcome: Outcome<ResultOf<T>, RefusalOf<T>>;
};

/** Sends a user's command and notes its place, so that the user's next list waits for it. Throws `TooMany` after a day's worth. */
export async function submit<T extends CommandType>(
  deps: Deps,
  user: Caller,
  command: CommandOf<T>,
  requestId?: string,
): Promise<Submitted<T>> {
  const answer = await answeredUser<T>(deps, user, command, requestId);
  return { ...answer, outcome: declared<T>(command.type, answer.outcome) };
}

/** Sends the command of an act, with the coupon that the user chose for it: both are accepted, or both refused. */
export async function submitAct<T extends CommandType>(
  deps: Deps,
  user: Caller,
  command: CommandOf<T>,
  { requestId, couponId }: { readonly requestId?: string | undefined; readonly couponId?: number | undefined },
): Promise<Outcome<ResultOf<T>, RefusalOf<T> | CouponActReject>> {
  const { outcome } = await answeredUser<T>(deps, user, command, requestId, couponId as CouponId | undefined);
  const codes = couponId === undefined ? [] : couponActRejects;
  return withCodes<ResultOf<T>, RefusalOf<T> | CouponActReject>(outcome, () => [
    ...codesOf<T>(command.type),
    'request_id_reused',
    ...codes,
  ]);
}

async function answeredUser<T extends CommandType>(
  deps: Deps,
  user: Caller,
  command: CommandOf<T>,
  requestId: string | undefined,
  couponId?: CouponId,
): Promise<Answer<T>> {
  const waitSeconds = deps.budget.take(user.accountId, command.type);
  if (waitSeconds > 0) throw new TooMany(waitSeconds, 'commands_used_up');
  const coupon = couponId === undefined ? {} : { couponId };
  const commandId = commandIdOf(user, requestId);
  const answer = await deps.exchange.submit<T>({ commandId, actor: 'user', command, ...coupon });
  deps.writes.note(user.accountId, answer.sequence);
  return answer;
}

/** Submits and returns the outcome alone, for handlers that need nothing else of the answer. */
export async function submitFor<T extends CommandType>(
  deps: Deps,
  user: Caller,
  command: CommandOf<T>,
): Promise<Outcome<ResultOf<T>, CodesOf<T>>>;
export async function submitFor<T extends CommandType>(
  deps: Deps,
  user: Caller,
  command: CommandOf<T>,
  requestId: string | undefined,
): Promise<Submitted<T>['outcome']>;
export async function submitFor<T extends CommandType>(
  deps: Deps,
  user: Caller,
  command: CommandOf<T>,
  requestId?: string,
): Promise<Submitted<T>['outcome']> {
  const { outcome } = await submit<T>(deps, user, command, requestId);
  return outcome;
}

/** Sends an operator's command, and returns its place in the journal, which links the audit record with it. */
export async function submitOperator<T extends CommandType>(
  deps: Deps,
  command: CommandOf<T>,
): Promise<Outcome<{ readonly sequence: number }, CodesOf<T>>> {
  const answered = await answeredOperator<T>(deps, command);
  return answered.ok ? done({ sequence: answered.value.sequence }) : answered;
}

/** The same with the command's result, for calls that return it. */
export async function answeredOperator<T extends CommandType>(
  deps: Deps,
  command: CommandOf<T>,
): Promise<Outcome<{ readonly sequence: number; readonly result: ResultOf<T> }, CodesOf<T>>> {
  freshIdsGiven += 1;
  const commandId = `o:${freshIds}.${freshIdsGiven.toString(36)}`;
  const { outcome, sequence } = await deps.exchange.submit<T>({ commandId, actor: 'operator', command });
  const told = withCodes(outcome, () => codesOf<T>(command.type));
  return told.ok ? done({ sequence, result: told.value }) : told;
}

/**
 * Proposes a change of a setting for everybody. A change that only tightens is in force with the answer; any other
 * waits for another operator, and the answer has the number of the proposal.
 */
export async function submitChange<T extends ChangeType>(
  deps: Deps,
  { name, note }: ActingOperator,
  change: Extract<ChangeCommand, { readonly type: T }>,
): Promise<Outcome<{ readonly sequence: number; readonly proposalId: number | undefined }, ChangeCodesOf<T>>> {
  const command = { type: 'proposals.propose', operator: name, change } as const;
  const proposed = await answeredOperator<'proposals.propose'>(deps, command);
  if (!proposed.ok) return withCodes(proposed, () => changeCodesOf<T>(change.type));
  const { sequence, result } = proposed.value;
  const { proposalId } = result;
  if (proposalId !== undefined && note !== undefined) {
    await deps.platform.proposalNotes.add({ proposalId, operator: name, kind: 'proposed', text: note });
  }
  return done({ sequence, proposalId });
}

function declared<T extends CommandType>(type: T, outcome: Outcome<ResultOf<T>, RejectCode>): Submitted<T>['outcome'] {
  return withCodes(outcome, () => [...codesOf(type), 'request_id_reused']);
}

/**
 * A refusal with a code that a command does not declare is a fault of ours: a handler sent a command that its caller
 * may not send.
 */
function withCodes<Value, Code extends RejectCode>(
  outcome: Outcome<Value, RejectCode>,
  codes: () => readonly Code[],
): Outcome<Value, Code> {
  if (outcome.ok) return outcome;
  const code = codes().find((known) => known === outcome.code);
  if (code === undefined) throw new Fault('code_unlisted', `A command was refused with ${outcome.code}.`);
  return { ok: false, code };
}
