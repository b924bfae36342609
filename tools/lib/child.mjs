import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

const running = new Set();

/** A command that ended with something other than 0; `output` is its output when that was kept. */
export class CommandFailed extends Error {
  constructor(name, code, output) {
    super(`${name} ended with code ${code}`);
    this.name = 'CommandFailed';
    this.code = code;
    this.output = output;
  }
}

/** The exit code a shell would report: 128 + the signal's number when a signal ended the process. */
export function exitCodeOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}

/** Starts a child that ends with this process: an interrupted command leaves nothing running behind. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a command in front of the user and returns its exit code. */
export function runInFront(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}

/** Runs a command quietly and returns its exit code and its whole output. */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: exitCodeOf(code, signal), output }));
  });
}

/** Runs a command quietly; throws with its output when it fails. */
export async function mustRun(name, command, args, options) {
  const { code, output } = await runQuietly(command, args, options);
  if (code !== 0) throw new CommandFailed(name, code, output);
  return output;
}

/**
 * Passes SIGINT, SIGTERM and SIGHUP on to the children of this process; with none running, the signal ends it. A child
 * decides how it stops; its exit code becomes the command's. Returns the function that ends this.
 */
export function forwardSignals() {
  const forward = (signal) => {
    if (running.size === 0) process.exit(exitCodeOf(null, signal));
    for (const child of running) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}
