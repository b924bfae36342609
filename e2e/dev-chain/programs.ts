import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../lib/project.ts';

const stopMsMax = 6_000;

/** Built programs of the server's that run beside each other and end together. */
export class Programs {
  readonly #running = new Set<ChildProcess>();
  readonly #onEnd: () => void;

  /** Calls `onEnd` when one of them has ended by itself. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
    process.once('exit', () => {
      for (const child of this.#running) child.kill('SIGKILL');
    });
  }

  start(name: string, env: NodeJS.ProcessEnv): void {
    const child = spawn(process.execPath, ['--enable-source-maps', inProject('apps', 'server', 'dist', name)], {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.#running.add(child);
    child.once('exit', (code) => {
      this.#running.delete(child);
      if (code !== 0 && code !== null) {
        console.error(`  ${name} has ended with code ${code}`);
        process.exitCode = code;
      }
      this.#onEnd();
    });
  }

  async stop(): Promise<void> {
    await Promise.all(
      [...this.#running].map(async (child) => {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        const impatience = setTimeout(() => child.kill('SIGKILL'), stopMsMax);
        await ended;
        clearTimeout(impatience);
      }),
    );
  }
}
