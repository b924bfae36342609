import type { Tally, Target } from './ask.ts';
import { oldCandles } from './rows/candles.ts';
import { idleSockets, neverReading } from './rows/sockets.ts';
import { avifs, slowUploads } from './rows/uploads.ts';
import { manySessions, manyTickets, statementFiles } from './rows/user.ts';
import { apiDocument, logins, longLanguages, outbox, wideJson } from './rows/visitor.ts';

/** An attack by one client: it continues until its target's signal and reports the answers. */
export interface AttackRow {
  readonly what: string;
  readonly run: (target: Target) => Promise<Tally>;
}

export const attackRows: Readonly<Record<string, AttackRow>> = {
  candles: { what: 'visitor, old fine candles, 26/s', run: oldCandles },
  document: { what: 'visitor, API document, 74/s', run: apiDocument },
  languages: { what: 'visitor, 15 KB of languages, 140/s', run: longLanguages },
  json: { what: 'visitor, JSON of 6,400 keys, 110/s', run: wideJson },
  outbox: { what: 'visitor, outbox, 90/s', run: outbox },
  logins: { what: 'visitors, logins of nobody, 600/s', run: logins },
  idle: { what: 'visitor, 1,300 idle connections', run: idleSockets },
  silent: { what: 'visitor, 190 sockets × 52 topics, never reading', run: neverReading },
  avif: { what: 'users, 16 AVIFs of 12 and 40 megapixels', run: avifs },
  uploads: { what: 'user, 18 slow uploads', run: slowUploads },
  sessions: { what: 'user, 14 sessions × 20 orders/s', run: manySessions },
  statements: { what: 'user, statements as PDF, 10/s', run: statementFiles },
  tickets: { what: 'user, 100 tickets, read 11/s', run: manyTickets },
};
