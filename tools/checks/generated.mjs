import { generateAll } from '../generate/all.mjs';
import { report } from './report.mjs';

/** Checks that the lists that mirror folders match the folders. */
export function checkGenerated(files, generate = generateAll) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const made = generate(files);
  const findings = made
    .filter(({ path, text }) => byPath.get(path)?.text !== text)
    .map(({ path }) => ({ place: path, says: 'is not what the folders say: npm run generate' }));
  return report({ lists: made.length }, findings);
}
