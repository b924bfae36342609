/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

/** The texts of a language and part, `vi/wallet`: see tools/lib/texts-plugin.ts. */
declare module 'virtual:texts' {
  export const loaders: Readonly<Record<string, () => Promise<{ readonly default: object }>>>;
}
