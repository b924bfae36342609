import type { LanguageCode } from '@candor/api';
import { outcomeText } from '@candor/messages/server';
import type { AuditLog } from '@candor/platform';

type AuditRecord = Awaited<ReturnType<AuditLog['list']>>['rows'][number];

/** Makes a call of an operator as the record shows it, to readers of a language. */
export function auditRowOf(lang: LanguageCode) {
  return ({ auditId, atMs, name, role, call, input, outcome }: AuditRecord) => ({
    auditId,
    atMs,
    operator: name,
    role,
    call,
    input,
    outcome,
    outcomeText: outcomeText(outcome, lang),
  });
}
