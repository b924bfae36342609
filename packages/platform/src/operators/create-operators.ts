import type { Kysely } from 'kysely';
import type { Bonds } from '../bonds/bonds.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Challenges } from '../factors/challenges.ts';
import type { PlatformLog } from '../log.ts';
import type { RandomBytes } from '../random.ts';
import type { Vault } from '../vault/vault.ts';
import { AuditLog } from './audit.ts';
import { CaseTakers } from './case-takers.ts';
import { checkAudit } from './check-audit.ts';
import { OpenCases } from './open-cases.ts';
import { OperatorNews } from './operator-news.ts';
import { type OperatorAccess, Operators } from './operators.ts';
import { OperatorPeople } from './people.ts';
import { Persons } from './persons.ts';
import { ProposalNotes } from './proposal-notes.ts';
import { RailStatements } from './rail-statements.ts';

export interface OperatorParts {
  /** Machines that operate, by their tokens. */
  readonly operators: Operators;
  /** The people who work in the console. */
  readonly operatorPeople: OperatorPeople;
  readonly proposalNotes: ProposalNotes;
  /** The ends of what operators had asked for. */
  readonly operatorNews: OperatorNews;
  /** The people whom they work for. */
  readonly persons: Persons;
  /** The statements that they enter of places that no watcher sees. */
  readonly railStatements: RailStatements;
  /** Everything of the platform that waits for one of them. */
  readonly openCases: OpenCases;
  /** Those who have taken some of it. */
  readonly caseTakers: CaseTakers;
  /** The record of what both did. */
  readonly audit: AuditLog;
}

interface Options {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly log: PlatformLog;
  readonly vault: Vault;
  readonly challenges: Challenges;
  readonly bonds: Bonds;
  readonly siteName: string;
  readonly machines: readonly OperatorAccess[];
}

/** Everything about operators; `auditChecked` settles when their record was walked through once. */
export function createOperators(options: Options): OperatorParts & { readonly auditChecked: Promise<void> } {
  const { db, clock, log, machines } = options;
  const audit = new AuditLog(db, clock, log);
  const operators = new Operators(machines);
  return {
    operators,
    operatorPeople: new OperatorPeople({ ...options, isMachine: (name) => operators.knows(name) }),
    proposalNotes: new ProposalNotes(db, clock),
    operatorNews: new OperatorNews(db),
    persons: new Persons(options),
    railStatements: new RailStatements(db, clock),
    openCases: new OpenCases(db),
    caseTakers: new CaseTakers(db, clock),
    audit,
    auditChecked: checkAudit(audit, log),
  };
}
