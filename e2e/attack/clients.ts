import { codesIn } from './codes.ts';
import { People } from './people.ts';
import { attackRows } from './rows.ts';

/* One row of attacks in a process of its own: `clients <address> <data folder> <row> <seconds>`. Prints the answers. */

const [address = '', dataFolder = '', name = '', seconds = '0'] = process.argv.slice(2);
const row = attackRows[name];
if (row === undefined) throw new Error(`there is no row ${name}`);
const people = new People(address, codesIn(dataFolder));
const stopping = new AbortController();
setTimeout(() => stopping.abort(), Number(seconds) * 1_000);
const user = (who: string): Promise<string> => people.user(who);
console.log(JSON.stringify(await row.run({ address, user, signal: stopping.signal })));
process.exit(0);
