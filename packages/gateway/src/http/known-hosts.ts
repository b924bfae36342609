import { isIP } from 'node:net';

export interface HostRules {
  /** Names that the site is reached by besides `localhost`, without ports. */
  readonly names: readonly string[];
  /** It listens beyond this machine: a phone on the same network knows it by its address. */
  readonly takesAddresses: boolean;
}

/** A name or an address, and perhaps a port; nothing that a parser of addresses could read another way. */
const hostPattern = /^(?:\[([\da-f:.]{2,45})\]|([\w.-]{1,253}))(?::\d{1,5})?$/i;

/**
 * The `Host` names this installation answers to. A page that somebody has pointed at this machine by the name of his own
 * domain is the same origin as we are to a browser, but it cannot hide that name: it comes as `Host`.
 */
export class KnownHosts {
  readonly #names: ReadonlySet<string>;
  readonly #takesAddresses: boolean;

  constructor({ names, takesAddresses }: HostRules, publicUrl: URL | undefined) {
    const all = publicUrl === undefined ? names : [...names, publicUrl.hostname];
    this.#names = new Set(all.map((name) => name.toLowerCase()));
    this.#takesAddresses = takesAddresses;
  }

  /** Whether a `Host` header is one of ours, at whatever port. */
  knows(header: string | undefined): boolean {
    const name = nameOf(header);
    if (name === undefined) return false;
    // An address cannot be somebody's domain, so it needs no list.
    return isLoopbackName(name) || this.#names.has(name) || (this.#takesAddresses && isIP(name) !== 0);
  }
}

/** Whether a `Host` header names this machine to itself. */
export function namesThisMachine(header: string | undefined): boolean {
  const name = nameOf(header);
  return name !== undefined && isLoopbackName(name);
}

/** Also what `HOST` may say: whether only this machine is listened to there. */
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
