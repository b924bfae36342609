import { createHash } from 'node:crypto';
import type { RandomBytes } from '../random.ts';

const bytes = 32;
const grammar = /^([\w-]{43})\.([\w-]{6})$/;

/** A token of 256 bits, with a checksum at its end: an invented, weak one does not pass. */
export function drawOperatorToken(randomBytes: RandomBytes): string {
  const secret = Buffer.from(randomBytes(bytes)).toString('base64url');
  return `${secret}.${checkOf(secret)}`;
}

/** True if a token was drawn, and not made up: others belong to no operator, whatever hash the settings have. */
export function isDrawnToken(token: string): boolean {
  const [, secret, check] = grammar.exec(token) ?? [];
  return secret !== undefined && checkOf(secret) === check;
}

/** The form of a token in `CANDOR_OPERATORS`. */
export function operatorTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function checkOf(secret: string): string {
  return createHash('sha256').update(`candor operator ${secret}`).digest('base64url').slice(0, 6);
}
