import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { coinGround, markedCoins } from '../src/lib/coin-colours.ts';

const require = createRequire(import.meta.url);
const markFile = /\/coins\/([a-z0-9]+)\.svg$/;

/** The white glyph of one coin on its colour, as the pictures have it: alike in both themes. */
async function markOf(code: string): Promise<string> {
  const path = require.resolve(`@web3icons/core/svgs/tokens/mono/${code.toUpperCase()}.svg.js`);
  const { default: drawing } = (await import(path)) as { default: string };
  const glyph = drawing.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const disc = `<circle cx="12" cy="12" r="12" fill="${coinGround(code.toUpperCase())}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">${disc}<g transform="translate(3.7 3.7) scale(.692)">${glyph}</g></svg>`;
}

/** Puts coins/<code>.svg beside the app, for each coin whose mark we show; the others get a monogram. */
export function coinMarks(): Plugin {
  return {
    name: 'candor:coin-marks',
    async generateBundle() {
      for (const code of markedCoins) {
        this.emitFile({ type: 'asset', fileName: `coins/${code.toLowerCase()}.svg`, source: await markOf(code) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const code = markFile.exec(request.url ?? '')?.[1];
        if (code === undefined || !markedCoins.has(code.toUpperCase())) return next();
        markOf(code).then((mark) => {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(mark);
        }, next);
      });
    },
  };
}
