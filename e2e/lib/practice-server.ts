import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteOperatorDoor } from '../load/operator-doors.ts';
import { journeyOperators } from './operator.ts';
import { inProject } from './project.ts';

/** The entry that `npm start` runs; `npm test` builds it before the tests. */
const entry = inProject('apps', 'server', 'dist', 'main.js');
const startMsMax = 60_000;

export interface PracticeServer {
  /** Such as http://localhost:41234, without a slash at the end. */
  readonly address: string;
  readonly dataFolder: string;
  /** Links of the console, by each of which one of the first operators joins. */
  readonly joinLinks: readonly string[];
  /** The clean stop; the data folder goes with it. */
  stop(): Promise<void>;
}

/**
 * Starts the built server as a stranger would get it, with its own limits, on an empty data folder and a free port. Blocks and
 * the practice desk may be faster, where a journey would wait for them.
 */
export async function startPracticeServer(
  seed: string,
  practiceSpeed = 1,
  environment: Readonly<Record<string, string>> = {},
): Promise<PracticeServer> {
  if (!existsSync(entry)) throw new Error(`there is no ${entry}: npm test builds it, or npm start`);
  const dataFolder = mkdtempSync(join(tmpdir(), 'candor-journey-'));
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      CANDOR_DATA: dataFolder,
      CANDOR_MODE: 'practice',
      CANDOR_SEED: seed,
      CANDOR_OPERATORS: journeyOperators,
      CANDOR_PRACTICE_SPEED: String(practiceSpeed),
      // Seconds of work that only journeys of traders look at.
      CANDOR_PAST_DAYS: '0',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  return {
    ...(await welcomeOf(child)),
    dataFolder,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The server's welcome names its addresses as soon as it listens. */
function welcomeOf(child: ChildProcess): Promise<Pick<PracticeServer, 'address' | 'joinLinks'>> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const giveUp = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`${why}: ${heard}`));
    };
    const timer = setTimeout(() => giveUp('the server did not listen in time'), startMsMax);
    const ended = (code: number | null) => {
      clearTimeout(timer);
      giveUp(`the server ended with ${code} before it listened`);
    };
    child.once('exit', ended);
    child.stdout?.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      const address = /(http:\/\/\S+)\/h5\//.exec(heard)?.[1];
      if (address === undefined || !heard.includes('Ctrl-C')) return;
      noteOperatorDoor(address, /Console\s+(http:\/\/\S+)\/console\//.exec(heard)?.[1]);
      clearTimeout(timer);
      child.off('exit', ended);
      resolve({ address, joinLinks: heard.match(/http:\S+#\/join\/[\w-]+/g) ?? [] });
    });
  });
}
