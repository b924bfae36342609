import { dim, duration, green, red, say } from './say.mjs';

/** Prints one check: a line with its scope, and a line for each finding. */
export function tellCheck({ name, looked, findings, ms }) {
  const mark = findings.length === 0 ? green('✓') : red('✗');
  say(`${mark} ${name.padEnd(12)} ${looked} ${dim(duration(ms))}`);
  for (const { place, says } of findings) say(`    ${place}  ${says}`);
}
