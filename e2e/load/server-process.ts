import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noteOperatorDoor } from './operator-doors.ts';

/** A server that was killed under load reads its journal again while others fill the disk and both cores. */
const startMsMax = 120_000;
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

/**
 * Starts the real server on a data folder and a free port, and waits until it listens. Its error output is printed,
 * unless `onWords` takes it.
 */
export async function startServerProcess(
  dataFolder: string,
  project: string,
  environment: Readonly<Record<string, string>> = {},
  onWords?: (words: string) => void,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, await bundled(project)], {
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      CANDOR_PAST_DAYS: '0',
      ...environment,
      PORT: '0',
      HOST: '127.0.0.1',
      CANDOR_DATA: dataFolder,
      CANDOR_SEED: 'load',
    },
    stdio: ['ignore', 'pipe', onWords === undefined ? 'inherit' : 'pipe'],
  });
  child.stderr?.on('data', (chunk: Buffer) => onWords?.(chunk.toString()));
  // Its last words have been read then.
  const exited = once(child, 'close');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  const { port, operators } = await placesOf(child);
  const address = `http://127.0.0.1:${port}`;
  noteOperatorDoor(address, operators);
  return {
    address,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

interface Places {
  readonly port: number;
  readonly operators: string | undefined;
}

function placesOf(child: ChildProcess): Promise<Places> {
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
      resolve({ port: Number(port), operators: /operators at (http\S+)/.exec(heard)?.[1] });
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code} before it listened: ${heard}`));
    });
  });
}

export const projectFolder = (from: string): string => fileURLToPath(new URL('../../', from));
