import { join } from 'node:path';
import { runQuietly } from '../lib/child.mjs';
import { root } from '../lib/paths.mjs';
import { report } from './report.mjs';

/** Checks that every file is formatted as the formatter would write it. */
export async function checkFormat(_files, { base = root } = {}) {
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { code, output } = await runQuietly(
    process.execPath,
    [biome, 'format', '--colors=off', '--max-diagnostics=none', '.'],
    { cwd: base },
  );
  const files = Number(/Checked (\d+) files?/.exec(output)?.[1] ?? 0);
  const findings = [...output.matchAll(/^(\S+)(?::\d+:\d+)? format ━/gm)].map(([, place]) => ({
    place,
    says: 'is not formatted: npm run format',
  }));
  if (code !== 0 && findings.length === 0) findings.push({ place: 'biome', says: output.trim() });
  return report({ files }, findings);
}
