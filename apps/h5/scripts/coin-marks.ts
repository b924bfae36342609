import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { markedCoins } from '../src/lib/coin-colours.ts';

const require = createRequire(import.meta.url);
const markFile = /\/coins\/([a-z0-9]+)\.svg$/;

/** The mark of one coin on its coloured ground, as the icon set has it. */
async function markOf(code: string): Promise<string> {
  const path = require.resolve(`@web3icons/core/svgs/tokens/background/${code.toUpperCase()}.svg.js`);
  const module = (await import(path)) as { default: string };
  return module.default;
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
      server.middlewares.use(async (request, response, next) => {
        const code = markFile.exec(request.url ?? '')?.[1];
        if (code === undefined || !markedCoins.has(code.toUpperCase())) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(await markOf(code));
      });
    },
  };
}
