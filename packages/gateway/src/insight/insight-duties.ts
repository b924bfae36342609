import type { Duty } from '@candor/kernel/duty';
import { type InsightParts, insightDuty } from './insight-duty.ts';
import { reportDuty, type ReportParts } from './report-duty.ts';

/** Notes an installation makes about itself while it runs, and reports of them to its operators. */
export function insightDuties(parts: InsightParts & ReportParts): readonly Duty[] {
  return [insightDuty(parts), reportDuty(parts)];
}
