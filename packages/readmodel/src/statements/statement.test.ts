import { type EntryKind, type EventOf, type PlacedEvent, walletTypes } from '@candor/exchange';
import { present, Seeded } from '@candor/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../sqlite/index.ts';
import { account, amount, btc, Facts, listed, posted, startMs, usdt } from '../testing/facts.ts';
import { randomFacts } from '../testing/random-facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';
import { type Holding, type Statement, type StatementRequest, statementLinesMax } from './queries/statement.ts';
import type { StatementPiece, StatementPlace } from './queries/statement-piece.ts';

const ann = account(1_000);

let model: TestReadModel;

beforeEach(() => {
  model = testReadModel();
});

afterEach(() => model.close());

async function statementOf(request: StatementRequest): Promise<Statement> {
  const outcome = await model.reader().statement(request);
  return present(outcome.ok ? outcome.value : undefined, 'the statement is short enough');
}

const sum = (a: Holding, b: Holding): Holding => ({
  available: amount(a.available + b.available),
  frozen: amount(a.frozen + b.frozen),
});
const nothing: Holding = { available: amount(0), frozen: amount(0) };

describe('a small history', () => {
  beforeEach(() => {
    const line = (kind: EntryKind, change: number, frozen: number, after: number, frozenAfter: number) => ({
      kind,
      available: amount(change),
      frozen: amount(frozen),
      availableAfter: amount(after),
      frozenAfter: amount(frozenAfter),
    });
    const facts = listed(new Facts())
      .add(startMs, posted(line('deposit', 100, 0, 100, 0)))
      .add(startMs + 10, posted(line('withdrawal_hold', -40, 40, 60, 40)))
      .add(startMs + 20, posted(line('withdrawal', 0, -38, 60, 2), line('withdrawal_fee', 0, -2, 60, 0)))
      .add(startMs + 20, posted({ assetId: btc, ...line('deposit', 7, 0, 7, 0) }))
      .add(startMs + 30, posted({ walletType: 'fiat', ...line('deposit', 5, 0, 5, 0) }))
      .add(startMs + 40, posted(line('deposit', 1, 0, 61, 0)));
    model.apply(facts.batch());
  });

  test('opening, movements by kind, lines and closing of each wallet between two times', async () => {
    const { sections, ...about } = await statementOf({ accountId: ann, fromMs: startMs + 10, toMs: startMs + 30 });
    const readUpTo = { sequence: 8, atMs: startMs + 40 };
    expect(about).toEqual({ accountId: ann, fromMs: startMs + 10, toMs: startMs + 30, ...readUpTo });
    expect(sections.map(({ lines, ...section }) => [section, lines.map(({ kind }) => kind)])).toEqual([
      [
        {
          walletType: 'spot',
          assetId: btc,
          opening: { available: 0n, frozen: 0n },
          closing: { available: 7n, frozen: 0n },
          movements: [{ kind: 'deposit', count: 1, available: 7n, frozen: 0n }],
        },
        ['deposit'],
      ],
      [
        {
          walletType: 'spot',
          assetId: usdt,
          opening: { available: 100n, frozen: 0n },
          closing: { available: 60n, frozen: 0n },
          movements: [
            { kind: 'withdrawal_hold', count: 1, available: -40n, frozen: 40n },
            { kind: 'withdrawal', count: 1, available: 0n, frozen: -38n },
            { kind: 'withdrawal_fee', count: 1, available: 0n, frozen: -2n },
          ],
        },
        ['withdrawal_hold', 'withdrawal', 'withdrawal_fee'],
      ],
    ]);
  });

  test('only of one kind of account or one asset, and of a time without movements', async () => {
    const whole = { accountId: ann, fromMs: 0, toMs: startMs + 99 };
    const wallets = async (request: StatementRequest) =>
      (await statementOf(request)).sections.map(({ walletType, assetId }) => [walletType, assetId]);
    expect(await wallets({ ...whole, walletType: 'fiat' })).toEqual([['fiat', usdt]]);
    expect(await wallets({ ...whole, assetId: usdt })).toEqual([
      ['fiat', usdt],
      ['spot', usdt],
    ]);
    expect(await wallets({ ...whole, walletType: 'spot', assetId: btc })).toEqual([['spot', btc]]);
    const quiet = await statementOf({ accountId: ann, assetId: btc, fromMs: startMs + 50, toMs: startMs + 60 });
    const held = { available: 7n, frozen: 0n };
    expect(quiet.sections).toMatchObject([{ opening: held, closing: held, movements: [], lines: [] }]);
    expect(await wallets({ ...whole, toMs: startMs })).toEqual([]);
  });

  test('refuses lines that do not follow from each other', async () => {
    const database = openSqlite(model.path);
    database.exec("update ledger_entries set available_atoms = '-39' where kind = 'withdrawal_hold'");
    database.close();
    const reader = model.reader();
    const request = { accountId: ann, fromMs: 0, toMs: startMs + 99 };
    await expect(reader.statement(request)).rejects.toThrow(/does not follow/);
    expect((await reader.statement({ ...request, assetId: btc })).ok).toBe(true);
  });
});

test.each(['one', 'two', 'three'])(
  'of any account, time and filter: opening and movements are the closing, and the next opening (seed %s)',
  async (seed) => {
    const facts = randomFacts(seed, 2_000);
    model.apply(facts.batch());
    const lines = linesOf(facts.events);
    const lastMs = present(facts.events.at(-1), 'there are facts').atMs;
    const random = new Seeded(`${seed} times`);
    for (let i = 0; i < 40; i++) {
      const accountId = random.pick([ann, account(1_001), account(1_002)]);
      const times = [0, 1, 2].map(() => startMs + random.below(lastMs - startMs + 2)).sort((a, b) => a - b);
      const [a, b, c] = times as [number, number, number];
      const filter = {
        ...(random.chance(1, 3) && { walletType: random.pick(walletTypes) }),
        ...(random.chance(1, 3) && { assetId: random.pick([btc, usdt]) }),
      };
      const before = await statementOf({ accountId, fromMs: a, toMs: b, ...filter });
      const after = await statementOf({ accountId, fromMs: b, toMs: c, ...filter });
      for (const { walletType, assetId, opening, closing, movements, lines: told } of before.sections) {
        expect(movements.reduce(sum, opening)).toEqual(closing);
        expect(told.reduce(sum, opening)).toEqual(closing);
        const ofWallet = lines.filter(
          ({ line }) => line.accountId === accountId && line.walletType === walletType && line.assetId === assetId,
        );
        const until = (ms: number) => ofWallet.filter(({ atMs }) => atMs < ms).map(({ line }) => line);
        expect([opening, closing]).toEqual([until(a).reduce(sum, nothing), until(b).reduce(sum, nothing)]);
        expect(told).toHaveLength(until(b).length - until(a).length);
        const pieces = await piecesOf({ accountId, fromMs: a, toMs: b, ...filter }, random.pick([1, 2, 5]));
        const parts = pieces.flatMap((piece) => piece.sections);
        const own = parts.filter((part) => part.walletType === walletType && part.assetId === assetId);
        expect(own.flatMap((part) => part.lines)).toEqual(told);
        expect(own.map((part) => [part.isContinued, part.goesOn])).toEqual(
          own.map((_, index) => [index > 0, index < own.length - 1]),
        );
        expect([own[0]?.opening, own[0]?.closing]).toEqual([opening, closing]);
        expect(new Set(parts.map((part) => `${part.walletType}/${part.assetId}`)).size).toBe(before.sections.length);
        const next = after.sections.find((each) => each.walletType === walletType && each.assetId === assetId);
        expect(next?.opening ?? nothing).toEqual(closing);
      }
    }
  },
);

interface PlacedLine {
  readonly atMs: number;
  readonly line: EventOf<'ledger.posted'>['lines'][number];
}

function linesOf(events: readonly PlacedEvent[]): PlacedLine[] {
  return events.flatMap(({ event, atMs }) =>
    event.type === 'ledger.posted' ? event.lines.map((line) => ({ atMs, line })) : [],
  );
}

test('refuses more lines than anybody reads in one answer, and reads them in pieces', async () => {
  const facts = listed(new Facts());
  const line = (after: number) => ({ available: amount(1), availableAfter: amount(after) });
  facts.add(startMs, posted(...Array.from({ length: statementLinesMax }, (_, index) => line(index + 1))));
  facts.add(startMs + 1, posted(line(statementLinesMax + 1)));
  model.apply(facts.batch());
  const request = { accountId: ann, fromMs: startMs, toMs: startMs + 2 };
  expect(await model.reader().statement(request)).toEqual({ ok: false, code: 'statement_too_long' });
  const pieces = await piecesOf(request, 20_000);
  expect(pieces.map(({ sections: [part] }) => part?.lines.length)).toEqual([20_000, 20_000, 10_001]);
  expect(pieces[0]?.wallets).toMatchObject([{ closing: { available: BigInt(statementLinesMax + 1) } }]);
  const { sections } = await statementOf({ ...request, toMs: startMs + 1 });
  expect(sections[0]?.closing.available).toBe(BigInt(statementLinesMax));
});

async function piecesOf(request: StatementRequest, lines: number): Promise<readonly StatementPiece[]> {
  const pieces: StatementPiece[] = [];
  let after: StatementPlace | undefined;
  do {
    const read = await model.reader().statementPiece({ ...request, after, lines });
    if (!read.ok) throw new Error(read.code);
    pieces.push(read.value);
    after = read.value.next;
  } while (after !== undefined);
  return pieces;
}
