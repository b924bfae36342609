import { type CommittedBatch, decodeEvents, encodeSubmission, type PairId, type Submission } from '@candor/exchange';
import { dayMs, Fault, hourMs, present } from '@candor/kernel';
import { atoms, type Price } from '@candor/money';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, vi } from 'vitest';
import { founding, lockedTerms, manyDeposits, newJournalPath, openMachine, run, Traffic } from '../test-world.ts';
import { JournalReader } from '../reader.ts';
import { verifyJournal } from '../verify.ts';
import { inboxLimits } from './exchange-client.ts';
import { startInProcess } from './start.ts';

const opening = (id: string): Submission<any> => ({
  commandId: id,
  actor: 'system',
  command: { type: 'accounts.open' },
});

const cancelling = (id: string): Submission<any> => ({
  commandId: id,
  actor: 'user',
  command: { type: 'spot.cancel', accountId: 1_000, orderId: 1 },
});

describe('the hosted exchange', () => {
  it('answers in order of arrival after the commit, and publishes every fact once', async () => {
    const path = newJournalPath();
    const exchange = await startInProcess({ path });
    const batches: CommittedBatch[] = [];
    const committed: number[] = [];
    exchange.onCommit((batch) => batches.push(batch));
    exchange.onCommitted((sequence) => committed.push(sequence));
    const submissions = [...founding(), ...new Traffic('host').many(300)];
    const answers = await Promise.all(submissions.map((submission) => exchange.submit(submission)));
    expect(answers.map(({ sequence }) => sequence)).toEqual(submissions.map((_, index) => index + 1));
    expect(answers.slice(0, founding().length).every(({ outcome }) => outcome.ok)).toBe(true);
    expect(answers[7]).toMatchObject({ outcome: { ok: true, value: { accountId: 1_000 } }, isRepeat: false });
    expect(exchange.lastSequence).toBe(310);
    expect(committed.at(-1)).toBe(310);

    const sequences = batches.flatMap(({ events }) => events.map(({ sequence }) => sequence));
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
    expect(batches[0]?.events[0]).toMatchObject({ sequence: 1, index: 0, event: { type: 'genesis.founded' } });

    const ids = new Map(batches.flatMap(({ events }) => events.map((event) => [event.sequence, event.commandId])));
    expect([...ids].every(([sequence, id]) => id === submissions[sequence - 1]?.commandId)).toBe(true);
    // Another thread or a later start gets the same from the file.
    const reader = new JournalReader(path);
    const read = reader.batchesAfter(0, 1_000_000).flatMap(({ events }) => events);
    reader.close();
    expect(read).toEqual(batches.flatMap(({ events }) => events));

    const again = await Promise.all(submissions.map((submission) => exchange.submit(submission)));
    expect(again).toEqual(answers.map((answer) => ({ ...answer, isRepeat: true })));
    const reused = await exchange.submit({ ...opening('found:0') });
    expect(reused).toMatchObject({ outcome: { ok: false, code: 'request_id_reused' }, isRepeat: false });
    expect((await exchange.query('status')).sequence).toBe(310);
    await exchange.close();
    expect(verifyJournal(path).records).toBe(310);
  });

  it('takes everything that was submitted before it closes, and nothing after', async () => {
    const path = newJournalPath();
    const exchange = await startInProcess({ path });
    const answers = founding().map((submission) => exchange.submit(submission));
    const closing = exchange.close();
    await expect(exchange.submit(opening('late'))).rejects.toMatchObject({ kind: 'exchange_stopped' });
    expect(await Promise.all(answers)).toHaveLength(founding().length);
    await closing;
    await expect(exchange.query('status')).rejects.toMatchObject({ kind: 'exchange_stopped' });
    expect(await exchange.stopped).toBeUndefined();

    const restarted = await startInProcess({ path });
    expect(restarted.recovery).toMatchObject({ snapshotSequence: founding().length, replayed: 0 });
    await restarted.close();
  });

  it('brings time forward after a pause in records of a piece each, to the facts and the state of one command', async () => {
    const path = newJournalPath();
    let nowMs = 1_700_000_000_000;
    const exchange = await startInProcess({ path, nowMs: () => nowMs });
    const sent: Submission[] = [...founding(), ...lockedTerms()];
    for (const submission of sent) expect((await exchange.submit(submission)).outcome.ok).toBe(true);
    const [product] = await exchange.query('lockedProducts');
    const made = manyDeposits(present(product, 'the product is on offer').hash);
    for (const { outcome } of await Promise.all(made.map((submission) => exchange.submit(submission)))) {
      expect(outcome.ok).toBe(true);
    }
    const before = exchange.lastSequence;
    const madeAtMs = nowMs;
    nowMs += 2 * dayMs;
    expect(await exchange.submit(opening('after'))).toMatchObject({ atMs: nowMs, isRepeat: false });
    const { lastSequence } = exchange;
    await exchange.close();

    const reader = new JournalReader(path);
    const batches = reader.batchesAfter(before, 1_000_000);
    const events = batches.flatMap((batch) => batch.events);
    reader.close();
    const paid = new Map<number, number>();
    for (const { sequence, event } of events) {
      if (event.type === 'locked.dividend_paid') paid.set(sequence, (paid.get(sequence) ?? 0) + 1);
    }
    // Two days of 300 deposits, in pieces of 250.
    expect([...paid.values()]).toEqual([250, 50, 250, 50]);
    expect(lastSequence).toBeGreaterThan(before + 4);

    const plain = openMachine(newJournalPath(), { nowMs: () => nowMs });
    nowMs = madeAtMs;
    run(plain, [...sent, ...made]);
    nowMs += 2 * dayMs;
    const { events: inOne } = plain.take(encodeSubmission(opening('after')));
    expect(events.map(({ event }) => event)).toEqual(decodeEvents(inOne ?? new Uint8Array()));
    expect(verifyJournal(path)).toMatchObject({ records: lastSequence, stateHash: plain.core.stateHash().root });
    plain.close();
  });

  it('does what is done in pieces at its time, a record for each, though no command comes', async () => {
    const path = newJournalPath();
    let nowMs = 1_700_000_000_000;
    const exchange = await startInProcess({ path, nowMs: () => nowMs });
    for (const submission of [...founding(), ...lockedTerms()]) await exchange.submit(submission);
    const [product] = await exchange.query('lockedProducts');
    const made = manyDeposits(present(product, 'the product is on offer').hash);
    await Promise.all(made.map((submission) => exchange.submit(submission)));
    // The first dividend is for the first whole one of a product's days, which last an hour.
    const dueMs = Math.ceil(nowMs / hourMs) * hourMs + hourMs;
    nowMs = dueMs - 1_000;
    await exchange.submit(opening('before'));
    const before = exchange.lastSequence;
    nowMs = dueMs;
    await vi.waitFor(() => expect(exchange.lastSequence).toBe(before + 1));
    nowMs += 100;
    await vi.waitFor(() => expect(exchange.lastSequence).toBe(before + 2));
    await exchange.close();
    const reader = new JournalReader(path);
    const paid = reader.batchesAfter(before, 1_000_000).flatMap((batch) => batch.events);
    reader.close();
    const sequences = paid.filter(({ event }) => event.type === 'locked.dividend_paid').map(({ sequence }) => sequence);
    expect(sequences).toEqual([...Array<number>(250).fill(before + 1), ...Array<number>(50).fill(before + 2)]);
  });

  it('answers no command of a group whose commit failed, and stops', async () => {
    const path = newJournalPath();
    const exchange = await startInProcess({ path });
    for (const submission of founding()) await exchange.submit(submission);
    const batches: CommittedBatch[] = [];
    exchange.onCommit((batch) => batches.push(batch));
    const db = new DatabaseSync(path);
    db.exec("CREATE TRIGGER full BEFORE INSERT ON groups BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END");

    const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => exchange.submit(opening(id))));
    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'exchange_stopped' } });
    }
    expect((await exchange.stopped)?.message).toContain('disk I/O error');
    await expect(exchange.submit(opening('d'))).rejects.toMatchObject({ kind: 'exchange_stopped' });
    await expect(exchange.query('status')).rejects.toMatchObject({ kind: 'exchange_stopped' });
    expect(batches).toEqual([]);

    db.exec('DROP TRIGGER full');
    db.close();
    const restarted = await startInProcess({ path });
    expect(restarted.recovery.lastSequence).toBe(founding().length);
    const retried = await restarted.submit(opening('b'));
    expect(retried).toMatchObject({ isRepeat: false, outcome: { value: { accountId: 1_003 } } });
    await restarted.close();
  });

  it('answers busy beyond its bounds, and recovers afterwards', async () => {
    const exchange = await startInProcess();
    await Promise.all(founding().map((submission) => exchange.submit(submission)));
    const open = Array.from({ length: inboxLimits.commands }, (_, index) => exchange.submit(opening(`open:${index}`)));
    await expect(exchange.submit(opening('too many'))).rejects.toMatchObject({ kind: 'exchange_busy' });
    // Commands that end a risk still have room, for a while.
    const exits = Array.from({ length: inboxLimits.exits }, (_, index) =>
      exchange.submit(cancelling(`cancel:${index}`)),
    );
    await expect(exchange.submit(cancelling('one more'))).rejects.toMatchObject({ kind: 'exchange_busy' });
    const [first] = await Promise.all(exits);
    expect(first?.outcome).toMatchObject({ ok: false });
    await Promise.all(open);

    const name = 'n'.repeat(1_024 * 1_024);
    const large = (id: string): Submission<any> => ({
      commandId: id,
      actor: 'system',
      command: { type: 'genesis.found', mode: 'practice', name },
    });
    const some = ['1', '2', '3'].map((id) => exchange.submit(large(id)));
    await expect(exchange.submit(large('4'))).rejects.toMatchObject({ kind: 'exchange_busy' });
    await Promise.all(some);
    expect(await exchange.submit(opening('again'))).toMatchObject({ outcome: { ok: true } });
    await exchange.close();
  });

  it('releases the bytes of answered commands: in total, many more pass than may be under way at once', async () => {
    const exchange = await startInProcess();
    await Promise.all(founding().map((submission) => exchange.submit(submission)));
    const half = 'n'.repeat(inboxLimits.bytes / 2 - 1_000);
    const found = (id: string): Submission<any> => ({
      commandId: id,
      actor: 'system',
      command: { type: 'genesis.found', mode: 'practice', name: half },
    });
    for (let round = 0; round < 5; round++) {
      // Two at a time: alone, a command is taken however large it is.
      const answers = await Promise.all(['a', 'b'].map((id) => exchange.submit(found(`${id}:${round}`))));
      expect(answers.map(({ outcome }) => outcome.ok)).toEqual([false, false]);
    }
    await exchange.close();
  });

  it('accepts commands that end business, and those not of users, while new business is held', async () => {
    const exchange = await startInProcess();
    await Promise.all(founding().map((submission) => exchange.submit(submission)));
    exchange.holdNewBusiness(new Fault('disk_low', 'There is little space.'));
    const cancel: Submission<any> = {
      commandId: 'cancel',
      actor: 'user',
      command: { type: 'spot.cancel', accountId: 1_000, orderId: 1 },
    };
    const claim: Submission<any> = {
      commandId: 'claim',
      actor: 'user',
      command: { type: 'practice.claim', accountId: 1_000, assetId: 1 },
    };
    await expect(exchange.submit(claim)).rejects.toMatchObject({ kind: 'disk_low' });
    expect((await exchange.submit(cancel)).outcome).toMatchObject({ ok: false, code: 'order_not_found' });
    expect((await exchange.submit(opening('system'))).outcome.ok).toBe(true);
    exchange.holdNewBusiness(undefined);
    expect((await exchange.submit(claim)).outcome.ok).toBe(true);
    await exchange.close();
  });

  it('does not start over a damaged journal, and gives the reason', async () => {
    const path = newJournalPath();
    const exchange = await startInProcess({ path });
    for (const submission of founding()) await exchange.submit(submission);
    await exchange.close();
    const db = new DatabaseSync(path);
    db.exec('DELETE FROM snapshots; UPDATE groups SET chain = zeroblob(32) WHERE first_sequence = 3');
    db.close();
    await expect(startInProcess({ path })).rejects.toMatchObject({ kind: 'journal_damaged' });
  });

  it('refuses a question that cannot be answered, and goes on', async () => {
    const exchange = await startInProcess();
    await expect(exchange.query('book', 99 as PairId, 5)).rejects.toMatchObject({ kind: 'query_failed' });
    expect(await exchange.submit(opening('x'))).toMatchObject({ outcome: { ok: false, code: 'not_permitted' } });
    await exchange.close();
  });

  it('publishes a book so that a snapshot and the changes after it yield the book', async () => {
    const exchange = await startInProcess();
    await Promise.all(founding().map((submission) => exchange.submit(submission)));
    const [pair] = await exchange.query('pairs');
    const pairId = (pair as { pairId: PairId }).pairId;
    const book = { bids: new Map<Price, bigint>(), asks: new Map<Price, bigint>() };
    let number = 0;
    const seen: number[] = [];
    exchange.onBookChange((change) => {
      if (change.number <= number) return;
      expect(change.number).toBe(number + 1);
      number = change.number;
      seen.push(number);
      for (const side of ['bids', 'asks'] as const) {
        for (const [price, quantity] of change[side]) {
          if (quantity === atoms(0n)) book[side].delete(price);
          else book[side].set(price, quantity);
        }
      }
    });
    number = (await exchange.bookSnapshot(pairId)).number;

    const traffic = new Traffic('books');
    while (seen.length < 3) await Promise.all(traffic.many(20).map((submission) => exchange.submit(submission)));
    let last = await exchange.bookSnapshot(pairId);
    while (last.number > number) last = await exchange.bookSnapshot(pairId);
    expect([...book.bids].sort((a, b) => b[0] - a[0])).toEqual(last.bids);
    expect([...book.asks].sort((a, b) => a[0] - b[0])).toEqual(last.asks);
    await exchange.close();
  });
});
