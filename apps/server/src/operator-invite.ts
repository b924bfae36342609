/**
 * `npm run operator-invite -- <name> <role> [<data folder>]`: draws a link by which somebody becomes an operator. The role
 * comes with it, because the data folder is the owner's. The server may be running.
 */
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { operatorRoles } from '@candor/api';
import { inviteByOwner } from '@candor/platform';
import { keepFilesPrivate } from './private-folder.ts';

const [name = '', wanted = '', folder = process.env['CANDOR_DATA'] ?? 'data'] = process.argv.slice(2);
const role = operatorRoles.find((known) => known === wanted);

async function main(): Promise<void> {
  if (role === undefined) {
    console.error(`usage: npm run operator-invite -- <name> <${operatorRoles.join('|')}> [<data folder>]`);
    process.exitCode = 1;
    return;
  }
  const path = join(resolve(folder), 'platform.db');
  const token = await inviteByOwner(path, { name, role, clock: Date.now, randomBytes });
  if (token === undefined) {
    console.error(`"${name}" is taken, or is no name: up to 40 letters, digits, spaces, ".", "_" and "-".`);
    process.exitCode = 1;
    return;
  }
  console.log(`For ${name}, as ${role}, once and within two days: open the console with this at its end\n`);
  console.log(`  /console/#/join/${token}\n`);
}

keepFilesPrivate();
try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
