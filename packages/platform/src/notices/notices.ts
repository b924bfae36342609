import type { LanguageCode } from '@candor/contract';
import { type Notice, securityNotices } from '@candor/messages/mails';
import type { Kysely, Selectable } from 'kysely';
import type { PlatformTables, UserRow } from '../database/tables.ts';
import type { Identity } from '../identity/identity.ts';
import type { FreezeLinks } from './freeze-link.ts';
import type { OwnParts, Post } from './post.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly post: Post;
  readonly freezeLinks: FreezeLinks;
}

/** What is needed of a user to write to him. */
export type Addressee = Pick<
  Selectable<UserRow>,
  'id' | 'email' | 'phone' | 'area_code' | 'country' | 'language' | 'phishing_word' | 'freeze_count'
>;

/**
 * News to the owner of an account, in his language, to his e-mail address, else to his phone. A notice that cannot be
 * delivered is in the log and stops nothing: what it tells of has happened.
 */
export class Notices {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async send(userId: number, notice: Notice): Promise<void> {
    const user = await this.#find('id', userId);
    if (user !== undefined) await this.sendTo(user, notice);
  }

  /** The same, for who knows only the account at the exchange. */
  async sendToAccount(accountId: number, notice: Notice): Promise<void> {
    const user = await this.#find('exchange_account_id', accountId);
    if (user !== undefined) await this.sendTo(user, notice);
  }

  /** `to`: another address than the user's present one, such as the one he has just changed. */
  async sendTo(user: Addressee, notice: Notice, to: Identity | undefined = addressOf(user)): Promise<void> {
    if (to === undefined) return;
    const own = this.ownParts(user, securityNotices.has(notice.kind));
    await this.#parts.post.send(to, notice, languageOfUser(user), own);
  }

  /** What makes a message the owner's: his word and, where somebody else may be at work, the way to freeze. */
  ownParts(user: Addressee, canFreeze: boolean): OwnParts {
    const account = { userId: user.id, freezeCount: user.freeze_count };
    return { word: user.phishing_word, freezeLink: canFreeze ? this.#parts.freezeLinks.linkFor(account) : undefined };
  }

  #find(column: 'id' | 'exchange_account_id', value: number) {
    return this.#parts.db.selectFrom('users').selectAll().where(column, '=', value).executeTakeFirst();
  }
}

export function languageOfUser(user: Pick<Addressee, 'language'>): LanguageCode {
  return user.language as LanguageCode;
}

/** Where the owner is told: mail carries more, and costs a thief more to get at. */
export function addressOf(user: Addressee): Identity | undefined {
  return emailOf(user) ?? phoneOf(user);
}

export function emailOf({ email }: Pick<Addressee, 'email'>): Identity | undefined {
  return email === null ? undefined : { kind: 'email', value: email };
}

export function phoneOf(user: Pick<Addressee, 'phone' | 'area_code' | 'country'>): Identity | undefined {
  const { phone, area_code: dialCode, country } = user;
  return phone === null ? undefined : { kind: 'phone', value: phone, dialCode: dialCode ?? '', country: country ?? '' };
}
