import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { decodeEvents, decodeOutcome, decodeSubmission } from '@candor/exchange';
import { JournalReader, journalFile, verifyJournal } from '@candor/journal';
import { Seeded } from '@candor/kernel';
import { newApiUser } from '../load/api-user.ts';
import { startServerProcess } from '../load/server-process.ts';
import { Client, type Market, type Request } from './client.ts';
import { openMarket, operatorEnvironment } from './leader.ts';

export interface KillReport {
  kills: number;
  /** Requests that were answered, over all rounds, and those that a kill left without an answer. */
  acknowledged: number;
  unanswered: number;
  /** Acknowledged requests that were asked again after a restart and had to get their first answer. */
  askedAgain: number;
  /** Records of the journal at the end. */
  records: number;
  /** Facts of contracts, copies and options at the end, by type. */
  readonly facts: ReadonlyMap<string, number>;
}

/** Facts that say that the products took part. */
const watched = ['contract.opened', 'contract.closed', 'copy.copied', 'options.struck', 'options.settled'];

const clientCount = 6;
const loadMsMin = 150;
const loadMsSpread = 900;
const askedAgainPerRound = 60;

/**
 * Kills the real server under load, again and again. After each kill the journal is read as it lies there: every
 * acknowledged request must be in it, none twice, and all of it must replay with balanced books. After each restart the
 * requests are sent again: what was acknowledged gets the answer it had.
 */
export async function runKills(options: {
  project: string;
  kills: number;
  seed: string;
  say: (line: string) => void;
}): Promise<KillReport> {
  const { project, kills, seed, say } = options;
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-kill-'));
  const random = new Seeded(seed);
  const facts = new Map<string, number>();
  const report: KillReport = { kills: 0, acknowledged: 0, unanswered: 0, askedAgain: 0, records: 0, facts };
  let server = await startServerProcess(dataFolder, project, operatorEnvironment);
  try {
    const clients: Client[] = [];
    let market: Market | undefined;
    for (let i = 0; i < clientCount; i++) {
      const token = await newApiUser(server.address, dataFolder, `k${i}`);
      market ??= await openMarket(server.address, token);
      clients.push(new Client(`k${i}`, token, market));
    }
    for (let round = 1; round <= kills; round++) {
      const starts = clients.map((client) => client.requests.length);
      const trading = clients.map((client) => client.trade(server.address));
      await pause(loadMsMin + random.below(loadMsSpread));
      await server.kill();
      await Promise.all(trading);

      const fresh = clients.flatMap((client, i) =>
        client.requests.slice(starts[i]).map((request) => ({ client, request })),
      );
      const told = fresh.filter(({ request }) => request.answer !== undefined);
      report.records = checkJournal(
        dataFolder,
        clients.flatMap((client) => client.requests),
        facts,
      );

      server = await startServerProcess(dataFolder, project, operatorEnvironment);
      const sample = [
        ...told.slice(-askedAgainPerRound),
        ...fresh.filter(({ request }) => request.answer === undefined),
      ];
      for (const { client, request } of sample) {
        const answer = await client.again(server.address, request);
        if (request.answer === undefined) request.answer = answer;
        else if (!isDeepStrictEqual(answer, request.answer)) throw new Error(difference(request, answer));
      }
      report.kills = round;
      report.acknowledged += told.length;
      report.unanswered += fresh.length - told.length;
      report.askedAgain += Math.min(told.length, askedAgainPerRound);
      say(
        `kill ${round}: ${told.length} acknowledged, ${fresh.length - told.length} cut off, ${report.records} records`,
      );
    }
    await server.stop();
    report.records = checkJournal(
      dataFolder,
      clients.flatMap((client) => client.requests),
      facts,
    );
    return report;
  } finally {
    // One that was killed or stopped is gone already; after a failure nothing stays behind.
    await server.kill();
    rmSync(dataFolder, { recursive: true });
  }
}

function difference(request: Request, answer: unknown): string {
  return `${request.path} ${request.id} was answered ${JSON.stringify(request.answer)} and later ${JSON.stringify(answer)}`;
}

/** Reads a copy, so that the server's own recovery meets the files as the kill left them. Answers the records. */
function checkJournal(dataFolder: string, requests: readonly Request[], facts: Map<string, number>): number {
  const copy = mkdtempSync(join(tmpdir(), 'candor-kill-journal-'));
  const path = join(copy, journalFile);
  for (const end of ['', '-wal', '-shm']) {
    const file = join(dataFolder, journalFile + end);
    if (existsSync(file)) copyFileSync(file, path + end);
  }
  try {
    const { records } = verifyJournal(path, { invariantsEvery: Number.MAX_SAFE_INTEGER });
    checkRequests(path, requests, facts);
    return records;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function checkRequests(path: string, requests: readonly Request[], facts: Map<string, number>): void {
  facts.clear();
  const reader = new JournalReader(path);
  const isDoneById = new Map<string, boolean>();
  for (let sequence = 0; sequence < reader.lastSequence(); ) {
    for (const group of reader.groupsAfter(sequence, 10_000)) {
      for (const record of group.records) {
        const { commandId, command } = decodeSubmission(record.submission);
        if (isDoneById.has(commandId)) throw new Error(`${commandId} is in the journal twice`);
        isDoneById.set(commandId, decodeOutcome(command.type, record.outcome).ok);
        for (const { type } of decodeEvents(record.events)) {
          if (watched.includes(type)) facts.set(type, (facts.get(type) ?? 0) + 1);
        }
      }
      sequence = group.lastSequence;
    }
  }
  reader.close();
  const byRequest = new Map([...isDoneById].map(([commandId, isDone]) => [commandId.replace(/^u:\d+:/, ''), isDone]));
  for (const { id, answer } of requests) {
    if (answer === undefined) continue;
    const isDone = byRequest.get(id);
    if (isDone === undefined) throw new Error(`${id} was acknowledged and is not in the journal`);
    if (isDone !== (answer.type === 'ok')) throw new Error(`${id} was answered otherwise than the journal has it`);
  }
}
