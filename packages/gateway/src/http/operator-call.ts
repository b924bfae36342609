import { type CallSpec, type Envelope, errorEnvelope, type LanguageCode } from '@candor/contract';
import { textOf } from '@candor/messages/server';
import type { Operator } from '@candor/platform';
import type { Deps } from '../deps.ts';
import type { Parameters } from './parameters.ts';

/**
 * An operator's call: who asks, on record what he asks, may he, and then the answer and its outcome on record. A call of
 * somebody whose role does not allow it is on record as well.
 */
export async function answerOperator(
  { platform }: Deps,
  call: CallSpec,
  token: string | undefined,
  parameters: Parameters,
  lang: LanguageCode,
  answer: (operator: Operator) => Promise<Envelope>,
): Promise<Envelope> {
  const operator = token === undefined ? undefined : platform.operators.find(token);
  if (operator === undefined) return errorEnvelope('operator_needed', textOf('operator_needed', lang));
  const { audit } = platform;
  const auditId = await audit.begin(operator, `${call.method} ${call.path}`, JSON.stringify(parameters));
  if (!mayCall(operator, call)) {
    await audit.finish(auditId, 'role_needed');
    return errorEnvelope('role_needed', textOf('role_needed', lang));
  }
  let outcome = 'server_fault';
  try {
    const envelope = await answer(operator);
    outcome = envelope.type === 'ok' ? 'ok' : envelope.code;
    return envelope;
  } finally {
    await audit.finish(auditId, outcome);
  }
}

function mayCall({ role }: Operator, { roles = [] }: CallSpec): boolean {
  return role === 'admin' || roles.includes(role);
}
