import { type Atoms, atoms, atomsToText, plus } from '@candor/money';
import type { Holding, LedgerEntry, SectionPiece, StatementSection } from '@candor/readmodel';
import { sayIn } from '@candor/messages/server';
import { type Cell, csvOf, csvPartOf } from './csv.ts';
import { feeOf } from './fees.ts';
import { accountTypeOf } from '../ledger/present/funds.ts';
import type { StatementFacts } from './statement-facts.ts';
import { totalsOf } from './totals.ts';

const columns = [
  'time',
  'account',
  'asset',
  'movement',
  'kind',
  'availableChange',
  'frozenChange',
  'fee',
  'availableAfter',
  'frozenAfter',
  'totalAfter',
  'reference',
  'record',
] as const;

/** Of a statement over all accounts, at its end. */
const realisedColumns = ['proceeds', 'cost', 'profit'] as const;

type Row = Readonly<Partial<Record<(typeof columns | typeof realisedColumns)[number], Cell>>>;

/**
 * One row per movement, with the wallet's balance after it, between a row of the opening and one of the closing
 * balance. Over all accounts, each asset's opening and closing in all of them and its realised profit follow.
 */
export function statementCsv(facts: StatementFacts): Uint8Array {
  const say = sayIn(facts.language);
  const shown = facts.realised === undefined ? columns : [...columns, ...realisedColumns];
  const { isFirst = true, isLast = true } = facts.piece ?? {};
  const rows = facts.statement.sections.flatMap((section) => rowsOf(facts, section));
  const table = [...rows, ...(isLast ? wholeRows(facts) : [])].map((row) => shown.map((column) => row[column] ?? ''));
  return isFirst ? csvOf([shown.map((column) => say(`statement.columns.${column}`)), ...table]) : csvPartOf(table);
}

/** Kinds of their own, so that a sum over the closings of all wallets does not count twice. */
function wholeRows({ statement, piece, realised, language, assetOf }: StatementFacts): Row[] {
  if (realised === undefined) return [];
  const say = sayIn(language);
  const account = say('statement.allAccounts');
  const totals = totalsOf(piece?.wallets ?? statement.sections).flatMap(({ assetId, opening, closing }) => {
    const { code, scale } = assetOf(assetId);
    const row = (name: 'opening' | 'closing', amount: Atoms, atMs: number): Row => ({
      time: timeOf(atMs),
      account,
      asset: code,
      movement: say(`statement.${name}`),
      kind: `${name}_total`,
      totalAfter: { decimal: atomsToText(amount, scale) },
    });
    return [row('opening', opening, statement.fromMs), row('closing', closing, statement.toMs)];
  });
  const profits = realised.sales.map(({ assetId, proceeds, cost, unknown }): Row => {
    const { code, scale } = assetOf(assetId);
    const usdt = (amount: Atoms) => ({ decimal: atomsToText(amount, realised.scale) });
    return {
      time: timeOf(statement.toMs),
      account,
      asset: code,
      movement:
        unknown === 0n
          ? say('statement.realised')
          : say('statement.realisedWithout', { amount: atomsToText(unknown, scale), code }),
      kind: 'realised_profit',
      proceeds: usdt(proceeds),
      cost: usdt(cost),
      profit: usdt(atoms(proceeds - cost)),
    };
  });
  return [...totals, ...profits];
}

function rowsOf(
  { statement, language, assetOf }: StatementFacts,
  section: StatementSection & Partial<SectionPiece>,
): Row[] {
  const { code, scale } = assetOf(section.assetId);
  const decimal = (amount: Atoms) => ({ decimal: atomsToText(amount, scale) });
  const say = sayIn(language);
  const kinds = new Set(section.lines.map(({ kind }) => kind));
  const names = new Map([...kinds].map((kind) => [kind, say(`words.entryKinds.${kind}`)]));
  const wallet = { account: say(`words.accountTypes.${accountTypeOf(section.walletType)}`), asset: code };
  return [
    ...(section.isContinued ? [] : [{ ...balanceRow('opening', section.opening), time: timeOf(statement.fromMs) }]),
    ...section.lines.map(lineRow),
    ...(section.goesOn ? [] : [{ ...balanceRow('closing', section.closing), time: timeOf(statement.toMs) }]),
  ];

  function balanceRow(name: 'opening' | 'closing', held: Holding): Row {
    return { ...wallet, movement: say(`statement.${name}`), kind: name, ...after(held) };
  }

  function lineRow(line: LedgerEntry): Row {
    const fee = feeOf(line);
    return {
      ...wallet,
      time: timeOf(line.atMs),
      movement: names.get(line.kind) ?? line.kind,
      kind: line.kind,
      availableChange: decimal(line.available),
      frozenChange: decimal(line.frozen),
      ...(fee !== undefined && { fee: decimal(fee) }),
      ...after({ available: line.availableAfter, frozen: line.frozenAfter }),
      ...(line.reference !== 0 && { reference: { decimal: String(line.reference) } }),
      record: { decimal: String(line.sequence) },
    };
  }

  function after({ available, frozen }: Holding): Row {
    return {
      availableAfter: decimal(available),
      frozenAfter: decimal(frozen),
      totalAfter: decimal(plus(available, frozen)),
    };
  }
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
