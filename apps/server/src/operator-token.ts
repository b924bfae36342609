/**
 * `npm run operator-token -- <name> <role>`: draws a token for an operator, and prints it with the entry that CANDOR_OPERATORS
 * needs. The token is kept nowhere.
 */
import { randomBytes } from 'node:crypto';
import { operatorRoles } from '@candor/api';
import { drawOperatorToken, operatorTokenHash } from '@candor/platform';

const [name = '', role = ''] = process.argv.slice(2);
if (!/^[\w.-]{1,64}$/.test(name) || !operatorRoles.some((known) => known === role)) {
  console.error(`usage: npm run operator-token -- <name> <${operatorRoles.join('|')}>`);
  process.exitCode = 1;
} else {
  const token = drawOperatorToken(randomBytes);
  console.log(`The token of ${name}, for nobody else's eyes:\n\n  ${token}\n`);
  console.log(`One entry of CANDOR_OPERATORS:\n\n  ${name}:${role}:${operatorTokenHash(token)}\n`);
}
