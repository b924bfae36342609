import type { PlatformLog } from '../log.ts';
import type { AuditLog } from './audit.ts';

/** A tampered record does not stop trading; it is reported in the log. */
export async function checkAudit(audit: AuditLog, log: PlatformLog): Promise<void> {
  const { entries, findings, lastHash } = await audit.verify();
  if (findings.length > 0)
    log.error({ event: 'audit.broken', findings }, 'the record of what operators did was changed');
  else log.info({ event: 'audit.whole', entries, lastHash }, 'the record of what operators did is whole');
}
