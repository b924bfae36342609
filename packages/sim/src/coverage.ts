import { type CoreEvent, commandTypes } from '@candor/exchange';
import type { Delivery } from './auditors/auditor.ts';

/** Counts each outcome of each command: an outcome that a simulation never reaches is untested. */
export class Coverage {
  readonly counts = new Map<string, number>();

  note({ submission, kind, outcome, events }: Delivery): void {
    for (const event of events) {
      const end = endOf(event);
      if (end !== undefined) this.add(`${event.type}: ${end}`, 1);
    }
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

/** The end of a thing that ends by itself. */
function endOf(event: CoreEvent): string | undefined {
  switch (event.type) {
    case 'contract.closed':
      return [event.reason, event.deficit > 0n && 'deficit', event.shortfall > 0n && 'shortfall']
        .filter(Boolean)
        .join(', ');
    case 'contract.cancelled':
    case 'spot.order_ended':
      return event.reason;
    case 'contract.margin_moved':
      return event.cause;
    case 'proposals.ended':
      return [event.end, event.reason].filter(Boolean).join(', ');
    case 'contract.liquidated':
      return event.marginMode;
    case 'contract.opened':
      return event.copyOf === undefined ? 'own' : 'copy';
    case 'recurring.bought':
      return event.missed === 0 ? 'on time' : 'made up';
    case 'recurring.skipped':
      return event.reason;
    case 'dual.settled':
      return event.result;
    case 'dual.reinvest_refused':
      return event.reason;
    case 'loans.alerted':
      return event.alert;
    case 'loans.liquidated':
      return [event.badDebt > 0n ? 'bad debt' : 'partial', event.insurancePaid > 0n && 'insured']
        .filter(Boolean)
        .join(', ');
    case 'loans.ended':
      return event.end;
    case 'points.moved':
      return [event.kind, event.task].filter(Boolean).join(', ');
    case 'points.exchanged':
      return event.gives;
    case 'otc.ended':
      return event.state;
    case 'nft.sale_ended':
      return event.end;
    case 'nft.order_opened':
      return event.kind;
    case 'coupons.ended':
      return event.end;
    case 'coupons.returned':
      return event.reason;
    case 'invitations.rebated':
      return event.feeKind;
    case 'locked.ended':
      return event.end;
    case 'locked.renewal_refused':
      return event.reason;
    case 'options.settled':
      return event.result;
    case 'copy.copied':
      return [event.result, event.reason].filter(Boolean).join(', ');
    case 'funding.withdrawal_moved':
      return [event.status, event.reason].filter(Boolean).join(', ');
    case 'funding.deposit_kept':
    case 'funding.deposit_credited':
    case 'funding.deposit_dropped':
    case 'funding.claim_proposed':
    case 'points.expiry_near':
    case 'nft.order_expired':
    case 'nft.sale_moved':
    case 'nft.order_moved':
    case 'nft.box_resealed':
    case 'nft.series_ended':
    case 'otc.deadline_moved':
    case 'otc.promise_missed':
    case 'otc.delayed':
    case 'game.returned':
    case 'coupons.paid':
    case 'copy.profit_shared':
    case 'copy.nav_marked':
    case 'copy.self_held':
    case 'contract.overnight_charged':
      return 'done';
    default:
      return undefined;
  }
}
