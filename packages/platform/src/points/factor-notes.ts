import { minuteMs } from '@candor/kernel';
import { type Duty, repeating } from '@candor/kernel/duty';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { PlatformLog } from '../log.ts';

/** Tells the exchange who has a second factor (`points.note_factor`). The same id has its effect once, however often it is sent. */
export interface TellFactors {
  /** False while the exchange rewards no second factor: those told then would never be rewarded. */
  isWanted(): Promise<boolean>;
  /** Throws a `Fault` when it was not accepted. */
  note(id: string, accountId: number): Promise<void>;
}

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly log: PlatformLog;
  readonly tell: TellFactors;
}

const togetherMax = 200;

/** Second factors, each user's told to the exchange once for ever: taking the factor away and adding it again tells nothing. */
export class FactorNotes {
  readonly #parts: Parts;
  #telling: Promise<void> | undefined;
  #isAsked = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Tells every minute what was not told before. */
  get duty(): Duty {
    return repeating('factors-telling', {
      work: () => this.tell(),
      everyMs: minuteMs,
      isAtOnce: true,
      onError: (error) => this.#report(error),
    });
  }

  /** A user has added a factor. If the exchange does not answer, it is told a minute later. */
  added(): void {
    this.tell().catch((error: unknown) => this.#report(error));
  }

  /** Waits for what is being told. */
  async settled(): Promise<void> {
    await this.#telling?.catch(() => {});
  }

  /** Tells the exchange of everybody it was not told of, in one turn at a time. */
  async tell(): Promise<void> {
    this.#isAsked = true;
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = undefined;
    });
    return this.#telling;
  }

  async #tellAll(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      if (await this.#parts.tell.isWanted()) while (await this.#tellSome());
    }
  }

  /** True when there may be more. */
  async #tellSome(): Promise<boolean> {
    const { db, clock, tell } = this.#parts;
    const rows = await db
      .selectFrom('users')
      .select(['users.id', 'users.exchange_account_id as account'])
      .where('users.exchange_account_id', 'is not', null)
      .where('users.managed', '!=', 'house')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('factor_notes').select('user_id').whereRef('factor_notes.user_id', '=', 'users.id'))),
      )
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(selectFrom('totp_factors').select('user_id').whereRef('totp_factors.user_id', '=', 'users.id')),
          exists(selectFrom('passkeys').select('user_id').whereRef('passkeys.user_id', '=', 'users.id')),
        ]),
      )
      .orderBy('users.id')
      .limit(togetherMax)
      .execute();
    for (const { id, account } of rows) {
      if (account === null) continue;
      await tell.note(`factor-${id}`, account);
      await db
        .insertInto('factor_notes')
        .values({ user_id: id, told_at_ms: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return rows.length === togetherMax;
  }

  #report(error: unknown): void {
    this.#parts.log.error(
      { event: 'points.factor_not_told', err: error },
      'a second factor could not be told; it is tried again',
    );
  }
}
