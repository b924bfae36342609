import { createHash } from 'node:crypto';
import { type CallSpec, type Envelope, errorEnvelope, readingStops } from '@candor/api';
import { textOf } from '@candor/messages/server';
import type { AuditedPersons, Operator } from '@candor/platform';
import type { Logger } from 'pino';
import type { Deps, TellPersons } from '../serving/deps.ts';
import { findOperator } from './find-operator.ts';
import { type OperatorReading, refusalOf } from './operator-limits.ts';
import type { OperatorTries } from './operator-tries.ts';
import type { Visit } from './visit.ts';

export interface OperatorDoor {
  readonly tries: OperatorTries;
  readonly reading: OperatorReading;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * An operator's call: identifies the operator, records the call, checks the role, and then records the answer's
 * outcome. A call without the right role is on record as well; an unknown token is in the log, with its address.
 */
export async function answerOperator(
  deps: Deps,
  { tries, reading, log }: OperatorDoor,
  { request: { ip }, served: { call }, token, parameters, lang }: Visit,
  file: Uint8Array | undefined,
  answer: (operator: Operator, about: TellPersons) => Promise<Envelope>,
): Promise<Envelope> {
  const caller = await findOperator(deps, token, ip);
  if (caller === undefined || caller.role === undefined) {
    const code = caller === undefined ? 'operator_needed' : 'operator_role_missing';
    if (token !== undefined && caller === undefined) {
      const wrong = tries.wrong(ip);
      log.warn({ event: 'operator.token_refused', ip, call: call.path, wrong }, 'a token of an operator was refused');
    }
    return errorEnvelope(code, textOf(code, lang));
  }
  tries.right(ip);
  const operator = { ...caller, role: caller.role };
  const { audit } = deps.platform;
  const refusal = refusalOf(operator, call, deps.clock());
  const told = new Set(accountsIn(call, parameters));
  const asTold = (accountIds: Iterable<number>): AuditedPersons | undefined =>
    call.tells === undefined
      ? undefined
      : { accountIds: [...accountIds], act: call.tells, isView: call.effect === 'reads' };
  const found = new Set<number>();
  const about: TellPersons = (accountIds) => {
    for (const accountId of accountIds) if (!told.has(accountId)) found.add(accountId);
  };
  if (call.leavesNoRecord && refusal === undefined) return answer(operator, about);
  return reading.inTurn(operator, call, async () => {
    const auditId = await audit.begin(
      operator,
      `${call.method} ${call.path}`,
      JSON.stringify(recorded(call, parameters, file)),
      asTold(told),
    );
    const refused = refusal ?? (await reading.refusalOf(deps, operator, call));
    if (refused !== undefined) {
      await audit.finish(auditId, refused);
      if (readingStops.some((stop) => stop === refused)) {
        const who = { operator: operator.name, ip, call: call.path, outcome: refused };
        log.warn({ event: 'operator.reading_stopped', ...who }, 'an operator has read as much as one may in an hour');
      }
      return errorEnvelope(refused, textOf(refused, lang));
    }
    let outcome = 'server_fault';
    try {
      const envelope = await answer(operator, about);
      outcome = envelope.type === 'ok' ? 'ok' : envelope.code;
      return envelope;
    } finally {
      await audit.finish(auditId, outcome, asTold(found));
    }
  });
}

/** The account that a call names: it is on record before anything is looked at. */
function accountsIn({ tells }: CallSpec, { account_id: named }: Visit['parameters']): readonly number[] {
  const text = typeof named === 'number' ? String(named) : named;
  return tells !== undefined && typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? [Number(text)] : [];
}

/**
 * A person's words and files are not kept in the record of operators: only what proves later which ones they were.
 */
function recorded(
  { privateFields = [], file: partName }: CallSpec,
  parameters: Readonly<Record<string, unknown>>,
  file: Uint8Array | undefined,
): object {
  const fields = Object.entries(parameters).map(([field, value]) => [
    field,
    privateFields.includes(field) ? `sha256 ${sumOf(String(value))}` : value,
  ]);
  if (partName !== undefined && file !== undefined) fields.push([partName, `sha256 ${sumOf(file)}`]);
  return Object.fromEntries(fields);
}

function sumOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
