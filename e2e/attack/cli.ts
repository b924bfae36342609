import { parseArgs } from 'node:util';
import { hasHeld } from './outcome.ts';
import { type AttackPart, attackParts, runAttack } from './run-attack.ts';
import { attackable, ownVictim, runningVictim } from './victim.ts';

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '240' },
  },
});
const seconds = Number(values.seconds);
if (!Number.isSafeInteger(seconds) || seconds < 10)
  giveUp(`--seconds is a whole number from 10, not ${values.seconds}`);
const { only, server } = values;
const isPart = (text: string): text is AttackPart => (attackParts as readonly string[]).includes(text);
if (only !== undefined && !isPart(only)) giveUp(`--only is one of ${attackParts.join(', ')}, not ${only}`);
const parts = only === undefined ? attackParts : [only];
const address = server === undefined ? undefined : attackable(server);
if (server !== undefined && address === undefined) {
  giveUp(`${server} is not attacked: only a server on this machine is, such as http://127.0.0.1:8080`);
}

const beganAt = performance.now();
const outcomes = await runAttack({
  parts,
  seconds,
  victim: (limits) => (address === undefined ? ownVictim(limits) : Promise.resolve(runningVictim(address))),
  say: (line) => console.log(line),
});
const failed = outcomes.filter((outcome) => !hasHeld(outcome)).length;
const took = Math.round((performance.now() - beganAt) / 1_000);
console.log(`${outcomes.length - failed} of ${outcomes.length} held, in ${took} s`);
// The sockets of the attacks are still open.
process.exit(failed === 0 ? 0 : 1);

function giveUp(why: string): never {
  console.error(why);
  process.exit(2);
}
