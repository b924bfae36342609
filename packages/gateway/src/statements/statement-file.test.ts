import { entryKinds, walletTypes } from '@candor/exchange';
import { writtenLanguages } from '@candor/messages';
import { atoms } from '@candor/money';
import { describe, expect, test } from 'vitest';
import { statementFile } from './statement-file.ts';
import type { StatementFacts } from './statement-facts.ts';
import { pdfLinesMax } from './statement-pdf.ts';
import { pdfLines } from './testing/pdf-text.ts';
import { depositAndWithdrawal, type Move, sampleFacts, section } from './testing/sample-facts.ts';

const small = sampleFacts([section(0, 2_000_000n, depositAndWithdrawal)]);

async function csvRows(facts: StatementFacts): Promise<string[]> {
  const { content } = await statementFile('csv', facts);
  return new TextDecoder().decode(content).trimEnd().split('\r\n');
}

async function pdfText(facts: StatementFacts): Promise<readonly string[]> {
  const { content } = await statementFile('pdf', facts);
  return pdfLines(content).flat();
}

test('names files by their days', async () => {
  expect(await statementFile('csv', small)).toMatchObject({
    fileName: 'statement-20260701-20260731.csv',
    mediaType: 'text/csv; charset=utf-8',
  });
  expect(await statementFile('pdf', small)).toMatchObject({
    fileName: 'statement-20260701-20260731.pdf',
    mediaType: 'application/pdf',
  });
});

test.each(['csv', 'pdf'] as const)('the same facts yield the same bytes of %s', async (format) => {
  const first = await statementFile(format, small);
  expect(await statementFile(format, copyOf(small))).toEqual(first);
});

function copyOf(facts: StatementFacts): StatementFacts {
  return { ...facts, statement: structuredClone(facts.statement) };
}

describe('CSV', () => {
  test('each line is between opening and closing with the balance after it, and fees by themselves', async () => {
    expect(await csvRows(small)).toEqual([
      'Time (UTC),Account,Asset,Movement,Kind,Available change,Frozen change,Fee,Available after,Frozen after,Total after,Reference,Record',
      '2026-07-01T00:00:00.000Z,Spot,USDT,Opening balance,opening,,,,2,0,2,,',
      '2026-07-01T01:00:00.000Z,Spot,USDT,Deposit,deposit,1234.5,0,,1236.5,0,1236.5,,900',
      '2026-07-01T02:00:00.000Z,Spot,USDT,Frozen for a withdrawal,withdrawal_hold,-500,500,,736.5,500,1236.5,71,901',
      '2026-07-01T03:00:00.000Z,Spot,USDT,Withdrawal,withdrawal,0,-499,,736.5,1,737.5,72,902',
      '2026-07-01T04:00:00.000Z,Spot,USDT,Withdrawal fee,withdrawal_fee,0,-1,1,736.5,0,736.5,73,903',
      '2026-08-01T00:00:00.000Z,Spot,USDT,Closing balance,closing,,,,736.5,0,736.5,,',
    ]);
  });

  test('writes the same table in pieces as in one', async () => {
    const [own] = small.statement.sections;
    if (own === undefined) throw new Error('the sample has a section');
    const partOf = (from: number, to: number) => ({
      ...own,
      lines: own.lines.slice(from, to),
      isContinued: from > 0,
      goesOn: to < own.lines.length,
    });
    const bytesOf = async (facts: StatementFacts) => Buffer.from((await statementFile('csv', facts)).content);
    const pieces = [partOf(0, 1), partOf(1, 3), partOf(3, 4)].map((part, index) =>
      bytesOf({
        ...small,
        statement: { ...small.statement, sections: [part] },
        piece: { isFirst: index === 0, isLast: index === 2, wallets: [own] },
      }),
    );
    expect(Buffer.concat(await Promise.all(pieces)).toString()).toBe((await bytesOf(small)).toString());
  });

  test('speaks the user’s language, but for the kinds that programs read', async () => {
    const [head, opening] = await csvRows({ ...small, language: 'zh' });
    expect(head).toMatch(/^时间（UTC）,账户,资产/);
    expect(opening).toMatch(/,现货,USDT,期初余额,opening,/);
  });
});

test('over all accounts, each asset is summed up once, and its realised profit follows from proceeds and cost', async () => {
  const spot = section(0, 2_000_000n, [['transfer', -500_000n, 0n]]);
  const contract = { ...section(0, 0n, [['transfer', 500_000n, 0n]]), walletType: 'contract' } as const;
  const sold = { assetId: 1 as never, proceeds: atoms(3_000_000n), cost: atoms(4_500_000n), unknown: atoms(0n) };
  const unsure = { ...sold, unknown: atoms(10n ** 17n) };
  const whole = sampleFacts([spot, contract], { realised: { sales: [sold, unsure], scale: 6 } });
  const [head, ...rows] = await csvRows(whole);
  expect(head).toMatch(/,Record,Proceeds \(USDT\),Cost \(USDT\),Profit \(USDT\)$/);
  expect(rows.filter((row) => row.includes('All accounts'))).toEqual([
    '2026-07-01T00:00:00.000Z,All accounts,USDT,Opening balance,opening_total,,,,,,2,,,,,',
    '2026-08-01T00:00:00.000Z,All accounts,USDT,Closing balance,closing_total,,,,,,2,,,,,',
    '2026-08-01T00:00:00.000Z,All accounts,ETH,Realised profit,realised_profit,,,,,,,,,3,4.5,-1.5',
    '2026-08-01T00:00:00.000Z,All accounts,ETH,"Realised profit, without 0.1 ETH of unknown cost",realised_profit,,,,,,,,,3,4.5,-1.5',
  ]);
  const lines = await pdfText(whole);
  expect(lines).toContain(['USDT', '2', '2'].join(''));
  expect(lines).toContain(['ETH', '3.0', '4.5', '−1.5'].join(''));
});

describe('PDF', () => {
  test('has the owner in part, the time, the opening, the movements and the closing', async () => {
    expect(await pdfText(small)).toEqual([
      'CandorAccount statement',
      'UID10****47',
      'Period2026-07-01 00:00:00 – 2026-08-01 00:00:00 UTC',
      'As of2026-07-31 23:59:59 UTC, record 4711',
      'Opening balance and movements add up to the closing balance. All times are UTC.',
      'Spot accountUSDT',
      ['Movement', 'Entries', 'Available', 'Frozen', 'Total'].join(''),
      ['Opening balance', '2.0', '0', '2.0'].join(''),
      ['Deposit', '1', '+1,234.5', '0', '+1,234.5'].join(''),
      ['Frozen for a withdrawal', '1', '−500.0', '+500.0', '0'].join(''),
      ['Withdrawal', '1', '0', '−499.0', '−499.0'].join(''),
      ['Withdrawal fee', '1', '0', '−1.0', '−1.0'].join(''),
      ['Closing balance', '736.5', '0', '736.5'].join(''),
      ['Time (UTC)', 'Movement', 'Available', 'Frozen', 'Total after', 'Record'].join(''),
      ['2026-07-01 01:00:00', 'Deposit', '+1,234.5', '0', '1,236.5', '900'].join(''),
      ['2026-07-01 02:00:00', 'Frozen for a withdrawal', '−500.0', '+500.0', '1,236.5', '901'].join(''),
      ['2026-07-01 03:00:00', 'Withdrawal', '0', '−499.0', '737.5', '902'].join(''),
      ['2026-07-01 04:00:00', 'Withdrawal fee', '0', '−1.0', '736.5', '903'].join(''),
      'Candor – Account statement – UID 10****47Page 1 of 1',
    ]);
  });

  test('states that practice funds are no money, and that there were no holdings', async () => {
    const lines = await pdfText({ ...sampleFacts([]), mode: 'practice' });
    expect(lines).toContain('Practice funds: nothing on this statement is real money.');
    expect(lines).toContain('No balance and no movements in this period.');
  });

  test.each(writtenLanguages)(
    'every text in $code is written with letters that the font has',
    async ({ code: language }) => {
      const moves = entryKinds.map((kind): Move => [kind, 1n, 0n]);
      const accounts = walletTypes.filter((walletType) => walletType !== 'house');
      const sections = accounts.map((walletType) => ({ ...section(0, 0n, moves), walletType }));
      const lines = await pdfText(sampleFacts(sections, { language, mode: 'practice' }));
      expect(lines.length).toBeGreaterThan(accounts.length * entryKinds.length * 2);
    },
  );

  test('a long statement goes over pages, each with its number and the titles of its columns', async () => {
    const moves = Array.from({ length: 120 }, (): Move => ['trade', -(10n ** 17n) - 1n, 0n]);
    const { content } = await statementFile('pdf', sampleFacts([section(1, 10n ** 20n, moves)]));
    const pages = pdfLines(content);
    expect(pages.map((lines) => lines.at(-1)?.replace(/^.*Page/, 'Page'))).toEqual([
      'Page 1 of 4',
      'Page 2 of 4',
      'Page 3 of 4',
      'Page 4 of 4',
    ]);
    expect(pages.slice(1).map(([first]) => first)).toEqual(
      Array(3).fill('Time (UTC)MovementAvailableFrozenTotal afterRecord'),
    );
    expect(pages[0]).toContain(['Closing balance', '87.99999999999999988', '0', '87.99999999999999988'].join(''));
  });

  test('more lines than are printed are left to the CSV file', async () => {
    const moves = Array.from({ length: pdfLinesMax + 1 }, (): Move => ['trade', 1n, 0n]);
    const facts = sampleFacts([section(0, 0n, moves)]);
    const lines = await pdfText(facts);
    expect(lines).toContain('This period has 501 entries, more than fit here. The CSV file has all of them.');
    expect(lines.some((line) => line.startsWith('Time (UTC)'))).toBe(false);
    expect(await csvRows(facts)).toHaveLength(pdfLinesMax + 4);
  });
});
