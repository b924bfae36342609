import { isIP } from 'node:net';

export interface HostRules {
  /** Names that the site is reached by besides `localhost`, without ports. */
  readonly names: readonly string[];
  /** True when it listens beyond this machine: a phone on the same network reaches it by its address. */
  readonly takesAddresses: boolean;
}

/** A name or an address, and perhaps a port; nothing that a parser of addresses could read another way. */
const hostPattern = /^(?:\[([\da-f:.]{2,45})\]|([\w.-]{1,253}))(?::\d{1,5})?$/i;

/**
 * The `Host` names this installation answers to. A page on an attacker's domain that resolves to this machine has the
 * same origin as we do for a browser, but it cannot hide the domain: it is in `Host`.
 */
export class KnownHosts {
  readonly #names: ReadonlySet<string>;
  readonly #takesAddresses: boolean;

  constructor({ names, takesAddresses }: HostRules, publicUrl: URL | undefined) {
    const all = publicUrl === undefined ? names : [...names, publicUrl.hostname];
    this.#names = new Set(all.map((name) => name.toLowerCase()));
    this.#takesAddresses = takesAddresses;
  }

  /** True when a `Host` header is one of ours, at any port. */
  knows(header: string | undefined): boolean {
    const name = nameOf(header);
    if (name === undefined) return false;
    // An address cannot be a foreign domain, so it needs no list.
    return isLoopbackName(name) || this.#names.has(name) || (this.#takesAddresses && isIP(name) !== 0);
  }
}

/** True when a `Host` header names this machine to itself. */
export function namesThisMachine(header: string | undefined): boolean {
  const name = nameOf(header);
  return name !== undefined && isLoopbackName(name);
}

/** Also for values of `HOST`: true when only this machine can connect there. */
function isLoopbackName(name: string): boolean {
  return name === 'localhost' || isLoopbackAddress(name);
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIP(address.replace(/^::ffff:/, '')) === 4 && /^(::ffff:)?127\./.test(address));
}

function nameOf(header: string | undefined): string | undefined {
  const [, address, name] = hostPattern.exec(header ?? '') ?? [];
  return (address ?? name?.replace(/\.$/, ''))?.toLowerCase();
}
