import type { InboxKind, NoticeRow } from '@candor/api';

/** The parts of an account of an absence, the gravest first. */
const awayParts = ['liquidations', 'fills', 'closed', 'copies', 'options', 'credits', 'alerts', 'others'] as const;
type AwayPart = (typeof awayParts)[number];

const partOf: Partial<Readonly<Record<InboxKind, AwayPart>>> = {
  contract_liquidated: 'liquidations',
  loan_liquidated: 'liquidations',
  ticket_deleveraged: 'liquidations',
  order_filled: 'fills',
  order_partly_filled: 'fills',
  ticket_opened: 'fills',
  ticket_closed: 'closed',
  copy_opened: 'copies',
  copy_closed: 'copies',
  option_settled: 'options',
  deposit_credited: 'credits',
  price_alert: 'alerts',
};

/**
 * The events that notices tell of, by part. An order that was filled in several pieces is one fill, however often it was
 * told; other folded notices count all that they stand for.
 */
export function awayCounts(notices: readonly NoticeRow[]): readonly (readonly [part: AwayPart, count: number])[] {
  const counts = new Map<AwayPart, number>();
  for (const { kind, count } of notices) {
    const part = partOf[kind] ?? 'others';
    const events = part === 'fills' ? 1 : count;
    counts.set(part, (counts.get(part) ?? 0) + events);
  }
  return awayParts.flatMap((part) => {
    const count = counts.get(part);
    return count === undefined ? [] : [[part, count] as const];
  });
}
