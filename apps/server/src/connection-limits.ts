import { readFileSync } from 'node:fs';
import { type ConnectionLimits, standardConnectionLimits } from '@candor/gateway';

/** Open files that are not connections: books, logs, mails, uploads, threads, and those of the system. */
const filesOfOurs = 256;
const leastConnections = 64;

/** Connections that this process may have open, by how many files it may. `limits`: /proc/self/limits; absent elsewhere. */
export function connectionLimitsOf(limits: string | undefined): ConnectionLimits {
  const files = /^Max open files\s+(\d+)/m.exec(limits ?? '')?.[1];
  if (files === undefined) return standardConnectionLimits;
  const total = Math.max(leastConnections, Math.min(standardConnectionLimits.total, Number(files) - filesOfOurs));
  return { total, perAddress: Math.min(standardConnectionLimits.perAddress, Math.floor(total / 2)) };
}

/** The system's limits of this process; `undefined` where it has no such file. */
export function readProcessLimits(): string | undefined {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return undefined;
  }
}
