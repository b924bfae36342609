import { readFileSync } from 'node:fs';

/** The ticks in which Linux counts the processor, which are the same on every architecture that Node.js runs on. */
const ticksPerSecond = 100;
const pageBytes = 4_096;

/** Milliseconds of processor time that a process has used, all threads together, in steps of 10. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

/** The memory of a process that is in RAM. */
export function residentBytes(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes;
}
