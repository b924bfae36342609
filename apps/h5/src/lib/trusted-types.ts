/** The part that TypeScript's own library does not describe yet. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (address: string) => string }): unknown;
}

/**
 * The page's policy forbids that texts become markup or scripts (Trusted Types). The one thing the app does of that kind is
 * to start its worker and its service worker: those are addresses of its own files. Everything else is refused by the browser.
 */
export function allowOwnWorkers(
  page: Location,
  trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes,
) {
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, page.href);
      if (origin === page.origin && pathname.startsWith('/h5/')) return address;
      throw new TypeError(`no script from ${address}`);
    },
  });
}
