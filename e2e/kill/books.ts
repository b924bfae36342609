import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stepUpCodes } from '@candor/api';
import { type CoreEvent, decodeEvents, decodeOutcome, decodeSubmission } from '@candor/exchange';
import { JournalReader, journalFile, verifyJournal } from '@candor/journal';
import { chainFile } from './chain-file.ts';
import { type Client, isRepeatable } from './client.ts';
import type { Request } from './request.ts';
import { checkDeals } from './deal-check.ts';
import { checkMails, platformFile } from './mail-check.ts';
import { checkMoney, type MoneyFact } from './money-check.ts';

/** Facts that prove that the products took part. */
export const watched = [
  'spot.traded',
  'spot.order_ended cancelled',
  'contract.opened',
  'contract.closed',
  'copy.copied',
  'options.struck',
  'options.settled',
  'locked.deposited',
  'locked.ended',
  'dual.bought',
  'ieo.subscribed',
  'loans.borrowed',
  'loans.ended',
  'coupons.paid',
  'coupons.ended',
  'points.checked_in',
  'points.exchanged',
  'invitations.rebated',
  'funding.deposit_kept',
  'funding.deposit_credited',
  'funding.claim_decided',
  'funding.destination_booked',
  'funding.withdrawal_moved confirmed',
  'funding.withdrawal_moved cancelled',
] as const;

/** Facts that are counted: those, and what only some loads come to. */
const counted: readonly string[] = [...watched, 'otc.order_opened', 'otc.ended'];

/** Reads copies, so that the server's own recovery meets the files as the kill left them. Answers the records. */
export function checkBooks(
  dataFolder: string,
  clients: readonly Client[],
  facts: Map<string, number>,
  { isQuiet }: { readonly isQuiet: boolean },
): number {
  const copy = mkdtempSync(join(tmpdir(), 'candor-kill-books-'));
  for (const name of [journalFile, chainFile, platformFile].flatMap((file) => [file, `${file}-wal`, `${file}-shm`])) {
    if (existsSync(join(dataFolder, name))) copyFileSync(join(dataFolder, name), join(copy, name));
  }
  try {
    const path = join(copy, journalFile);
    const { records } = verifyJournal(path, { invariantsEvery: Number.MAX_SAFE_INTEGER });
    const { isDoneById, money, deals } = readJournal(path, facts);
    checkDeals(deals);
    checkRequests(
      isDoneById,
      clients.flatMap((client) => client.requests),
    );
    checkMoney(copy, money, clients, isQuiet);
    if (isQuiet) checkMails(join(dataFolder, 'outbox'), copy, money);
    return records;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function readJournal(path: string, counts: Map<string, number>) {
  counts.clear();
  const reader = new JournalReader(path);
  const isDoneById = new Map<string, boolean>();
  const money: MoneyFact[] = [];
  const deals: CoreEvent[] = [];
  for (let sequence = 0; sequence < reader.lastSequence(); ) {
    for (const group of reader.groupsAfter(sequence, 10_000)) {
      for (const record of group.records) {
        const { commandId, command } = decodeSubmission(record.submission);
        if (isDoneById.has(commandId)) throw new Error(`${commandId} is in the journal twice`);
        isDoneById.set(commandId, decodeOutcome(command.type, record.outcome).ok);
        for (const event of decodeEvents(record.events)) {
          const name = countedAs(event);
          if (counted.includes(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
          if (event.type.startsWith('funding.') || event.type.startsWith('loans.')) money.push({ commandId, event });
          if (event.type.startsWith('otc.')) deals.push(event);
        }
      }
      sequence = group.lastSequence;
    }
  }
  reader.close();
  return { isDoneById, money, deals };
}

/** The name of a fact to count: of those that may end in several ways, with the way. */
function countedAs(event: CoreEvent): string {
  const hasStatus = event.type === 'funding.withdrawal_moved' || event.type === 'spot.order_ended';
  return hasStatus ? `${event.type} ${event.status}` : event.type;
}

function checkRequests(isDoneById: ReadonlyMap<string, boolean>, requests: readonly Request[]): void {
  const byRequest = new Map([...isDoneById].map(([commandId, isDone]) => [commandId.replace(/^u:\d+:/, ''), isDone]));
  for (const { id, path, answer } of requests) {
    if (answer === undefined || !isRepeatable(path)) continue;
    const isDone = byRequest.get(id);
    // A proof that the kill had used up: it was refused at the door, and must have had no effect.
    const isRefusedBefore = (stepUpCodes as readonly unknown[]).includes(answer.code);
    if (isRefusedBefore && isDone !== undefined) throw new Error(`${id} was refused and is in the journal`);
    if (isRefusedBefore) continue;
    if (isDone === undefined)
      throw new Error(`${path} ${id} was acknowledged and is not in the journal: ${answer.code}`);
    if (isDone !== (answer.type === 'ok')) throw new Error(`${id} was answered otherwise than the journal has it`);
  }
}
