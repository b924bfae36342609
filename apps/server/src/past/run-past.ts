import { parentPort, workerData } from 'node:worker_threads';
import { createCore, encodeSubmission, restoreCore, type Submission } from '@candor/exchange';
import { characters, createSimulation, pastCommands, practiceCatalogue, traderGenesisCommands } from '@candor/feed';
import { DurableMachine, startInProcess } from '@candor/journal';
import { dayMs } from '@candor/kernel';
import { foundExchange, openAccount } from '../found-exchange.ts';
import { traderAccountCommand } from '../simulated-traders.ts';

/** Commands that are made durable together. */
const groupSize = 1_000;

export interface PastOrders {
  /** Of the journal that is made. */
  readonly path: string;
  readonly seed: string;
  readonly days: number;
  readonly untilMs: number;
}

/** Writes the journal of a past, and answers the accounts of the traders in it. */
export async function writePast({ path, seed, days, untilMs }: PastOrders): Promise<readonly number[]> {
  const catalogue = practiceCatalogue;
  const fromMs = Math.floor(untilMs / dayMs - days) * dayMs;
  const exchange = await startInProcess({ path, name: catalogue.name, nowMs: () => fromMs });
  // Recorded as done when the journal is in its place: a past that is cut off is founded anew.
  await foundExchange(exchange, catalogue, { founding: new Set(), note: () => undefined }, untilMs);
  const traders = [];
  for (const { key } of characters) {
    traders.push({ key, accountId: await openAccount(exchange, traderAccountCommand(key)) });
  }
  await exchange.close();

  let atMs = fromMs;
  const machine = new DurableMachine({
    path,
    name: catalogue.name,
    maker: { create: createCore, restore: restoreCore },
    nowMs: () => atMs,
    snapshotEvery: Number.MAX_SAFE_INTEGER,
  });
  const { queries } = machine.core;
  let taken = 0;
  const carryOut = (submission: Submission): void => {
    machine.take(encodeSubmission(submission));
    if (++taken % groupSize === 0) machine.commit();
  };
  for (const submission of traderGenesisCommands(catalogue, traders)) carryOut(submission);
  const commands = pastCommands(createSimulation(seed, catalogue), catalogue, traders, {
    fromMs,
    untilMs,
    viewOf: ({ accountId }) => ({
      tickets: queries.tickets(accountId),
      spendable: queries.contractAccount(accountId).spendable,
    }),
  });
  for (const command of commands) {
    atMs = command.atMs;
    carryOut(command.submission);
  }
  machine.close();
  return traders.map(({ accountId }) => accountId);
}

/** The whole of the worker entry. */
export async function runPastWorker(): Promise<void> {
  parentPort?.postMessage(await writePast(workerData as PastOrders));
}
