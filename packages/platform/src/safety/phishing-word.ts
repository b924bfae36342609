import { type Outcome, done, reject } from '@candor/kernel';
import { checkOwner, ownerOf, type ReauthCode } from './owner.ts';
import type { SecurityActor, SafetyParts } from './parts.ts';

/** One line, and nothing that reads as something else in a mail. */
const wordPattern = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{2,18}[\p{L}\p{N}])$/u;

/** Sets the word that every mail of ours to this user contains; an empty one removes it. */
export async function setPhishingWord(
  parts: SafetyParts,
  changer: SecurityActor,
  { word, password }: { readonly word: string; readonly password: string },
): Promise<Outcome<void, 'phishing_word_invalid' | ReauthCode>> {
  const plain = word.normalize('NFC').trim();
  if (plain !== '' && !wordPattern.test(plain)) return reject('phishing_word_invalid');
  const owner = await ownerOf(parts, changer.userId);
  const proven = await checkOwner(parts, owner, password, changer);
  if (!proven.ok) return proven;
  await parts.db.updateTable('users').set({ phishing_word: plain }).where('id', '=', owner.id).execute();
  return done(undefined);
}
