/** The target of an address from a foreign link, and the app's decision to open it (security W23). */
type Address =
  /** A page of this app, with its slash and query. */
  | { readonly kind: 'page'; readonly href: string }
  /** Opens in a new tab after the notice; `isOwn` when it is this very site. */
  | { readonly kind: 'outside'; readonly url: string; readonly host: string; readonly isOwn: boolean }
  | { readonly kind: 'refused'; readonly because: Refusal; readonly host: string };

export type Refusal = 'unreadable' | 'scheme' | 'disguised' | 'stranger';

export interface AddressBounds {
  /** Of this site: `https://candor.example`. */
  readonly origin: string;
  readonly isPage: (path: string) => boolean;
  /** Exact host names that may be opened besides our own. */
  readonly allowedHosts: ReadonlySet<string>;
}

const sizeMax = 2_048;
const appPath = '/h5/';
/** Browsers drop some of these and read others as "/", so an address with any of them is not the one it seems. */
const deceptive = /[\s\\]|\p{C}/u;

/**
 * Judges an address before anything is loaded. Only pages of the app, this site and listed hosts over https pass;
 * whatever could be read in two ways is refused rather than repaired.
 */
export function readAddress(given: string, bounds: AddressBounds): Address {
  const text = given.trim();
  if (text === '' || text.length > sizeMax) return refused('unreadable');
  if (deceptive.test(text)) return refused('disguised');
  const inApp = pageHref(text, bounds);
  if (inApp !== undefined) return { kind: 'page', href: inApp };
  // "//host" takes the page's own scheme and leaves the site.
  if (text.startsWith('//')) return refused('disguised');
  if (!text.startsWith('/') && !/^[a-z][a-z0-9+.-]*:/i.test(text)) return refused('unreadable');
  const own = new URL(bounds.origin);
  const url = parsed(text, bounds.origin);
  if (url === undefined) return refused('unreadable');
  // Not by origin: a blob: address has ours.
  const isOwn = url.protocol === own.protocol && url.host === own.host;
  if (!isOwn && url.protocol !== 'https:') return refused('scheme', url.hostname);
  if (!/^(?:\/|https?:\/\/[^/])/i.test(text)) return refused('disguised', url.hostname);
  if (isOwn) return ownAddress(url, bounds);
  if (isDisguised(url, text)) return refused('disguised', url.hostname);
  if (!bounds.allowedHosts.has(url.hostname)) return refused('stranger', url.hostname);
  return { kind: 'outside', url: url.href, host: url.hostname, isOwn: false };
}

/** `/pages/…` and `#/pages/…` when such a page exists. */
function pageHref(text: string, { isPage }: AddressBounds): string | undefined {
  const href = text.startsWith('#/') ? text.slice(1) : text;
  const path = href.split(/[?#]/)[0] as string;
  return href.startsWith('/pages/') && isPage(path) ? href : undefined;
}

function ownAddress(url: URL, bounds: AddressBounds): Address {
  if (url.username !== '' || url.password !== '') return refused('disguised', url.hostname);
  const href = url.pathname === appPath ? pageHref(url.hash, bounds) : undefined;
  if (href !== undefined) return { kind: 'page', href };
  return { kind: 'outside', url: url.href, host: url.host, isOwn: true };
}

/** A name before "@", letters of another script, a number for a name, an odd port: ways to impersonate another site. */
function isDisguised(url: URL, text: string): boolean {
  const typedHost = (/^https:\/\/([^/?#]*)/i.exec(text)?.[1] ?? '').toLowerCase();
  const isPlainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,63}$/.test(url.hostname);
  return !isPlainName || typedHost !== url.hostname || /(?:^|\.)xn--/.test(url.hostname);
}

function refused(because: Refusal, host = ''): Address {
  return { kind: 'refused', because, host };
}

function parsed(text: string, base: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
