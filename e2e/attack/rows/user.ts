import { dayMs } from '@candor/kernel';
import { askPatiently, flood, restingOrder, type Tally, type Target } from '../ask.ts';

/** Fourteen sessions of one account, each at its full rate. */
export async function manySessions(target: Target): Promise<Tally> {
  const tokens: string[] = [];
  for (let i = 0; i < 14; i++) tokens.push(await target.user('many'));
  const order = await restingOrder(target);
  return flood(target, 14 * 20, (index) => ({
    method: 'POST',
    path: '/api/coin/trade',
    from: '127.0.0.2',
    headers: { authorization: tokens[index % tokens.length] as string },
    body: order,
  }));
}

/** Statements as PDF, ten at once. */
export async function statementFiles(target: Target): Promise<Tally> {
  const authorization = await target.user('writer');
  const now = Date.now();
  return flood(target, 10, () => ({
    method: 'POST',
    path: '/api/wallet/statement_file',
    from: '127.0.0.2',
    headers: { authorization },
    body: `from=${now - dayMs}&to=${now}&format=pdf`,
  }));
}

/** A hundred tickets across the account, and their owner who reads them all the time. */
export async function manyTickets(target: Target): Promise<Tally> {
  const authorization = await target.user('reader');
  const headers = { authorization };
  const moved = 'currency_id=3&number=5000&from_field=2&to_field=3';
  await askPatiently(target, { method: 'POST', path: '/api/wallet/change', headers, body: moved });
  for (let i = 0; i < 100 && !target.signal.aborted; i++) {
    const body = 'currency_id=1&legal_id=3&type=1&share=0.01&multiple=20&status=1';
    await askPatiently(target, { method: 'POST', path: '/api/lever/submit', headers, body });
  }
  return flood(target, 11, () => ({
    method: 'POST',
    path: '/api/lever/deal',
    body: 'currency_id=1&legal_id=3',
    from: '127.0.0.2',
    headers,
  }));
}
