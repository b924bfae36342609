/** Page parameters: plain texts in the query string, as the spec's params are. */
export type Params = Readonly<Record<string, string>>;
/** The params that callers may pass; numbers become text, absent ones are left out. */
export type ParamsInput = Readonly<Record<string, string | number | undefined>>;

export type NavigationType = 'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch' | 'navigateBack';

export interface NavigationRequest {
  readonly type: NavigationType;
  /** With its leading slash and query string; for `navigateBack` the page now open. */
  readonly href: string;
  readonly delta: number;
}

/** May cancel a navigation by answering false. */
export type Interceptor = (request: NavigationRequest) => boolean;

export const loginPath = '/pages/common/login';
export const verificationPath = '/pages/setting/real_mark';
export const homePath = '/pages/index/index';
/** Spec section 2: the time that the message is shown before the login page comes. */
export const redirectAfterMs = 1200;

/** Adds the leading slash and the params as query string (specification 2). */
export function hrefOf(path: string, params: ParamsInput = {}): string {
  const slashed = path.startsWith('/') ? path : `/${path}`;
  const query = queryOf(params);
  if (query === '') return slashed;
  return `${slashed}${slashed.includes('?') ? '&' : '?'}${query}`;
}

export function pathOf(href: string): string {
  return href.split('?')[0] as string;
}

/** Plain text both ways: `id=007` stays "007", nothing is read as JSON. */
export function queryOf(params: ParamsInput): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.append(name, String(value));
  return query.toString();
}

/** The last of repeated keys wins. */
export function paramsFrom(query: string): Params {
  return Object.fromEntries(new URLSearchParams(query));
}

export type Step =
  | { readonly do: 'push'; readonly href: string }
  | { readonly do: 'replace'; readonly href: string }
  | { readonly do: 'restart'; readonly href: string }
  | { readonly do: 'back'; readonly delta: number }
  /** Show "please log in first", then after 1.2 s open `href`. */
  | { readonly do: 'login'; readonly href: string }
  | { readonly do: 'nothing' };

export interface NavigationFacts {
  readonly isSignedIn: boolean;
  readonly needsSession: (path: string) => boolean;
  readonly isTab: (path: string) => boolean;
  /** The number of pages under the open one. */
  readonly depth: number;
  readonly interceptors: Iterable<Interceptor>;
}

/** Decides the step of a request to navigate. Pure: the router only carries it out. */
export function decide(request: NavigationRequest, facts: NavigationFacts): Step {
  for (const allows of facts.interceptors) if (!allows(request)) return { do: 'nothing' };
  if (request.type === 'navigateBack') {
    if (request.delta <= facts.depth) return { do: 'back', delta: request.delta };
    // Opened from a link: there is nothing to go back to, so home it is.
    return facts.depth > 0 ? { do: 'back', delta: facts.depth } : { do: 'replace', href: homePath };
  }
  const { href } = request;
  if (facts.needsSession(pathOf(href)) && !facts.isSignedIn) return { do: 'login', href: loginHref(href) };
  if (request.type === 'navigateTo') return facts.isTab(pathOf(href)) ? { do: 'replace', href } : { do: 'push', href };
  if (request.type === 'reLaunch') return { do: 'restart', href };
  return { do: 'replace', href };
}

/** The login page that returns to `href` afterwards. */
export function loginHref(href: string): string {
  return hrefOf(loginPath, { redirect: href });
}

/** The page to open after signing in: only our own pages, never an address from a foreign link. */
export function redirectTarget(redirect: string | undefined): string {
  if (redirect === undefined || !redirect.startsWith('/pages/') || pathOf(redirect) === loginPath) return homePath;
  return redirect;
}

/** Two taps on one row are one wish. */
const doubleTapMs = 400;

/** An interceptor that lets the same page be opened once in 400 ms: a double tap must not stack it twice. */
export function createDoubleTapGuard(now: () => number): Interceptor {
  let last: { readonly href: string; readonly atMs: number } | undefined;
  return ({ type, href }) => {
    if (type !== 'navigateTo') return true;
    const atMs = now();
    const isAgain = last?.href === href && atMs - last.atMs < doubleTapMs;
    if (!isAgain) last = { href, atMs };
    return !isAgain;
  };
}
