import { flood, type Tally, type Target } from '../ask.ts';

const from = '127.0.0.2';

export function apiDocument(target: Target): Promise<Tally> {
  return flood(target, 74, () => ({ path: '/api/openapi.json', from }));
}

/** Fifteen kilobytes of unknown languages. */
export function longLanguages(target: Target): Promise<Tally> {
  const headers = { 'accept-language': Array.from({ length: 3_750 }, (_, i) => `x${String(i % 10)}`).join(', ') };
  return flood(target, 140, () => ({ path: '/api/getSiteConfig', from, headers }));
}

/** A body of 64 KiB with thousands of fields. */
export function wideJson(target: Target): Promise<Tally> {
  const fields = Array.from({ length: 6_400 }, (_, i) => `"f${i}":1`).join(',');
  const headers = { 'content-type': 'application/json' };
  return flood(target, 110, () => ({
    method: 'POST',
    path: '/api/user/check_email',
    from,
    headers,
    body: `{${fields.slice(0, 65_000)}}`.replace(/,[^,]*\}$/, '}'),
  }));
}

export function outbox(target: Target): Promise<Tally> {
  return flood(target, 90, () => ({ path: '/outbox', from }));
}

/** From as many addresses as there are logins, and no work done for any. */
export function logins(target: Target): Promise<Tally> {
  return flood(target, 600, (index) => ({
    method: 'POST',
    path: '/api/user/login',
    from: `127.${1 + (index >> 16)}.${(index >> 8) & 255}.${1 + (index & 127)}`,
    body: `user_string=nobody${index}%40example.com&password=not-the-password&lang=en`,
  }));
}
