import { ensureApp, ensureConsole, ensurePreview, ensureServer } from './build.mjs';
import { CommandFailed, forwardSignals } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { nodeProblem } from './node-version.mjs';
import { giveUp } from './say.mjs';

/** Installs and builds missing or old parts; a fresh clone is ready to run afterwards. Ends the command on failure. */
export async function prepare({ build }) {
  const problem = nodeProblem();
  if (problem !== undefined) giveUp(problem);
  const stopForwarding = forwardSignals();
  try {
    await withLock(async () => {
      await ensureInstalled();
      if (build) await allOrFirstFailure([ensureServer(), ensureApp(), ensureConsole(), ensurePreview()]);
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    giveUp(`${error.message}\n\n${error.output.trim()}`);
  } finally {
    stopForwarding();
  }
}

/** Waits for all, so that no build is still writing when the lock is given back. */
async function allOrFirstFailure(works) {
  const results = await Promise.allSettled(works);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
