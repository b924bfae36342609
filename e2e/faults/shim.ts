import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

/** Kinds of calls that may fail; `growth` are writes that make a file longer, which are those that a full disk refuses. */
const calls = { write: 1, sync: 2, create: 4, growth: 8 } as const;
export type Call = keyof typeof calls;

export interface Failure {
  readonly calls: readonly Call[];
  /** Of the file's name, as a shell has them. */
  readonly pattern: string;
  /** `kill` ends the process at that call. */
  readonly error: 'EIO' | 'ENOSPC' | 'kill';
  /** The n-th such call from now on is the first that fails. */
  readonly countdown: number;
  /** The number of failures; -1 for all from then on. */
  readonly times: number;
}

const size = 104;

/** Compiles the shim into `folder`. Otherwise the reason that it cannot be compiled. */
export function compileShim(project: string, folder: string): { library: string } | { missing: string } {
  if (process.platform !== 'linux') return { missing: `there is no shim for ${process.platform}` };
  const library = join(folder, 'shim.so');
  const source = join(project, 'e2e', 'faults', 'shim.c');
  const made = spawnSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl', '-lpthread']);
  if (made.error !== undefined) return { missing: 'there is no C compiler (cc)' };
  if (made.status !== 0) throw new Error(`the shim does not compile:\n${made.stderr.toString()}`);
  return { library };
}

/** The library a server is loaded with, and the file with its failures and its time. */
export class Shim {
  readonly #library: string;
  readonly #controlPath: string;
  readonly logPath: string;
  readonly #control: number;

  constructor(library: string, folder: string) {
    this.#library = library;
    this.#controlPath = join(folder, 'control');
    this.logPath = join(folder, 'log');
    writeFileSync(this.#controlPath, Buffer.alloc(size));
    this.#control = openSync(this.#controlPath, 'r+');
  }

  /** For a start on `dataFolder`; its recordings begin anew. */
  environment(dataFolder: string): Readonly<Record<string, string>> {
    rmSync(this.logPath, { force: true });
    return {
      LD_PRELOAD: this.#library,
      FAULTS_FOLDER: dataFolder,
      FAULTS_CONTROL: this.#controlPath,
      FAULTS_LOG: this.logPath,
    };
  }

  /** All of it in one write, so that a running server sees no half of it. */
  set(failure?: Failure, clockShiftMs = 0): void {
    const bytes = Buffer.alloc(size);
    bytes.writeBigInt64LE(BigInt(clockShiftMs), 0);
    if (failure !== undefined) {
      bytes.writeInt32LE(
        failure.calls.reduce((sum, call) => sum + calls[call], 0),
        8,
      );
      bytes.writeInt32LE(failure.error === 'kill' ? 0 : constants.errno[failure.error], 12);
      bytes.writeInt32LE(failure.countdown, 16);
      bytes.writeInt32LE(failure.times, 20);
      bytes.write(failure.pattern, 28, 63, 'latin1');
    }
    writeSync(this.#control, bytes, 0, size, 0);
  }

  close(): void {
    closeSync(this.#control);
  }
}
