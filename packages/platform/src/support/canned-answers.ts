import type { LanguageCode } from '@candor/api';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

interface CannedAnswer {
  readonly answerKey: string;
  readonly lang: LanguageCode;
  readonly title: string;
  readonly text: string;
}

/** Answers that operators have prepared, in each language by itself. */
export class CannedAnswers {
  readonly #db: Kysely<PlatformTables>;

  constructor(db: Kysely<PlatformTables>) {
    this.#db = db;
  }

  async list(lang: LanguageCode): Promise<readonly CannedAnswer[]> {
    const rows = await this.#db
      .selectFrom('canned_answers')
      .selectAll()
      .where('lang', '=', lang)
      .orderBy('answer_key')
      .execute();
    return rows.map(({ answer_key, title, text }) => ({ answerKey: answer_key, lang, title, text }));
  }

  /** Writes or changes one; an empty text removes it. */
  async set({ answerKey, lang, title, text }: CannedAnswer): Promise<void> {
    if (text.trim() === '') {
      await this.#db
        .deleteFrom('canned_answers')
        .where('answer_key', '=', answerKey)
        .where('lang', '=', lang)
        .execute();
      return;
    }
    await this.#db
      .insertInto('canned_answers')
      .values({ answer_key: answerKey, lang, title, text })
      .onConflict((conflict) => conflict.columns(['answer_key', 'lang']).doUpdateSet({ title, text }))
      .execute();
  }
}
