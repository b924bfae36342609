import { type CommandType, commandTypes, type ProjectId } from '@candor/exchange';
import { atoms } from '@candor/money';
import { everyCommand, startEverything, subscriptionTo } from '@candor/testkit';
import { describe, expect, test } from 'vitest';

const month = 31 * 24 * 3_600_000;

/** Moments after a subscription: just then, a moment before the close, and while the list is being settled. */
const moments = ['at once', 'before the close', 'at the close'] as const;

/** The allocation list of the first sale of a world in which one more command was sent after its subscriptions. */
function listWith(type?: CommandType, moment: (typeof moments)[number] = 'at once'): readonly unknown[] {
  const world = startEverything();
  const { runner, trader, follower, applicant } = world;
  for (const [at, accountId] of [trader, follower, applicant].entries()) {
    const amount = atoms(BigInt(at + 1) * 30_000_000_000n);
    runner.must(subscriptionTo(runner, accountId, { amount }));
  }
  // Once for each command: the moments differ in time alone.
  runner.checksInvariants = moment === 'at once';
  const sent = runner.steps.length;
  const closesAtMs = runner.core.ieo.projects.get(1 as ProjectId)?.terms.closesAtMs ?? 0;
  if (moment !== 'at once') runner.nowMs = closesAtMs - (moment === 'at the close' ? runner.stepMs : 1_000);
  if (type !== undefined) runner.send(everyCommand[type](world) as never);
  runner.wait(month);
  runner.step({ type: 'accounts.open' });
  return runner.steps
    .slice(sent)
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      if (event.type !== 'ieo.allocated' || event.projectId !== (1 as ProjectId)) return [];
      const { accountId, wanted, allocated, paid, refunded } = event;
      return [{ accountId, wanted, allocated, paid, refunded }];
    });
}

const others = commandTypes.filter((type) => type !== 'ieo.subscribe');

describe('RULES 9: a sale allocates by its subscriptions alone', () => {
  const undisturbed = listWith();

  test('three subscriptions are allocated', () => {
    expect(undisturbed).toHaveLength(3);
  });

  test.each(others)('%s changes nothing of it, whenever it comes', (type) => {
    for (const moment of moments) expect(listWith(type, moment), moment).toEqual(undisturbed);
  });

  test('another subscription does', () => {
    expect(listWith('ieo.subscribe')).toHaveLength(4);
  });
});
