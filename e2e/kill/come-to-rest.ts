import { setTimeout as pause } from 'node:timers/promises';
import { mustGet } from '../load/api-user.ts';
import type { Client } from './client.ts';
import { decideClaims } from './funds.ts';

/** The longest time money may be under way once nothing disturbs it. */
const quietMsMax = 30_000;
const atRest: readonly string[] = ['kept', 'credited', 'confirmed', 'cancelled'];

/** Lets the server go on until none of the clients' money is under way any more, or it has taken too long. */
export async function comeToRest(address: string, clients: readonly Client[]): Promise<void> {
  const giveUp = AbortSignal.timeout(quietMsMax);
  const rested = new AbortController();
  const deciding = decideClaims(address, AbortSignal.any([giveUp, rested.signal]));
  const isUnderWay = async ({ token }: Client): Promise<boolean> => {
    for (const path of ['/recharge/log', '/user/withdraw/list']) {
      const { data } = (await mustGet(address, `${path}?limit=100`, token)) as { data: readonly { status: string }[] };
      if (data.some(({ status }) => !atRest.includes(status))) return true;
    }
    return false;
  };
  while (!giveUp.aborted && (await Promise.all(clients.map(isUnderWay))).includes(true)) await pause(200);
  rested.abort();
  await deciding;
}
