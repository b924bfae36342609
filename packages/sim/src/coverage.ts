import { commandTypes } from '@candor/exchange';
import type { Told } from './auditors/auditor.ts';

/** How often each command came to each end: what a simulation never reaches it has not tested. */
export class Coverage {
  readonly counts = new Map<string, number>();

  note({ submission, kind, outcome }: Told): void {
    const { type } = submission.command;
    if (kind !== 'fresh') return this.add(`${type} ${kind === 'repeat' ? '(repeated)' : 'request_id_reused'}`, 1);
    if (!outcome.ok) return this.add(`${type} ${outcome.code}`, 1);
    const { status, reason } = outcome.value as { status?: string; reason?: string };
    this.add(`${type} ${[status ?? 'done', reason].filter(Boolean).join(': ')}`, 1);
  }

  add(what: string, count: number): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + count);
  }

  addAll(other: Coverage): void {
    for (const [what, count] of other.counts) this.add(what, count);
  }

  /** Command types that came to no end at all. */
  get missingCommands(): string[] {
    return commandTypes.filter((type) => ![...this.counts.keys()].some((what) => what.startsWith(`${type} `)));
  }

  table(): string {
    const rows = [...this.counts].sort(([a], [b]) => (a < b ? -1 : 1));
    return rows.map(([what, count]) => `${String(count).padStart(9)}  ${what}`).join('\n');
  }
}
