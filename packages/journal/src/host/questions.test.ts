import { MessageChannel } from 'node:worker_threads';
import { encodeSubmission, type Queries } from '@candor/exchange';
import { ByteWriter } from '@candor/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inMemory } from '../database.ts';
import { founding, maker } from '../test-world.ts';
import { hostExchange } from './core-host.ts';
import type { FromHost, ToHost } from './protocol.ts';
import { type Question, Questions } from './questions.ts';

const balancesOf = (ticket: number, accountId: number): Question => ({
  kind: 'query',
  ticket,
  name: 'balances',
  args: [accountId],
});

/** Questions to a core that counts them, each of which takes `costMs`. */
function lineOf(costMs: number) {
  const asked: number[] = [];
  const told: number[] = [];
  let nowMs = 0;
  const balances = (accountId: number) => {
    asked.push(accountId);
    nowMs += costMs;
    return [];
  };
  const core = { sequence: 7, queries: { balances } as Partial<Queries> as Queries };
  const questions = new Questions(
    core,
    () => {
      throw new Error('no book');
    },
    ({ ticket }) => void told.push(ticket),
    () => nowMs,
  );
  return { questions, core, asked, told };
}

describe('questions', () => {
  it('get a few milliseconds a turn, and at least one answer', () => {
    const quick = lineOf(1);
    for (let ticket = 1; ticket <= 10; ticket++) quick.questions.add(balancesOf(ticket, ticket));
    quick.questions.answerSome();
    expect(quick.told).toEqual([1, 2, 3, 4]);
    expect(quick.questions.areWaiting).toBe(true);
    quick.questions.answerAll();
    expect(quick.told).toHaveLength(10);

    const slow = lineOf(100);
    for (let ticket = 1; ticket <= 2; ticket++) slow.questions.add(balancesOf(ticket, ticket));
    slow.questions.answerSome();
    expect(slow.told).toEqual([1]);
  });

  it('that are the same are worked out once as long as nothing has happened', () => {
    const { questions, core, asked, told } = lineOf(0);
    for (const [ticket, accountId] of [5, 5, 6, 5].entries()) questions.add(balancesOf(ticket, accountId));
    questions.answerAll();
    expect(asked).toEqual([5, 6]);
    expect(told).toEqual([0, 1, 2, 3]);
    core.sequence += 1;
    questions.add(balancesOf(4, 5));
    questions.answerAll();
    expect(asked).toEqual([5, 6, 5]);
  });

  it('wait behind the commands that have arrived', async () => {
    const { port1, port2 } = new MessageChannel();
    onTestFinished(() => port1.close());
    hostExchange(port2, { path: inMemory, name: 'test', maker, nowMs: () => 1_800_000_000_000, snapshotEvery: 1_000 });
    const heard: FromHost['kind'][] = [];
    const submissions = new ByteWriter();
    for (const submission of founding()) submissions.blob(encodeSubmission(submission));
    const send = (message: ToHost) => port1.postMessage(message);
    await new Promise<void>((resolve) => {
      port1.on('message', (message: FromHost) => {
        heard.push(message.kind);
        if (heard.filter((kind) => kind === 'answer').length === 20) resolve();
      });
      for (let ticket = 1; ticket <= 20; ticket++) send(balancesOf(ticket, 1_000 + ticket));
      send({ kind: 'submit', firstTicket: 21, submissions: submissions.take() });
    });
    expect(heard.slice(0, 2)).toEqual(['ready', 'committed']);
  });
});
