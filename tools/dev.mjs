/** `npm run dev`: the server, rebuilt and restarted when its sources change, behind the app with hot reload. */
import { join } from 'node:path';
import { serverConfig } from './bundle.mjs';
import { exitCodeOf, start } from './lib/child.mjs';
import { cache, root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { dim, duration, green, red, say } from './lib/say.mjs';

const serverPort = process.env.PORT ?? '8080';
const serverAddress = `http://127.0.0.1:${serverPort}`;
const appPort = 5173;
/** Milliseconds for an old server to stop before it is killed, so that a hung one does not block the next. */
const stopMsMax = 10_000;

await prepare({ build: false });
const { build, createServer } = await import('vite');

let server;
let startedAtMs = 0;
let restarting = Promise.resolve();

const watcher = await build(
  serverConfig({ entries: { main: 'apps/server/src/main.ts' }, outDir: join(cache, 'dev', 'server'), watch: true }),
);
watcher.on('event', (event) => {
  if (event.code === 'START') startedAtMs = performance.now();
  if (event.code === 'BUNDLE_END') void event.result.close();
  if (event.code === 'ERROR') say(`${red('✗')} the server does not build: ${event.error.message}`);
  if (event.code === 'END') {
    say(`${green('✓')} built the server ${dim(duration(performance.now() - startedAtMs))}`);
    restarting = restarting.then(restart);
  }
});

const app = await createServer({
  root: join(root, 'apps', 'h5'),
  clearScreen: false,
  server: {
    port: appPort,
    proxy: {
      '/api': { target: serverAddress },
      '/files': { target: serverAddress },
      '/media': { target: serverAddress },
      '/outbox': { target: serverAddress },
      '/socket.io': { target: serverAddress, ws: true },
    },
  },
});
await app.listen();
say(
  `${green('→')} ${app.resolvedUrls?.local[0] ?? `http://localhost:${appPort}/`} ${dim(`(server on port ${serverPort})`)}`,
);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end(signal));

async function end(signal) {
  await Promise.allSettled([stop(), watcher.close(), app.close()]);
  process.exit(exitCodeOf(null, signal));
}

async function restart() {
  await stop();
  server = start(process.execPath, ['--enable-source-maps', join(cache, 'dev', 'server', 'main.js')], {
    env: { ...process.env, PORT: serverPort },
  });
  server.once('exit', (code, signal) => {
    if (code !== 0 && code !== null)
      say(`${red('✗')} the server ended with code ${exitCodeOf(code, signal)}; it starts again at the next change`);
  });
}

async function stop() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const impatience = setTimeout(() => server.kill('SIGKILL'), stopMsMax);
  await gone;
  clearTimeout(impatience);
}
