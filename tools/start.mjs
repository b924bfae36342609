/** `npm start`: from a fresh clone to a running exchange. Needs Node.js and npm, nothing else. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, serverDist } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

await prepare({ build: true });

// The data folder and other relative paths count from the project, wherever the command was typed.
process.chdir(root);

// In this process: signals reach the server as they are, and its exit code is the command's.
const main = join(serverDist, 'main.js');
process.setSourceMapsEnabled(true);
process.argv = [process.execPath, main, ...process.argv.slice(2)];
await import(pathToFileURL(main).href);
