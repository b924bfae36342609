import { join } from 'node:path';
import { runQuietly } from '../lib/child.mjs';
import { root } from '../lib/paths.mjs';
import { report } from './report.mjs';

const ownProjects = ['tsconfig.node.json', 'apps/h5/tsconfig.json', 'apps/console/tsconfig.json'];

/** Runs the compiler over the Node side and the app. */
export async function checkTypes(_files, { base = root, projects = ownProjects } = {}) {
  const results = await Promise.all(projects.map((project) => compile(project, base)));
  const counts = Object.fromEntries(results.map(({ files }, index) => [`files of ${projects[index]}`, files]));
  return report(
    counts,
    results.flatMap(({ findings }) => findings),
  );
}

async function compile(project, base) {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { code, output } = await runQuietly(
    process.execPath,
    [tsc, '-p', project, '--pretty', 'false', '--listFiles'],
    { cwd: base },
  );
  const lines = output.split('\n');
  const files = lines.filter((line) => /\.(tsx?|json)$/.test(line) && !line.includes('node_modules')).length;
  const findings = lines.flatMap((line) => {
    const match = /^(.+?)\((\d+),(\d+)\): error (.+)$/.exec(line);
    return match === null ? [] : [{ place: `${match[1]}:${match[2]}:${match[3]}`, says: match[4] }];
  });
  if (code !== 0 && findings.length === 0) findings.push({ place: project, says: output.trim() });
  return { files, findings };
}
