import { statementCsv } from './statement-csv.ts';
import type { StatementFacts } from './statement-facts.ts';
import { statementPdf } from './statement-pdf.ts';

export interface StatementFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** A statement as a file to keep. */
export async function statementFile(format: 'csv' | 'pdf', facts: StatementFacts): Promise<StatementFile> {
  const { fromMs, toMs } = facts.statement;
  const fileName = `statement-${dayOf(fromMs)}-${dayOf(toMs - 1)}.${format}`;
  if (format === 'csv') return { fileName, mediaType: 'text/csv; charset=utf-8', content: statementCsv(facts) };
  return { fileName, mediaType: 'application/pdf', content: await statementPdf(facts) };
}

/** 20260731. */
function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');
}
