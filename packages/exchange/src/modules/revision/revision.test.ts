import { createCore, newestRevision } from '@candor/exchange';
import { practiceWorld, Runner, startWorld } from '@candor/testkit';
import { describe, expect, test } from 'vitest';

const refused = { ok: false, code: 'not_permitted' };

describe('the revision of the rules', () => {
  test('only ever gets newer, and never beyond the newest of this build', () => {
    const { runner } = startWorld({ revision: newestRevision });
    expect(runner.core.revision).toBe(newestRevision);
    for (const revision of [0, newestRevision, newestRevision + 1]) {
      expect(runner.send({ type: 'revision.adopt', revision })).toEqual(refused);
    }
  });

  test('refuses a revision adopted by anybody but the system', () => {
    const runner = new Runner(createCore());
    runner.must({ type: 'genesis.found', mode: 'practice', name: 'test' });
    const { outcome } = runner.step({ type: 'revision.adopt', revision: newestRevision }, 'operator').applied;
    expect(outcome).toEqual(refused);
  });

  test('leaves no trace before the first, and is kept by snapshots after it', () => {
    const older = new Runner(createCore());
    for (const command of practiceWorld()) if (command.type !== 'revision.adopt') older.must(command);
    expect(Object.keys(older.core.stateHash().modules)).not.toContain('revision');
    older.must({ type: 'revision.adopt', revision: newestRevision });
    const restored = createCore();
    restored.restore(older.core.snapshot());
    expect(restored.revision).toBe(newestRevision);
    expect(restored.stateHash()).toEqual(older.core.stateHash());
  });
});
