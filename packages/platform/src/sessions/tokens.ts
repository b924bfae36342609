import { hash } from 'node:crypto';

export const tokenBytes = 32;
/** 32 bytes in base64url; anything else is refused before it costs a hash or a query. */
export const tokenPattern = /^[\w-]{43}$/;

/** The form in SQL. A fast hash is right here: 256 bits cannot be guessed, so there is nothing to slow down. */
export function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
