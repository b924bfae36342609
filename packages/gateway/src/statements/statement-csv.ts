import { type Atoms, atomsToText, plus } from '@candor/money';
import type { Holding, LedgerEntry, StatementSection } from '@candor/readmodel';
import { sayIn } from '@candor/messages/server';
import { type Cell, csvOf } from './csv.ts';
import { feeOf } from './fees.ts';
import { accountTypeOf } from '../ledger/present/funds.ts';
import type { StatementFacts } from './statement-facts.ts';

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

type Row = Readonly<Partial<Record<(typeof columns)[number], Cell>>>;

/**
 * One row per movement, with the wallet's balance after it, between a row of the opening and one of the closing
 * balance.
 */
export function statementCsv(facts: StatementFacts): Uint8Array {
  const say = sayIn(facts.language);
  const rows = facts.statement.sections.flatMap((section) => rowsOf(facts, section));
  return csvOf([
    columns.map((column) => say(`statement.columns.${column}`)),
    ...rows.map((row) => columns.map((column) => row[column] ?? '')),
  ]);
}

function rowsOf({ statement, language, assetOf }: StatementFacts, section: StatementSection): Row[] {
  const { code, scale } = assetOf(section.assetId);
  const decimal = (amount: Atoms) => ({ decimal: atomsToText(amount, scale) });
  const say = sayIn(language);
  const names = new Map(section.movements.map(({ kind }) => [kind, say(`words.entryKinds.${kind}`)]));
  const wallet = { account: say(`words.accountTypes.${accountTypeOf(section.walletType)}`), asset: code };
  return [
    { ...balanceRow('opening', section.opening), time: timeOf(statement.fromMs) },
    ...section.lines.map(lineRow),
    { ...balanceRow('closing', section.closing), time: timeOf(statement.toMs) },
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
