import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Seeded } from '@candor/kernel';
import { mustGet, mustPost, newApiUser } from '../load/api-user.ts';
import { startServerProcess } from '../load/server-process.ts';
import { difference, isSame } from './answers.ts';
import { checkBooks } from './books.ts';
import { Client, isRepeatable, type Market } from './client.ts';
import { comeToRest } from './come-to-rest.ts';
import { decideClaims, openFunding, practiceSpeed } from './funds.ts';
import { openMarket } from './leader.ts';
import { operatorEnvironment } from './operator.ts';
import { siteUrl } from './spender.ts';
import { checkRoom, openRoom } from './talker.ts';

export interface KillReport {
  kills: number;
  /** Requests that were answered, over all rounds, and those that a kill left without an answer. */
  acknowledged: number;
  unanswered: number;
  /** Acknowledged requests that were asked again after a restart and had to get their first answer. */
  askedAgain: number;
  /** Messages in the chat room, which has each of them once. */
  messages: number;
  /** Those that a kill left without an answer, and that were sent again. */
  messagesCutOff: number;
  /** Records of the journal at the end. */
  records: number;
  /** Facts of contracts, copies, options and money in and out at the end, by type; of a withdrawal, where it got to. */
  readonly facts: ReadonlyMap<string, number>;
}

const environment = { ...operatorEnvironment, PUBLIC_URL: siteUrl, CANDOR_PRACTICE_SPEED: practiceSpeed };
const clientCount = 6;
/**
 * The least number of acknowledged requests before a kill: by number, so that a slow machine comes as far as a quick
 * one.
 */
const loadMin = 15;
const loadSpread = 90;
const loadMsMax = 30_000;
/** The time in which the messages that a kill meets are somewhere between their sending and their answer. */
const talkMsMax = 40;
const askedAgainPerRound = 60;

/**
 * Kills the real server under load, again and again. After each kill the journal is read from its files: every
 * acknowledged request must be in it, none twice, and all of it must replay with balanced books. After each restart the
 * requests are sent again: an acknowledged one gets the same answer. The practice chain lives and dies with the server;
 * its contents are compared with the journal each time, and at the end.
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
  const report: KillReport = {
    kills: 0,
    acknowledged: 0,
    unanswered: 0,
    askedAgain: 0,
    messages: 0,
    messagesCutOff: 0,
    records: 0,
    facts,
  };
  let server = await startServerProcess(dataFolder, project, environment);
  try {
    const clients: Client[] = [];
    let market: Market | undefined;
    let invitation: string | undefined;
    await openFunding(server.address);
    await openRoom(server.address);
    for (let i = 0; i < clientCount; i++) {
      const token = await newApiUser(server.address, dataFolder, `k${i}`, { invitation });
      // Collateral of loans.
      await mustPost(server.address, '/practice/claim', { currency: 1 }, token);
      invitation ??= await codeOf(server.address, token);
      market ??= await openMarket(server.address, token);
      const client = new Client(`k${i}`, token, market, i);
      await client.spender.enroll(server.address);
      await client.talker.enroll(server.address);
      await client.rewards.collect(server.address, client.token);
      clients.push(client);
    }
    for (let round = 1; round <= kills; round++) {
      const starts = clients.map((client) => client.requests.length);
      const { address } = server;
      const trading = [...clients.map((client) => client.trade(address)), decideClaims(address)];
      const talkers = clients.map(({ talker }) => talker);
      await Promise.all(talkers.map((talker) => talker.say(address)));
      const load = loadMin + random.below(loadSpread);
      const acknowledged = () => sumOf(clients.map((client, i) => client.answeredSince(starts[i] ?? 0)));
      for (const giveUpAt = Date.now() + loadMsMax; acknowledged() < load && Date.now() < giveUpAt; ) await pause(2);
      // One message of each is on its way while the server is killed.
      const talking = talkers.map((talker) => talker.say(address));
      await pause(random.below(talkMsMax));
      await server.kill();
      await Promise.all([...trading, ...talking]);

      const fresh = clients.flatMap((client, i) =>
        client.requests
          .slice(starts[i])
          .filter(({ path }) => isRepeatable(path))
          .map((request) => ({ client, request })),
      );
      const told = fresh.filter(({ request }) => request.answer !== undefined);
      report.records = checkBooks(dataFolder, clients, facts, { isQuiet: false });

      server = await startServerProcess(dataFolder, project, environment);
      // First the cut-off requests: their answers may have had the token that the others now need.
      const sample = [
        ...fresh.filter(({ request }) => request.answer === undefined),
        ...told.slice(-askedAgainPerRound),
      ];
      for (const { client, request } of sample) {
        const answer = await client.again(server.address, request);
        if (request.answer === undefined) client.answered(request, answer);
        else if (!isSame(request, answer)) throw new Error(difference(request, answer));
      }
      await checkRoom(server.address, clients[0]?.token ?? '', talkers);
      report.messages = sumOf(talkers.map(({ said }) => said.length));
      report.messagesCutOff = sumOf(talkers.map(({ cutOff }) => cutOff));
      report.kills = round;
      report.acknowledged += told.length;
      report.unanswered += fresh.length - told.length;
      report.askedAgain += Math.min(told.length, askedAgainPerRound);
      say(
        `kill ${round}: ${told.length} acknowledged, ${fresh.length - told.length} cut off, ${report.records} records`,
      );
    }
    await comeToRest(server.address, clients);
    await server.stop();
    report.records = checkBooks(dataFolder, clients, facts, { isQuiet: true });
    return report;
  } finally {
    // One that was killed or stopped is gone already; after a failure nothing stays behind.
    await server.kill();
    rmSync(dataFolder, { recursive: true });
  }
}

async function codeOf(address: string, token: string): Promise<string> {
  return ((await mustGet(address, '/user/info', token)) as { readonly extension_code: string }).extension_code;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
