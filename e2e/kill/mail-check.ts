import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CoreEvent } from '@candor/exchange';
import { openSqlite } from '@candor/readmodel/sqlite';
import type { MoneyFact } from './money-check.ts';

export const platformFile = 'platform.db';

/** The mail that a fact about money has to bring, if any. */
function sceneOf(event: CoreEvent): string | undefined {
  switch (event.type) {
    case 'funding.deposit_credited':
      return 'deposit_credited';
    case 'funding.claim_decided':
      return event.received === undefined ? undefined : 'deposit_credited';
    case 'funding.destination_booked':
      return 'destination_booked';
    case 'funding.withdrawal_requested':
      return 'withdrawal_requested';
    case 'funding.withdrawal_moved':
      return moves.get(event.status);
    case 'loans.alerted':
      return 'loan_alert';
    case 'loans.liquidated':
      return 'loan_liquidated';
    default:
      return undefined;
  }
}
const moves: ReadonlyMap<string, string> = new Map([
  ['broadcast', 'withdrawal_sent'],
  ['failed', 'withdrawal_failed'],
  ['refused', 'withdrawal_refused'],
]);

interface Sent {
  readonly id?: string;
  readonly scene: string;
}

/**
 * Every fact with a letter to its owner has exactly one, and no letter is without a fact: sent, or in the box. A letter
 * may have gone out twice around a kill; its id shows that it is one. `copy` has the platform's database, `outbox` the
 * sent letters.
 */
export function checkMails(outbox: string, copy: string, facts: readonly MoneyFact[]): void {
  const expected = facts.flatMap(({ event }) => sceneOf(event) ?? []);
  const scenes = new Set([
    ...moves.values(),
    'deposit_credited',
    'destination_booked',
    'withdrawal_requested',
    'loan_alert',
    'loan_liquidated',
  ]);
  const sent = new Map<string, string>();
  for (const name of existsSync(outbox) ? readdirSync(outbox).filter((file) => /^\d.*\.json$/.test(file)) : []) {
    const { id, scene } = JSON.parse(readFileSync(join(outbox, name), 'utf8')) as Sent;
    if (id !== undefined && scenes.has(scene)) sent.set(id, scene);
  }
  const waiting = lettersIn(copy).filter((key) => !sent.has(key)).length;
  for (const scene of scenes) {
    const told = [...sent.values()].filter((of) => of === scene).length;
    const asked = expected.filter((of) => of === scene).length;
    if (told > asked) throw new Error(`${told} mails say ${scene}, and it happened ${asked} times`);
  }
  if (sent.size + waiting !== expected.length) {
    throw new Error(`${expected.length} facts have ${sent.size} mails, and ${waiting} wait`);
  }
}

function lettersIn(folder: string): readonly string[] {
  const db = openSqlite(join(folder, platformFile));
  const rows = db.prepare('SELECT letter_key FROM post_box').all() as { letter_key: string }[];
  db.close();
  // The letters of other notices are not about money, and are not counted.
  return rows.map(({ letter_key: key }) => key).filter((key) => !key.startsWith('notice-'));
}
