import { type Ppm, ppmOne, priceToText } from '@candor/money';
import type { InboxNotice } from '@candor/messages/mails';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { Inbox } from '../inbox/inbox.ts';
import type { AlertFiring } from './firings.ts';

/** The index has a tick each half second. */
const gridMs = 500;

/** Tells the owners of alerts what has fired. */
export class FiringTeller {
  readonly #inbox: Inbox;
  readonly #told: (() => void)[] = [];
  #symbols: ReadonlyMap<number, string> = new Map();

  constructor(inbox: Inbox) {
    this.#inbox = inbox;
  }

  /** Names the pairs that firings are about, by their numbers. */
  name(symbols: ReadonlyMap<number, string>): void {
    this.#symbols = symbols;
  }

  /** Tells one in the transaction that records it. */
  async tell(tx: Kysely<PlatformTables>, userId: number, firing: AlertFiring): Promise<void> {
    const user = await tx.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    const { alertId, tick } = firing;
    const told = await this.#inbox.putIn(tx, user, {
      key: `alert ${alertId} ${tick.gridIndex}`,
      happenedAtMs: tick.gridIndex * gridMs,
      told: noticeOf(firing, this.#symbols.get(firing.pairId) ?? `#${firing.pairId}`),
      fold: `alert ${alertId}`,
    });
    this.#told.push(told);
  }

  /** The transaction has been committed. */
  committed(): void {
    for (const told of this.#told.splice(0)) told();
  }
}

function noticeOf(firing: AlertFiring, pair: string): InboxNotice {
  const { kind: way, threshold, liquidationPrice, share, moved, seconds, direction, note } = firing;
  const price = way === 'liquidation' ? liquidationPrice : threshold;
  return {
    kind: 'price_alert',
    pair,
    way,
    direction,
    price: price === undefined ? '' : priceToText(price),
    percent: shownPercent(way === 'move' ? moved : share),
    minutes: Math.round((seconds ?? 0) / 60),
    note,
  };
}

/** Two decimals, cut. */
function shownPercent(share: Ppm | undefined): string {
  if (share === undefined) return '';
  const hundredths = Math.floor(share / (ppmOne / 10_000));
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
