import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { createCore, decodeEvents, type EventType, eventTypes, restoreCore } from '@candor/exchange';
import { DurableMachine, verifyJournal } from '@candor/journal';
import { expect, test } from 'vitest';

const golden = fileURLToPath(new URL('../golden', import.meta.url));
const names = readdirSync(golden)
  .filter((file) => file.endsWith('.db.br'))
  .map((file) => file.replace(/\.db\.br$/, ''));

const told = new Set<EventType>();

/** A core that notes the kinds of facts that it tells. */
function notingCore() {
  const core = createCore();
  const apply = core.apply.bind(core);
  core.apply = (...args) => {
    const applied = apply(...args);
    for (const { type } of decodeEvents(applied.eventBytes)) told.add(type);
    return applied;
  };
  return core;
}

/** Facts of products that hold funds for a time, of trading, of copies and of the ledger; those that a simulation does not come to have scenarios alone. */
const isKept = (type: EventType) =>
  /^(locked|dual|ieo|loans|nft|otc|contract|copy|fees|ledger|recurring|send|spot)[.]/.test(type) && !rare.has(type);
const rare: ReadonlySet<EventType> = new Set([
  'dual.product_closed',
  'ieo.market_set',
  'ieo.market_opened',
  'otc.promise_missed',
]);

test('there are golden journals', () => {
  expect(names.length).toBeGreaterThan(0);
});

test.each(names)('the journal %s of an earlier build replays to the same chain and state', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-golden-'));
  const path = join(folder, 'journal.db');
  writeFileSync(path, brotliDecompressSync(readFileSync(join(golden, `${name}.db.br`))));
  try {
    const report = verifyJournal(path, { maker: { create: notingCore, restore: restoreCore } });
    expect(report).toEqual(JSON.parse(readFileSync(join(golden, `${name}.json`), 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(['v1', 'v2'])(
  'a writer raises the journal %s to its own format, with the same chain, state and snapshots',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'candor-golden-'));
    const path = join(folder, 'journal.db');
    writeFileSync(path, brotliDecompressSync(readFileSync(join(golden, `${name}.db.br`))));
    try {
      const maker = { create: createCore, restore: restoreCore };
      const before = verifyJournal(path);
      const machine = new DurableMachine({ path, name: 'other', maker, nowMs: () => 0, snapshotEvery: 1_000 });
      expect(machine.recovery).toMatchObject({ lastSequence: before.records, skipped: [], repaired: [] });
      expect(machine.recovery.snapshotSequence > 0).toBe(before.snapshots > 0);
      machine.close();
      const { chain, stateHash, snapshots } = before;
      const after = verifyJournal(path);
      expect(after).toMatchObject({ chain, stateHash, indexedAnswers: before.records });
      expect(after.snapshots).toBeGreaterThanOrEqual(snapshots);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test('the golden journals tell every fact of what holds funds, of trading and of the ledger', () => {
  expect(eventTypes.filter((type) => isKept(type) && !told.has(type))).toEqual([]);
});
