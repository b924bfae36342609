import type { AuditLog } from '@candor/platform';

type AuditRecord = Awaited<ReturnType<AuditLog['list']>>['rows'][number];

/** A call of an operator as the record shows it. */
export function auditRowOf({ auditId, atMs, name, role, call, input, outcome }: AuditRecord) {
  return { auditId, atMs, operator: name, role, call, input, outcome };
}
