import type { LanguageCode } from '@candor/api';
import type { Kysely, Selectable } from 'kysely';
import type { ProjectFactsRow } from '../database/ieo-tables.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import { documentOf, factsOf, hashOf, type ProjectText, type PromisedFacts } from './document.ts';

/** One version of what is promised about the sales of a token. */
export interface ProjectFacts extends PromisedFacts {
  readonly tokenId: number;
  /** From 1, for each token. */
  readonly version: number;
  /** SHA-256 of the document, in hex: what terms bind. */
  readonly hash: string;
  /** All of it as one text. */
  readonly document: string;
  /** A label beside the facts: the sale is there to be tried. */
  readonly isDemonstration: boolean;
  readonly publishedAtMs: number;
}

export interface NewFacts extends PromisedFacts {
  readonly isDemonstration: boolean;
}

interface Revision extends Omit<NewFacts, 'texts'> {
  readonly lang: LanguageCode;
  readonly text: ProjectText;
}

const cachedMax = 200;

/**
 * The facts that operators publish about sales of tokens. A change is a new version; no version is ever changed or
 * removed, so the one that a sale's terms bind stays readable.
 */
export class ProjectFactsBook {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;
  /** By hash: what was published never changes. */
  readonly #known = new Map<string, ProjectFacts>();

  constructor(db: Kysely<PlatformTables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Publishes a whole version; the same as the newest one is that version again. */
  publish(tokenId: number, facts: NewFacts): Promise<ProjectFacts> {
    return this.#append(tokenId, () => facts);
  }

  /** Publishes a version with the text of one language; those in other languages stay. */
  revise(tokenId: number, { lang, text, ...rest }: Revision): Promise<ProjectFacts> {
    return this.#append(tokenId, (newest) => ({ ...rest, texts: { ...newest?.texts, [lang]: text } }));
  }

  /** The first version with this hash, whichever token it is of. */
  async byHash(hash: string): Promise<ProjectFacts | undefined> {
    const known = this.#known.get(hash);
    if (known !== undefined) return known;
    const row = await this.#db
      .selectFrom('project_facts')
      .selectAll()
      .where('hash', '=', hash)
      .orderBy('published_at_ms')
      .orderBy('version')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const facts = publishedFacts(row);
    if (this.#known.size >= cachedMax) this.#known.clear();
    this.#known.set(hash, facts);
    return facts;
  }

  /** One version, or the newest. */
  async find(tokenId: number, version?: number): Promise<ProjectFacts | undefined> {
    return newestOf(this.#db, tokenId, version);
  }

  /** All versions of a token, the newest first. */
  async list(tokenId: number): Promise<readonly ProjectFacts[]> {
    const rows = await this.#db
      .selectFrom('project_facts')
      .selectAll()
      .where('token_id', '=', tokenId)
      .orderBy('version', 'desc')
      .execute();
    return rows.map(publishedFacts);
  }

  async #append(tokenId: number, make: (newest: ProjectFacts | undefined) => NewFacts): Promise<ProjectFacts> {
    return inTransaction(this.#db, { lock: `facts of ${tokenId}` }, async (tx) => {
      const newest = await newestOf(tx, tokenId);
      const { isDemonstration, ...promised } = make(newest);
      const document = documentOf(promised);
      const hash = hashOf(document);
      if (newest?.hash === hash && newest.isDemonstration === isDemonstration) return newest;
      const row = {
        token_id: tokenId,
        version: (newest?.version ?? 0) + 1,
        hash,
        document,
        is_demonstration: isDemonstration ? 1 : 0,
        published_at_ms: this.#clock(),
      };
      await tx.insertInto('project_facts').values(row).execute();
      return publishedFacts(row);
    });
  }
}

async function newestOf(
  db: Kysely<PlatformTables>,
  tokenId: number,
  version?: number,
): Promise<ProjectFacts | undefined> {
  const row = await db
    .selectFrom('project_facts')
    .selectAll()
    .where('token_id', '=', tokenId)
    .$if(version !== undefined, (query) => query.where('version', '=', version as number))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && publishedFacts(row);
}

function publishedFacts(row: Selectable<ProjectFactsRow>): ProjectFacts {
  return {
    ...factsOf(row.document),
    tokenId: row.token_id,
    version: row.version,
    hash: row.hash,
    document: row.document,
    isDemonstration: row.is_demonstration === 1,
    publishedAtMs: row.published_at_ms,
  };
}
