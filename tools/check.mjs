/** `npm run check`: everything that can be checked in the sources without running them. */
import { prepare } from './lib/prepare.mjs';
import { giveUp, say } from './lib/say.mjs';
import { tellCheck } from './lib/tell-check.mjs';

await prepare({ build: false });
const { runChecks } = await import('./checks/all.mjs');

const results = await runChecks(tellCheck);
const failed = results.filter(({ findings }) => findings.length > 0);
if (failed.length > 0)
  giveUp(`${failed.length} of ${results.length} checks failed: ${failed.map(({ name }) => name).join(', ')}`);
say(`all ${results.length} checks passed`);
