import { type CoreEvent, type EventOf, decodeOutcome, decodeSubmission, type Submission } from '@candor/exchange';
import { type Outcome, present } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { type Atoms, atomsToText } from '@candor/money';
import { type JournalRecord, placedEvents } from '@candor/journal';

/** Things that have a number of their own, by the fields that carry it. */
const kinds = {
  account: ['accountId', 'traderId', 'recipientId'],
  order: ['orderId', 'linkedOrderId', 'limitOrderId', 'stopOrderId', 'makerOrderId', 'takerOrderId'],
  ticket: ['ticketId', 'traderTicketId'],
  option: ['optionId'],
  quote: ['quoteId'],
  deposit: ['depositId'],
  claim: ['claimId'],
  withdrawal: ['withdrawalId'],
  send: ['sendId'],
  plan: ['planId'],
  proposal: ['proposalId'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Explained = keyof typeof kinds;

export function isExplained(word: string): word is Explained {
  return Object.hasOwn(kinds, word);
}

/** One record, read. */
interface ToldRecord {
  readonly sequence: number;
  readonly atMs: number;
  readonly submission: Submission;
  readonly outcome: Outcome<unknown>;
  readonly facts: readonly CoreEvent[];
}

/** True if a record's command, answer or facts name a thing. The lines of a posting name accounts. */
export function concerns({ submission, outcome, facts }: ToldRecord, kind: Explained, id: number): boolean {
  const names = new Set<string>(kinds[kind]);
  return [submission.command, outcome.ok ? outcome.value : undefined, facts].some((part) => hasName(part, names, id));
}

function hasName(value: unknown, names: ReadonlySet<string>, id: number): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return false;
  return Object.entries(value).some(([name, inner]) => (names.has(name) && inner === id) || hasName(inner, names, id));
}

/**
 * Records as text for a person. Amounts of postings are in units of their assets, so records have to be read from the first one
 * on: assets are listed by commands.
 */
export class JournalWords {
  readonly #assets = new Map<number, { readonly code: string; readonly scale: number }>();

  read(record: JournalRecord): ToldRecord {
    const submission = decodeSubmission(record.submission);
    const facts = placedEvents(record).map(({ event }) => event);
    for (const fact of facts) if (fact.type === 'catalog.asset_listed') this.#assets.set(fact.assetId, fact);
    const outcome = decodeOutcome(submission.command.type, record.outcome);
    return { sequence: record.sequence, atMs: record.atMs, submission, outcome, facts };
  }

  tell({ sequence, atMs, submission: { commandId, actor, command }, outcome, facts }: ToldRecord): string {
    const { type, ...input } = command;
    return [
      `${sequence}  ${new Date(atMs).toISOString()}  ${type}  by ${actor}, as ${commandId}`,
      ...rows(input),
      outcome.ok ? '  done' : `  refused: ${outcome.code}`,
      ...(outcome.ok ? rows(outcome.value as object) : []),
      ...facts.flatMap((fact) => (fact.type === 'ledger.posted' ? this.#posting(fact) : telling(fact))),
      '',
    ].join('\n');
  }

  #posting({ reference, lines }: EventOf<'ledger.posted'>): string[] {
    return [
      `  posted${reference === 0 ? '' : `, for ${reference}`}`,
      ...lines.map(({ accountId, walletType, assetId, kind, available, frozen, availableAfter, frozenAfter }) => {
        const { code, scale } = present(this.#assets.get(assetId), 'a posting is of an asset that was listed before');
        const part = (name: string, change: Atoms, after: Atoms) =>
          change === 0n ? '' : `  ${name} ${signed(change, scale)} to ${atomsToText(after, scale)}`;
        const changes = part('available', available, availableAfter) + part('frozen', frozen, frozenAfter);
        return `    ${kind}: account ${accountId}, ${walletType}, ${code}${changes}`;
      }),
    ];
  }
}

function telling({ type, ...fields }: CoreEvent): string[] {
  return [`  ${type}`, ...rows(fields, '    ')];
}

function signed(change: Atoms, scale: number): string {
  return `${change > 0n ? '+' : ''}${atomsToText(change, scale)}`;
}

/** A line for all fields that are there. */
function rows(fields: object, indent = '    '): string[] {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${plain(value)}`],
  );
  return parts.length === 0 ? [] : [indent + parts.join(', ')];
}

function plain(value: unknown): string {
  if (value instanceof Uint8Array) return hex(value);
  if (Array.isArray(value)) return `[${value.map(plain).join('; ')}]`;
  if (typeof value === 'object' && value !== null) return `(${rows(value, '').join('')})`;
  return String(value);
}
