import type { ContentKind, ItemContent } from '@candor/api';
import type { Kysely, Selectable } from 'kysely';
import type { ContentVersionRow } from '../database/content-tables.ts';
import type { PlatformTables } from '../database/tables.ts';

/** The author of the texts that an installation comes with. */
export const builtInAuthor = 'built-in';

/** A version that is shown at some moment. */
interface LiveVersion {
  readonly key: string;
  readonly version: number;
  /** The time the item was first shown: a correction does not make it new. */
  readonly publishedAtMs: number;
  /** The time since when it has been as it is. */
  readonly changedAtMs: number;
}

export interface LiveItem extends LiveVersion, ItemContent {}

type Shown = Pick<Selectable<ContentVersionRow>, 'item_key' | 'version' | 'from_ms' | 'until_ms'>;

/**
 * Of the published versions of one kind, those that are shown at a moment: of each item the one that came last, unless
 * it has ended.
 */
export function liveOf(rows: readonly Shown[], nowMs: number): readonly LiveVersion[] {
  const found = new Map<string, { readonly row: Shown; readonly publishedAtMs: number }>();
  const begun = rows.filter(({ from_ms }) => from_ms !== null && from_ms <= nowMs);
  for (const row of begun.toSorted((a, b) => (a.from_ms ?? 0) - (b.from_ms ?? 0) || a.version - b.version)) {
    const publishedAtMs = found.get(row.item_key)?.publishedAtMs ?? row.from_ms ?? 0;
    found.set(row.item_key, { row, publishedAtMs });
  }
  return [...found.values()]
    .filter(({ row }) => row.until_ms === null || row.until_ms > nowMs)
    .map(({ row, publishedAtMs }) => ({
      key: row.item_key,
      version: row.version,
      publishedAtMs,
      changedAtMs: row.from_ms ?? publishedAtMs,
    }));
}

/** The shown versions of one kind, newest first. */
export async function liveVersions(
  db: Kysely<PlatformTables>,
  kind: ContentKind,
  nowMs: number,
  key?: string,
): Promise<readonly LiveVersion[]> {
  const rows = await db
    .selectFrom('content_versions')
    .select(['item_key', 'version', 'from_ms', 'until_ms'])
    .where('kind', '=', kind)
    .where('state', '=', 'published')
    .where('from_ms', '<=', nowMs)
    .$if(key !== undefined, (query) => query.where('item_key', '=', key ?? ''))
    .execute();
  return liveOf(rows, nowMs).toSorted((a, b) => b.publishedAtMs - a.publishedAtMs || (a.key < b.key ? -1 : 1));
}

/** The same with their contents, in the same order. */
export async function contentsOf(
  db: Kysely<PlatformTables>,
  kind: ContentKind,
  live: readonly LiveVersion[],
): Promise<readonly LiveItem[]> {
  if (live.length === 0) return [];
  const rows = await db
    .selectFrom('content_versions')
    .select(['item_key', 'version', 'content'])
    .where('kind', '=', kind)
    .where(
      'item_key',
      'in',
      live.map(({ key }) => key),
    )
    .where('version', 'in', [...new Set(live.map(({ version }) => version))])
    .execute();
  const contents = new Map(rows.map(({ item_key, version, content }) => [`${item_key} ${version}`, content]));
  return live.map((one) => ({ ...one, ...contentOf(contents.get(`${one.key} ${one.version}`) ?? '') }));
}

export async function liveItems(
  db: Kysely<PlatformTables>,
  kind: ContentKind,
  nowMs: number,
  key?: string,
): Promise<readonly LiveItem[]> {
  return contentsOf(db, kind, await liveVersions(db, kind, nowMs, key));
}

/** In the order that operators gave them, and then as they came. */
export function byPosition(a: LiveItem, b: LiveItem): number {
  return Number(a.facts['position'] ?? 0) - Number(b.facts['position'] ?? 0) || a.publishedAtMs - b.publishedAtMs;
}

/** A content as it was written by us. */
export function contentOf(json: string): ItemContent {
  return JSON.parse(json) as ItemContent;
}
