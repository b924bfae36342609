import { sha256 } from '@candor/kernel/hash';

/** The same words yield the same id, so that a command sent again after a kill has no second effect. */
export function commandIdOf(...words: readonly (string | number)[]): string {
  return `chain:${Buffer.from(sha256(Buffer.from(words.join(' '), 'utf8'))).toString('base64url')}`;
}
