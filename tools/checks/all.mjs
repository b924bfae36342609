import { listFiles, sourceFile } from '../lib/files.mjs';
import { checkApart } from './apart.mjs';
import { checkBudgets } from './budgets.mjs';
import { checkDeterminism } from './determinism.mjs';
import { checkFormat } from './format.mjs';
import { checkGenerated } from './generated.mjs';
import { checkLayers } from './layers.mjs';
import { checkLint } from './lint.mjs';
import { checkTexts } from './texts.mjs';
import { checkTidy } from './tidy.mjs';
import { checkTypes } from './types.mjs';

/** Every check by name. Those that start another program come first, so that it runs while ours look. */
const checks = {
  types: checkTypes,
  lint: checkLint,
  format: checkFormat,
  layers: checkLayers,
  determinism: checkDeterminism,
  tidy: checkTidy,
  generated: checkGenerated,
  texts: checkTexts,
};

/**
 * Runs all checks at the same time, and calls `tell` with each as it ends: `{ name, looked, findings, ms }`. A check
 * that throws has failed with its error. With `isBuilt`, the built app is weighed and searched too.
 */
export async function runChecks(tell, { isBuilt = false } = {}) {
  const files = listFiles(['.']).map((path) => sourceFile(path));
  const run = async ([name, check]) => {
    const startedAt = performance.now();
    const result = await Promise.resolve()
      .then(() => check(files))
      .catch((error) => ({ looked: 'nothing', findings: [{ place: 'the check itself', says: error.stack }] }));
    const done = { name, ...result, ms: performance.now() - startedAt };
    tell(done);
    return done;
  };
  return Promise.all(
    Object.entries(isBuilt ? { ...checks, budgets: checkBudgets, apart: checkApart } : checks).map(run),
  );
}
