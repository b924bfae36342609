import type { AccountId, Exchange, Submission } from '@candor/exchange';
import { Fault } from '@candor/kernel';
import { type Catalogue, type CrowdAccounts, crowdGenesisCommands, genesisCommands } from '@candor/feed';
import type { Belongings } from './belongings.ts';

/**
 * Founds the exchange, or finds it founded: every command has an id of its own, so repeating it has no second effect,
 * and an interrupted founding goes on. Commands recorded as done are not even sent again. Before the server opens,
 * because the crowd's funds come through a faucet that gives more than a user's share while this runs.
 */
export async function foundExchange(
  exchange: Exchange,
  catalogue: Catalogue,
  done: Pick<Belongings, 'founding' | 'note'>,
  /** The end of a past that is about to be made. */
  pastUntilMs?: number,
): Promise<CrowdAccounts> {
  const all = genesisCommands('practice', catalogue);
  // The house's ladders go up with the exchange: nobody would see them before, and each tick would draw them anew.
  const before = pastUntilMs === undefined ? all : all.filter(({ command }) => command.type !== 'spot.set_maker');
  await submitAll(exchange, before, done.founding);
  if (pastUntilMs !== undefined) {
    const command = { type: 'practice.begin_past', untilMs: pastUntilMs } as const;
    await submitAll(exchange, [{ commandId: 'genesis:past', actor: 'system', command }], done.founding);
  }
  const crowd = {
    taker: await openAccount(exchange, 'genesis:account:taker'),
    rester: await openAccount(exchange, 'genesis:account:rester'),
  };
  const after = crowdGenesisCommands(catalogue, crowd);
  await submitAll(exchange, after, done.founding);
  const commands = [...before, ...after].map(({ commandId }) => commandId);
  done.note({ founding: [...new Set([...done.founding, ...commands])] });
  return crowd;
}

/** Opens an account at the exchange; the same command id returns the same account. */
export async function openAccount(exchange: Exchange, commandId: string): Promise<AccountId> {
  const answer = await exchange.submit<'accounts.open'>({
    commandId,
    actor: 'system',
    command: { type: 'accounts.open' },
  });
  if (!answer.outcome.ok) throw new Fault('account_not_opened', `${commandId} was refused: ${answer.outcome.code}`);
  return answer.outcome.value.accountId;
}

async function submitAll(exchange: Exchange, all: readonly Submission[], done: ReadonlySet<string>): Promise<void> {
  const submissions = all.filter(({ commandId }) => !done.has(commandId));
  const answers = await Promise.all(submissions.map((submission) => exchange.submit(submission)));
  answers.forEach(({ outcome }, index) => {
    // Known under its id, but different from this version's: the installation keeps the one it was founded with.
    if (outcome.ok || outcome.code === 'request_id_reused') return;
    throw new Fault('not_founded', `${submissions[index]?.commandId} was refused: ${outcome.code}`);
  });
}
