import { languageOf } from '@candor/messages';
import { type Say, sayIn } from '@candor/messages/server';
import { type Atoms, atoms, plus } from '@candor/money';
import type { Holding, StatementSection } from '@candor/readmodel';
import { decimalsOf, grouped, signed } from './numbers.ts';
import { columnsOf, type TableRow, writeTable } from './paper-table.ts';
import { Paper } from './paper.ts';
import { accountTypeOf } from '../ledger/present/funds.ts';
import type { StatementFacts } from './statement-facts.ts';
import { totalsOf } from './totals.ts';

/** More lines than anybody prints; making them would keep everybody else waiting. The CSV file has all. */
export const pdfLinesMax = 500;

/** A statement to read and to print: of each wallet the opening, the movements by kind, the closing, and its lines. */
export function statementPdf(facts: StatementFacts): Promise<Uint8Array> {
  const { statement, language, site, uid } = facts;
  const say = sayIn(language);
  const title = say('statement.title');
  const paper = new Paper({ title, site, htmlLang: languageOf(language).htmlLang, atMs: statement.atMs });
  writeHead(paper, facts, say);
  const lineCount = statement.sections.reduce((sum, { lines }) => sum + lines.length, 0);
  if (statement.sections.length === 0) writeNote(paper, say('statement.nothing'));
  writeWhole(paper, facts, say);
  for (const section of statement.sections) {
    writeSummary(paper, facts, section, say);
    if (lineCount <= pdfLinesMax && section.lines.length > 0) writeLines(paper, facts, section, say);
  }
  if (lineCount > pdfLinesMax) writeNote(paper, say('statement.inCsv', { count: grouped(BigInt(lineCount), 0, 0) }));
  return paper.finished((page, pages) => ({
    left: `${site} – ${title} – ${say('statement.uid')} ${maskedUid(uid)}`,
    right: say('statement.page', { page: String(page), pages: String(pages) }),
  }));
}

function writeHead(paper: Paper, { statement, site, uid, mode }: StatementFacts, say: Say): void {
  paper.write(site, paper.left, { size: 15, weight: 'strong' });
  paper.writeTo(say('statement.title'), paper.right, { size: 15 });
  paper.y += 30;
  paper.hairline(true);
  paper.y += 12;
  const { fromMs, toMs, sequence, atMs } = statement;
  writeFact(paper, say('statement.uid'), maskedUid(uid));
  writeFact(paper, say('statement.period'), `${timeText(fromMs)} – ${timeText(toMs)} UTC`);
  const record = say('statement.record', { sequence: String(sequence) });
  writeFact(paper, say('statement.asOf'), `${timeText(atMs)} UTC, ${record}`);
  paper.y += 4;
  if (mode === 'practice') writeNote(paper, say('statement.practice'));
  writeNote(paper, say('statement.addsUp'));
}

function writeFact(paper: Paper, name: string, value: string): void {
  paper.write(name, paper.left, { size: 8.5, ink: 'soft' });
  paper.write(value, paper.left + 96, { size: 8.5 });
  paper.y += 15;
}

function writeNote(paper: Paper, text: string): void {
  paper.needs(20);
  paper.write(text, paper.left, { size: 8.5, ink: 'soft' });
  paper.y += 15;
}

/** Of all accounts together: each asset at the beginning and at the end, and the profits of what was given away. */
function writeWhole(paper: Paper, { statement, realised, assetOf }: StatementFacts, say: Say): void {
  const totals = totalsOf(statement.sections);
  if (realised === undefined || totals.length === 0) return;
  writeHeading(paper, say('statement.allAccounts'));
  writeTable(
    paper,
    columnsOf(paper, [
      { title: say('statement.columns.asset'), share: 38, kind: 'text' },
      { title: say('statement.opening'), share: 38, kind: 'amount' },
      { title: say('statement.closing'), share: 38, kind: 'amount' },
    ]),
    totals.map(({ assetId, opening, closing }) => {
      const { code, scale } = assetOf(assetId);
      const decimals = decimalsOf([opening, closing], scale);
      return { cells: [code, grouped(opening, scale, decimals), grouped(closing, scale, decimals)] };
    }),
  );
  const { sales, scale: usdt } = realised;
  if (sales.length === 0) return;
  writeHeading(paper, say('statement.realised'));
  const all = sales.map((sale) => ({ ...sale, profit: atoms(sale.proceeds - sale.cost) }));
  const decimals = decimalsOf(
    all.flatMap(({ proceeds, cost, profit }) => [proceeds, cost, profit]),
    usdt,
  );
  writeTable(
    paper,
    columnsOf(paper, [
      { title: say('statement.columns.asset'), share: 24, kind: 'text' },
      { title: say('statement.columns.proceeds'), share: 30, kind: 'amount' },
      { title: say('statement.columns.cost'), share: 30, kind: 'amount' },
      { title: say('statement.columns.profit'), share: 30, kind: 'amount' },
    ]),
    all.map(({ assetId, proceeds, cost, profit }) => ({
      cells: [
        assetOf(assetId).code,
        grouped(proceeds, usdt, decimals),
        grouped(cost, usdt, decimals),
        signed(profit, usdt, decimals),
      ],
    })),
  );
  for (const { assetId, unknown } of all.filter((sale) => sale.unknown > 0n)) {
    const { code, scale } = assetOf(assetId);
    writeNote(
      paper,
      say('statement.realisedWithout', { amount: grouped(unknown, scale, decimalsOf([unknown], scale)), code }),
    );
  }
  writeNote(paper, say('statement.averageCost'));
}

/** Keeps room for the beginning of its table. */
function writeHeading(paper: Paper, text: string): void {
  paper.needs(130);
  paper.y += 18;
  paper.write(text, paper.left, { size: 11, weight: 'strong' });
  paper.y += 24;
}

function writeSummary(paper: Paper, { assetOf }: StatementFacts, section: StatementSection, say: Say): void {
  const { code, scale } = assetOf(section.assetId);
  const { opening, closing, movements } = section;
  const decimals = decimalsOf([opening, closing, ...movements].flatMap(amountsOf), scale);
  const held = (holding: Holding) => amountsOf(holding).map((amount) => grouped(amount, scale, decimals));
  const moved = (holding: Holding) => amountsOf(holding).map((amount) => signed(amount, scale, decimals));
  const rows: TableRow[] = [
    { cells: [say('statement.opening'), '', ...held(opening)], isStrong: true },
    ...movements.map((movement) => ({
      cells: [say(`words.entryKinds.${movement.kind}`), grouped(BigInt(movement.count), 0, 0), ...moved(movement)],
    })),
    { cells: [say('statement.closing'), '', ...held(closing)], isStrong: true },
  ];
  paper.needs(130);
  paper.y += 18;
  const account = say(`words.accountNames.${accountTypeOf(section.walletType)}`);
  const heading = { size: 11, weight: 'strong' } as const;
  paper.write(account, paper.left, heading);
  paper.write(code, paper.left + paper.widthOf(account, heading) + 8, { size: 11, ink: 'soft' });
  paper.y += 24;
  writeTable(
    paper,
    columnsOf(paper, [
      { title: say('statement.columns.movement'), share: 38, kind: 'text' },
      { title: say('statement.columns.count'), share: 11, kind: 'figure' },
      { title: say('statement.columns.available'), share: 22, kind: 'amount' },
      { title: say('statement.columns.frozen'), share: 22, kind: 'amount' },
      { title: say('statement.columns.total'), share: 22, kind: 'amount' },
    ]),
    rows,
  );
}

function writeLines(paper: Paper, { assetOf }: StatementFacts, { assetId, lines }: StatementSection, say: Say): void {
  const { scale } = assetOf(assetId);
  const after = lines.map(({ availableAfter, frozenAfter }) => plus(availableAfter, frozenAfter));
  const decimals = decimalsOf([...lines.flatMap(({ available, frozen }) => [available, frozen]), ...after], scale);
  paper.y += 12;
  writeTable(
    paper,
    columnsOf(paper, [
      { title: say('statement.columns.time'), share: 20, kind: 'text' },
      { title: say('statement.columns.movement'), share: 31, kind: 'text' },
      { title: say('statement.columns.available'), share: 18, kind: 'amount' },
      { title: say('statement.columns.frozen'), share: 18, kind: 'amount' },
      { title: say('statement.columns.totalAfter'), share: 18, kind: 'amount' },
      { title: say('statement.columns.record'), share: 13, kind: 'figure' },
    ]),
    lines.map((line, index) => ({
      cells: [
        timeText(line.atMs),
        say(`words.entryKinds.${line.kind}`),
        signed(line.available, scale, decimals),
        signed(line.frozen, scale, decimals),
        grouped(after[index] ?? 0n, scale, decimals),
        String(line.sequence),
      ],
    })),
  );
}

function amountsOf({ available, frozen }: Holding): readonly Atoms[] {
  return [available, frozen, plus(available, frozen)];
}

/** 2026-07-31 23:59:59, in UTC. */
function timeText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
}

/** Enough for the owner to recognise it: the first two figures and the last two. */
function maskedUid(uid: number): string {
  const figures = String(uid);
  return `${figures.slice(0, 2)}${'*'.repeat(Math.max(0, figures.length - 4))}${figures.slice(-2)}`;
}
