import type { Plugin } from 'vite';

/** Every language shows latin digits, so that file starts with the page instead of after the style sheet. */
export function preloadLatinFont(): Plugin {
  return {
    name: 'candor:preload-latin-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /latin-wght-normal.*\.woff2$/.test(name));
        if (file === undefined) return [];
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/h5/${file}`, crossorigin: '' },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
