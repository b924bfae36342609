import { lookup as resolveName, type LookupAddress, type LookupAllOptions, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Fault } from '@candor/kernel';
import ipaddr from 'ipaddr.js';

/** Longer addresses are no push service's. */
const endpointSizeMax = 1_000;

/** The kind of the fault of a name that leads into a network of our own. */
export const notPublic = 'push_address_not_public';

/**
 * An endpoint that may be sent to: https at its usual port, no credentials, and no address of a network that is not
 * everybody's. A name is judged again by what it leads to, when it is connected to. Undefined of all others.
 *
 * `testOrigin`: the one other origin that is taken too, whatever it is.
 */
export function endpointOf(text: string, testOrigin?: string): URL | undefined {
  if (text.length > endpointSizeMax || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  if (isTest(url, testOrigin)) return url;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublicAddress(host) ? url : undefined;
}

export function isTest(url: URL, testOrigin: string | undefined): boolean {
  return testOrigin !== undefined && url.origin === testOrigin;
}

/** The block of IPv6 addresses that are given out to the public at all. */
const everybodys = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True of an address of the public network. Private, local, shared, reserved and multicast ones are not, nor those of
 * IPv6 that contain one of IPv4 to be translated.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // ::ffff:127.0.0.1 is 127.0.0.1.
  const plain = ipaddr.process(address);
  if (plain.range() !== 'unicast') return false;
  return plain.kind() === 'ipv4' || plain.match(everybodys);
}

type Resolve = (
  name: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A look-up for one connection, which is made to the very addresses that were judged: a name that leads elsewhere the
 * next time gains nothing. One address that is not public refuses all of them.
 */
export function publicLookup(resolve: Resolve = resolveName): LookupFunction {
  return (name, options: LookupOptions, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) {
        callback(error ?? new Fault('push_address_unknown', `${name} has no address`), '');
      } else if (!addresses.every(({ address }) => isPublicAddress(address))) {
        callback(new Fault(notPublic, `${name} leads to an address that is not public`), '');
      } else if (options.all === true) {
        callback(null, addresses);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}
