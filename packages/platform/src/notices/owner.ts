import type { LanguageCode } from '@candor/api';
import type { Selectable } from 'kysely';
import type { UserRow } from '../database/tables.ts';
import type { Identity } from '../identity/identity.ts';
import type { FreezeLinks } from './freeze-link.ts';
import type { OwnParts } from './post.ts';

/** The fields of a user needed to write to them. */
export type Addressee = Pick<
  Selectable<UserRow>,
  'id' | 'email' | 'phone' | 'area_code' | 'country' | 'language' | 'phishing_word' | 'freeze_count'
>;

/** The parts that make a message the owner's: their word and, where a thief may be at work, the way to freeze. */
export function ownPartsOf(freezeLinks: FreezeLinks, user: Addressee, canFreeze: boolean): OwnParts {
  const account = { userId: user.id, freezeCount: user.freeze_count };
  return { word: user.phishing_word, freezeLink: canFreeze ? freezeLinks.linkFor(account) : undefined };
}

export function languageOfUser(user: Pick<Addressee, 'language'>): LanguageCode {
  return user.language as LanguageCode;
}

/** The owner's address for notices: mail carries more, and costs a thief more to get at. */
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
