import { isIPv4, isIPv6 } from 'node:net';

/**
 * The part of an address that names a network rather than a person: the first three numbers of an IPv4 address, the
 * first 48 bits of an IPv6 one. Shown in the session list.
 */
export function ipPrefix(ip: string): string {
  const v4 = asIPv4(ip);
  if (v4 !== undefined) return `${v4.slice(0, v4.lastIndexOf('.'))}.0/24`;
  const groups = groupsOf(ip);
  return groups === undefined ? 'unknown' : `${groups.slice(0, 3).join(':')}::/48`;
}

/** The client that limits count: a whole IPv4 address, or the 64 bits of IPv6 that one household is given. */
export function ipClient(ip: string): string {
  const v4 = asIPv4(ip);
  if (v4 !== undefined) return v4;
  const groups = groupsOf(ip);
  return groups === undefined ? 'unknown' : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The one spelling of an address: IPv4 as it is, IPv6 without leading zeros and abbreviations. */
export function plainIp(ip: string): string {
  return asIPv4(ip) ?? groupsOf(ip)?.join(':') ?? 'unknown';
}

/** The IPv4 address, also of an IPv6 one that maps it, in any notation. */
function asIPv4(ip: string): string | undefined {
  if (isIPv4(ip)) return ip;
  const groups = groupsOf(ip);
  if (groups === undefined || groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}

/** The eight groups of an IPv6 address without leading zeros, `::` filled in. */
function groupsOf(ip: string): string[] | undefined {
  const written = ip.split('%')[0] as string;
  if (!isIPv6(written)) return undefined;
  const bare = written.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...numbers) => hexPairs(numbers.slice(0, 4)));
  const [head = '', tail] = bare.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

/** Two groups of an IPv6 address for the four numbers at its end. */
function hexPairs([a, b, c, d]: readonly string[]): string {
  return [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((pair) => pair.toString(16)).join(':');
}
