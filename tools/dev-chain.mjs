/** `npm run dev:chain`: the server on a local Ethereum chain with a test token, with the signer in its own process. */
import { prepare } from './lib/prepare.mjs';

await prepare({ build: true });
process.argv.splice(2, 0, 'e2e/dev-chain/cli.ts');
await import('./run.mjs');
