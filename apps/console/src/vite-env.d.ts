/// <reference types="vite/client" />

/** The texts of the console in a language, `vi/console`: see tools/lib/texts-plugin.ts. */
declare module 'virtual:texts' {
  export const loaders: Readonly<Record<string, () => Promise<{ readonly default: object }>>>;
}
