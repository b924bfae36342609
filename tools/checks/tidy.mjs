import { placeOf, report } from './report.mjs';
import { isCode } from './syntax.mjs';
import { blobs } from './tidy/blobs.mjs';
import { bothEngines } from './tidy/both-engines.mjs';
import { brands } from './tidy/brands.mjs';
import { deadExports } from './tidy/dead-exports.mjs';
import { leftovers } from './tidy/leftovers.mjs';
import { deadLinks } from './tidy/links.mjs';
import { incompleteLock } from './tidy/lock.mjs';
import { namelessLogs } from './tidy/log-events.mjs';
import { longFiles } from './tidy/long-files.mjs';
import { machinePlaces } from './tidy/places.mjs';
import { deadReferences } from './tidy/references.mjs';
import { untranslated } from './tidy/untranslated.mjs';
import { wireNames } from './tidy/wire-names.mjs';
import { plainWords } from './tidy/words.mjs';

/** Everything small that rots when unattended: see the files in `tidy/`, one rule each. */
export function checkTidy(files) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const rules = [
    blobs,
    longFiles,
    leftovers,
    untranslated,
    wireNames,
    brands,
    bothEngines,
    machinePlaces,
    namelessLogs,
    plainWords,
    incompleteLock,
    (file) => deadLinks(file, byPath),
    (file) => deadReferences(file, byPath),
  ];
  const findings = files.flatMap((file) =>
    rules
      .flatMap((rule) => rule(file))
      .map(({ at, says }) => ({ place: at === 0 ? file.path : placeOf(file, at), says })),
  );
  for (const { file, at, says } of deadExports(files)) {
    findings.push({ place: placeOf(file, at), says });
  }
  const counts = {
    files: files.length,
    'with code': files.filter(({ path }) => isCode(path)).length,
    screens: files.filter(({ path }) => path.startsWith('apps/h5/') && path.endsWith('.tsx')).length,
    pages: files.filter(({ path }) => path.endsWith('.md')).length,
  };
  return report(counts, findings);
}
