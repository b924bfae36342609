import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const startMsMax = 30_000;
let bundle: Promise<string> | undefined;

/** Builds the unlimited server once per process; answers the file to run. */
function bundled(project: string): Promise<string> {
  bundle ??= (async () => {
    const outDir = join(project, '.cache', 'run', `load-${process.pid}`);
    const entry = 'unlimited-server=e2e/load/unlimited-server.ts';
    const arguments_ = [join(project, 'tools', 'build.mjs'), 'server', outDir, entry];
    const [code] = await once(spawn(process.execPath, arguments_, { stdio: 'inherit' }), 'exit');
    if (code !== 0) throw new Error('the server could not be built');
    return join(outDir, 'unlimited-server.js');
  })();
  return bundle;
}

export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
  /** SIGTERM: the clean stop. */
  stop(): Promise<void>;
}

/** Starts the real server on a data folder and a free port, and waits until it listens. */
export async function startServerProcess(
  dataFolder: string,
  project: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [await bundled(project)], {
    env: {
      ...process.env,
      ...environment,
      PORT: '0',
      HOST: '127.0.0.1',
      CANDOR_DATA: dataFolder,
      CANDOR_SEED: 'load',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  const port = await portOf(child);
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error('the server did not listen in time'));
    }, startMsMax);
    let heard = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      const port = /listening (\d+)/.exec(heard)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code} before it listened: ${heard}`));
    });
  });
}

export const projectFolder = (from: string): string => fileURLToPath(new URL('../../', from));
