import { honestOrders, quantile } from './honest-orders.ts';
import { type Outcome, Trial } from './outcome.ts';
import { attackRows } from './rows.ts';
import type { Victim } from './victim.ts';

/** Each thing that one client can do, while another user's orders go on: every one of them is answered. */
export async function attackAsOneClient(
  { address, people }: Victim,
  secondsOfRow: number,
  say: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const trader = await people.user('trader');
  const outcomes: Outcome[] = [];
  for (const { what, run } of Object.values(attackRows)) {
    const stopping = new AbortController();
    const attack = run({ address, user: (name) => people.user(name), signal: stopping.signal });
    attack.catch(() => undefined);
    const trial = new Trial(what);
    const { ms, refused } = await honestOrders(address, trader, secondsOfRow * 1_000);
    stopping.abort();
    const tally = await attack;
    for (const _ of ms) trial.held(undefined);
    if (refused > 0) trial.held(`${refused} of ${ms.length} orders of somebody else were refused`);
    if (ms.length === 0) trial.held('no order of somebody else was sent');
    for (const [answer, times] of Object.entries(tally)) {
      if (answer.startsWith('5') && answer !== '503') trial.held(`${times} answers with ${answer}`);
    }
    const answers = Object.entries(tally).map(([answer, times]) => `${answer}: ${times}`);
    const outcome = trial.outcome(`p99 ${quantile(ms, 0.99).toFixed(0)} ms; ${answers.join(', ')}`);
    say(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}
