import { join } from 'node:path';
import { runQuietly } from '../lib/child.mjs';
import { root } from '../lib/paths.mjs';
import { report } from './report.mjs';

/** oxlint with the rules of .oxlintrc.json, those that need types included. */
export async function checkLint(_files, { base = root } = {}) {
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { code, output } = await runQuietly(
    process.execPath,
    [oxlint, '--format', 'json', '--config', join(root, '.oxlintrc.json')],
    { cwd: base },
  );
  const result = readResult(output);
  if (result === undefined) return report({ files: 0 }, [{ place: '.oxlintrc.json', says: output.trim() }]);
  const findings = result.diagnostics.map(({ message, code: rule, filename, labels }) => {
    const span = labels[0]?.span;
    return {
      place: span === undefined ? filename : `${filename}:${span.line}:${span.column}`,
      says: `${message} (${rule})`,
    };
  });
  if (code !== 0 && findings.length === 0) findings.push({ place: 'oxlint', says: `ended with code ${code}` });
  return report({ files: result.number_of_files, rules: result.number_of_rules }, findings);
}

function readResult(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}
