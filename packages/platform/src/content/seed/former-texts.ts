import type { DocumentKey } from '../documents.ts';

/**
 * SHA-256 of bodies that earlier builds shipped, in all languages. Who still has one of these has not changed it, and gets
 * the present one: what it said of this software is no longer true.
 */
export const formerBodies: Readonly<Partial<Record<DocumentKey, ReadonlySet<string>>>> = {
  // Two simulated traders, before there were five.
  compliance: new Set([
    '17dd5aecadef06096394a1aa1915fb3f5ab7f02de839e8b6c47feb7fe2b2d06c',
    '3b90913ce944d0d63857e7f0f335588149fec9019c65036a94e068b7ea2da7f1',
    '3227e21032c8f35ee9da6246c39b1465f7984a49f83c7d94e6097ae40acba721',
  ]),
};
