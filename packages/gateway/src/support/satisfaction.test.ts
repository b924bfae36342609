import {
  closeSupportCase,
  getSupportSatisfaction,
  rateSupportCase,
  solveSupportCase,
  takeSupportCase,
} from '@candor/api';
import { expect, it } from 'vitest';
import { startTestSystem } from '../testing/test-system.ts';
import { openCase, staffCall } from './test-support.ts';

it('says how good the help was, by topic and by operator, to those who serve alone', async () => {
  const fresh = await startTestSystem();
  try {
    expect(await staffCall(fresh, getSupportSatisfaction, {})).toEqual({
      opened: 0,
      solved: 0,
      rated: 0,
      ratings: [0, 0, 0, 0, 0],
      topics: [],
      operators: [],
    });
    const old = await openCase(await fresh.newUser('olaf'), 'long ago');
    await staffCall(fresh, closeSupportCase, { caseId: old.caseId });
    fresh.wait(31 * 86_400_000);
    for (const [name, topic, rating] of [
      ['paul', 'deposit', 5],
      ['quin', 'deposit', 4],
      ['rosa', 'trading', 2],
    ] as const) {
      const user = await fresh.newUser(name);
      const { caseId } = await openCase(user, 'please', { topic });
      if (topic === 'deposit') await staffCall(fresh, takeSupportCase, { caseId });
      await user.call(solveSupportCase, { caseId });
      await user.call(rateSupportCase, { caseId, rating });
    }
    const waiting = await fresh.newUser('sara');
    await openCase(waiting, 'anybody?', { topic: 'trading' });
    const deposits = { opened: 2, solved: 2, rated: 2, ratings: [0, 0, 0, 1, 1], average: '4.50' };
    const trading = { opened: 2, solved: 1, rated: 1, ratings: [0, 1, 0, 0, 0], average: '2.00' };
    expect(await staffCall(fresh, getSupportSatisfaction, {})).toEqual({
      opened: 4,
      solved: 3,
      rated: 3,
      ratings: [0, 1, 0, 1, 1],
      average: '3.67',
      topics: [
        { topic: 'deposit', ...deposits },
        { topic: 'trading', ...trading },
      ],
      operators: [
        { operator: '', ...trading },
        { operator: 'support', ...deposits },
      ],
    });
    expect(await staffCall(fresh, getSupportSatisfaction, { days: 365 })).toMatchObject({ opened: 5 });
    await expect(staffCall(fresh, getSupportSatisfaction, {}, 'treasury')).rejects.toThrow('role_needed');
  } finally {
    await fresh.close();
  }
});
