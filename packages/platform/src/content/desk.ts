import {
  type ContentKind,
  type ContentLanguage,
  type ContentState,
  contentShapes,
  fallbackLanguage,
  isComplete,
  type ItemContent,
  missingLanguages,
  needsTwo,
  type OperatorNewsKind,
  readContent,
} from '@candor/api';
import { dayMs, done, type Outcome, reject } from '@candor/kernel';
import { problemsOf } from '@candor/reading';
import type { Kysely, Selectable } from 'kysely';
import type { ContentVersionRow } from '../database/content-tables.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { takeNumber } from '../database/take-number.ts';
import type { PlatformTables } from '../database/tables.ts';
import { type OperatorNewsItem, tellOperators } from '../operators/operator-news.ts';
import { contentOf, liveOf } from './versions.ts';

/** A text that waits longer for its second operator has to be asked for anew. */
export const confirmMs = 7 * dayMs;

interface ItemPlace {
  readonly kind: ContentKind;
  readonly key: string;
}

interface VersionPlace extends ItemPlace {
  readonly version: number;
}

interface SaveContent {
  readonly kind: ContentKind;
  /** Absent: a new item. */
  readonly key?: string | undefined;
  /** The version that was changed; 0 for a new item. */
  readonly baseVersion: number;
  /** `ItemContent` as JSON. */
  readonly content: string;
  readonly note: string;
  readonly operator: string;
}

interface PublishContent extends VersionPlace {
  /** Absent, or past: at once. */
  readonly fromMs?: number | undefined;
  readonly untilMs?: number | undefined;
  readonly operator: string;
}

interface DecideContent extends VersionPlace {
  readonly operator: string;
}

interface ContentVersion {
  readonly version: number;
  readonly content: ItemContent;
  readonly author: string;
  readonly note: string;
  readonly savedAtMs: number;
  readonly state: ContentState;
  readonly askedBy: string;
  readonly decidedBy: string;
  readonly fromMs: number | undefined;
  readonly untilMs: number | undefined;
  /** True for the one that is shown now. */
  readonly isShown: boolean;
}

/** One item, by its newest version. */
interface ContentSummary extends Omit<ContentVersion, 'isShown'> {
  readonly key: string;
  readonly missing: readonly ContentLanguage[];
  /** The version that is shown now; absent: none is. */
  readonly shownVersion: number | undefined;
  /** The end of the shown one. */
  readonly shownUntilMs: number | undefined;
  /** The version that begins next, and when. */
  readonly next: { readonly version: number; readonly fromMs: number } | undefined;
}

interface WaitingText extends VersionPlace {
  /** In English, which every text has before it can be asked for. */
  readonly title: string;
  readonly author: string;
  readonly askedBy: string;
  readonly askedAtMs: number;
  /** Afterwards nobody can confirm it any more. */
  readonly lapsesAtMs: number;
}

type Row = Selectable<ContentVersionRow>;
type Tx = Kysely<PlatformTables>;

/** The desk of those who write: every save is a version, and what is published is one of them. */
export class ContentDesk {
  readonly #db: Tx;
  readonly #clock: () => number;

  constructor({ db, clock }: { readonly db: Tx; readonly clock: () => number }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Every item of a kind, those that were changed last first. */
  async list(kind: ContentKind): Promise<readonly ContentSummary[]> {
    const nowMs = this.#clock();
    const rows = await this.#db
      .selectFrom('content_versions')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('version')
      .execute();
    return [...groupedByKey(rows)]
      .map(([key, versions]) => summaryOf(kind, key, versions, nowMs))
      .toSorted((a, b) => b.savedAtMs - a.savedAtMs || a.key.localeCompare(b.key, 'en', { numeric: true }));
  }

  /** All versions of one item, newest first. */
  async versions({ kind, key }: ItemPlace): Promise<Outcome<readonly ContentVersion[], 'content_not_found'>> {
    const rows = await versionsOf(this.#db, kind, key);
    if (rows.length === 0) return reject('content_not_found');
    const shown = shownOf(rows, this.#clock());
    return done(rows.map((row) => versionOf(row, shown)).toReversed());
  }

  /** Texts that wait for a second operator, oldest first. */
  async waiting(): Promise<readonly WaitingText[]> {
    const rows = await this.#db
      .selectFrom('content_versions')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('asked_at_ms', '>=', this.#clock() - confirmMs)
      .orderBy('asked_at_ms')
      .execute();
    return rows.map((row) => {
      const askedAtMs = row.asked_at_ms ?? row.saved_at_ms;
      return {
        kind: row.kind as ContentKind,
        key: row.item_key,
        version: row.version,
        title: titleOf(row),
        author: row.author,
        askedBy: row.asked_by,
        askedAtMs,
        lapsesAtMs: askedAtMs + confirmMs,
      };
    });
  }

  /** Writes another version, or the first of a new item. It is a draft until it is published. */
  async save(save: SaveContent): Promise<Outcome<VersionPlace, SaveCode>> {
    const { kind, baseVersion, operator: author, note } = save;
    const content = readContent(kind, save.content);
    if (content === undefined) return reject('content_invalid');
    if (hasProblems(kind, content)) return reject('content_markup_unsafe');
    return this.#alone(async (tx) => {
      if (save.key === undefined && !contentShapes[kind].isList) return reject('content_not_found');
      const key = save.key ?? `${await takeNumber(tx, 'content_items')}`;
      const newest = (await versionsOf(tx, kind, key)).at(-1);
      if (save.key !== undefined && newest === undefined) return reject('content_not_found');
      if ((newest?.version ?? 0) !== baseVersion) return reject('content_outdated');
      const version = baseVersion + 1;
      await tx
        .insertInto('content_versions')
        .values({
          kind,
          item_key: key,
          version,
          content: JSON.stringify(content),
          author,
          note,
          saved_at_ms: this.#clock(),
          state: 'draft',
          asked_by: '',
          asked_at_ms: null,
          decided_by: '',
          decided_at_ms: null,
          from_ms: null,
          until_ms: null,
        })
        .execute();
      return done({ kind, key, version });
    });
  }

  /** Shows a version from a moment on. True when a second operator has to confirm it first. */
  async publish({
    kind,
    key,
    version,
    fromMs,
    untilMs,
    operator,
  }: PublishContent): Promise<Outcome<boolean, PublishCode>> {
    return this.#alone(async (tx) => {
      const row = (await versionsOf(tx, kind, key)).find((one) => one.version === version);
      if (row === undefined) return reject('content_not_found');
      const isWaiting = row.state === 'waiting' && !this.#hasLapsed(row);
      if (isWaiting || row.state === 'published') return reject('content_decided');
      if (!canBeRead(kind, contentOf(row.content))) return reject('content_incomplete');
      const nowMs = this.#clock();
      const from = Math.max(nowMs, fromMs ?? nowMs);
      if (untilMs !== undefined && (untilMs <= from || !contentShapes[kind].isList)) return reject('content_invalid');
      const waits = needsTwo(kind, key);
      await change(tx, row, {
        state: waits ? 'waiting' : 'published',
        asked_by: operator,
        asked_at_ms: nowMs,
        decided_by: '',
        decided_at_ms: null,
        from_ms: from,
        until_ms: untilMs ?? null,
      });
      return done(waits);
    });
  }

  /** Publishes a version that somebody else wrote and wanted published, as it stood then. */
  async confirm({ kind, key, version, operator }: DecideContent): Promise<Outcome<undefined, DecideCode>> {
    return this.#alone(async (tx) => {
      const rows = await versionsOf(tx, kind, key);
      const row = rows.find((one) => one.version === version);
      if (row === undefined) return reject('content_not_found');
      if (row.state !== 'waiting') return reject('content_decided');
      if (operator === row.asked_by || operator === row.author) return reject('content_needs_another');
      const nowMs = this.#clock();
      const askedAtMs = row.asked_at_ms ?? 0;
      const isOvertaken = rows.some((one) => one.state === 'published' && (one.decided_at_ms ?? 0) > askedAtMs);
      if (isOvertaken || this.#hasLapsed(row)) return reject('content_outdated');
      await change(tx, row, {
        state: 'published',
        decided_by: operator,
        decided_at_ms: nowMs,
        from_ms: Math.max(nowMs, row.from_ms ?? nowMs),
      });
      return done(undefined);
    });
  }

  /** Ends the waiting of a version: anybody may, also those who wanted it published. */
  async refuse({ kind, key, version, operator }: DecideContent): Promise<Outcome<undefined, RefuseCode>> {
    return this.#alone(async (tx) => {
      const row = (await versionsOf(tx, kind, key)).find((one) => one.version === version);
      if (row === undefined) return reject('content_not_found');
      if (row.state !== 'waiting') return reject('content_decided');
      const refused = { state: 'refused', decided_by: operator, decided_at_ms: this.#clock() } as const;
      await change(tx, row, { ...refused, from_ms: null, until_ms: null });
      await tellOperators(tx, newsFor(row, 'text_refused', this.#clock(), operator));
      return done(undefined);
    });
  }

  /** Ends texts that waited too long for their second operator, and tells those who wrote them and wanted them published. */
  async lapse(): Promise<void> {
    await inTransaction(this.#db, { lock: 'content' }, async (tx) => {
      const rows = await tx.selectFrom('content_versions').selectAll().where('state', '=', 'waiting').execute();
      for (const row of rows.filter((one) => this.#hasLapsed(one))) {
        const atMs = (row.asked_at_ms ?? 0) + confirmMs;
        await change(tx, row, { state: 'lapsed', decided_at_ms: atMs, from_ms: null, until_ms: null });
        await tellOperators(tx, newsFor(row, 'text_lapsed', atMs));
      }
    });
  }

  #hasLapsed({ asked_at_ms }: Row): boolean {
    return (asked_at_ms ?? 0) + confirmMs < this.#clock();
  }

  /** Ends an item now: what is shown, and what was to be shown. */
  async takeDown({ kind, key }: ItemPlace): Promise<Outcome<undefined, TakeDownCode>> {
    return this.#alone(async (tx) => {
      const rows = await versionsOf(tx, kind, key);
      if (rows.length === 0) return reject('content_not_found');
      if (!contentShapes[kind].isList) return reject('content_stays');
      const nowMs = this.#clock();
      for (const row of rows.filter(({ state }) => state === 'published')) {
        if ((row.from_ms ?? 0) > nowMs) await change(tx, row, { state: 'withdrawn' });
        else if (row.until_ms === null || row.until_ms > nowMs) await change(tx, row, { until_ms: nowMs });
      }
      return done(undefined);
    });
  }

  #alone<Value, Code extends string>(work: (tx: Tx) => Promise<Outcome<Value, Code>>): Promise<Outcome<Value, Code>> {
    return inTransaction(this.#db, { lock: 'content' }, work);
  }
}

type SaveCode = 'content_invalid' | 'content_markup_unsafe' | 'content_not_found' | 'content_outdated';
type PublishCode = 'content_not_found' | 'content_decided' | 'content_incomplete' | 'content_invalid';
type DecideCode = 'content_not_found' | 'content_decided' | 'content_needs_another' | 'content_outdated';
type RefuseCode = 'content_not_found' | 'content_decided';
type TakeDownCode = 'content_not_found' | 'content_stays';

/** For the author and the one who asked, unless they ended it themselves. */
function newsFor(row: Row, kind: OperatorNewsKind, atMs: number, by = ''): OperatorNewsItem[] {
  const about = `${row.kind}-${row.item_key}-${row.version}`;
  const subject = titleOf(row);
  return [...new Set([row.author, row.asked_by])]
    .filter((operator) => operator !== by)
    .map((operator) => ({ operator, kind, atMs, about, subject, reason: by }));
}

/** In English, which every text has before it can be asked for. */
const titleOf = ({ content }: Row): string => contentOf(content).texts[fallbackLanguage]?.['title'] ?? '';

/** An answer may be in one language alone; everything else is read in English where a language lacks it. */
function canBeRead(kind: ContentKind, { texts }: ItemContent): boolean {
  if (kind === 'answer') return Object.values(texts).some((written) => isComplete(kind, written));
  return isComplete(kind, texts[fallbackLanguage]);
}

function hasProblems(kind: ContentKind, { texts }: ItemContent): boolean {
  const marked = Object.entries(contentShapes[kind].texts).filter(([, { form }]) => form === 'markdown');
  return Object.values(texts).some((written) => marked.some(([name]) => problemsOf(written?.[name] ?? '').length > 0));
}

function versionsOf(db: Tx, kind: ContentKind, key: string): Promise<Row[]> {
  return db
    .selectFrom('content_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('item_key', '=', key)
    .orderBy('version')
    .execute();
}

async function change(tx: Tx, { kind, item_key, version }: Row, changes: Partial<ContentVersionRow>): Promise<void> {
  await tx
    .updateTable('content_versions')
    .set(changes)
    .where('kind', '=', kind)
    .where('item_key', '=', item_key)
    .where('version', '=', version)
    .execute();
}

function groupedByKey(rows: readonly Row[]): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.item_key, [...(groups.get(row.item_key) ?? []), row]);
  return groups;
}

const shownOf = (rows: readonly Row[], nowMs: number): number | undefined =>
  liveOf(
    rows.filter(({ state }) => state === 'published'),
    nowMs,
  )[0]?.version;

function versionOf(row: Row, shownVersion: number | undefined): ContentVersion {
  return {
    version: row.version,
    content: contentOf(row.content),
    author: row.author,
    note: row.note,
    savedAtMs: row.saved_at_ms,
    state: row.state as ContentState,
    askedBy: row.asked_by,
    decidedBy: row.decided_by,
    fromMs: row.from_ms ?? undefined,
    untilMs: row.until_ms ?? undefined,
    isShown: row.version === shownVersion,
  };
}

function summaryOf(kind: ContentKind, key: string, rows: readonly Row[], nowMs: number): ContentSummary {
  const newest = rows[rows.length - 1] as Row;
  const shownVersion = shownOf(rows, nowMs);
  const { isShown: _isShown, ...version } = versionOf(newest, shownVersion);
  const next = rows
    .flatMap(({ state, from_ms, version: number }) =>
      state === 'published' && from_ms !== null && from_ms > nowMs ? [{ version: number, fromMs: from_ms }] : [],
    )
    .toSorted((a, b) => a.fromMs - b.fromMs)[0];
  return {
    key,
    ...version,
    missing: missingLanguages(kind, version.content),
    shownVersion,
    shownUntilMs: rows.find((row) => row.version === shownVersion)?.until_ms ?? undefined,
    next,
  };
}
