import { isCode } from '../syntax.mjs';
import { headingsOf } from './links.mjs';

/** A citation in a comment or a test: a rule, a section of the specification, or a heading of a page in docs/. */
const cited = /\bRULES (\d+)|\bspecification (\d+)\b|\b(docs\/[\w-]+\.md)(?:#([\w-]+))?/g;

/** Citations that lead nowhere: every cited rule, section and page is in docs/. */
export function deadReferences(file, files) {
  if (!isCode(file.path) && !file.path.endsWith('.md')) return [];
  const found = [];
  for (const match of file.text.matchAll(cited)) {
    const [text, rule, section, path, heading] = match;
    if (rule !== undefined && !begins(files.get('docs/rules.md'), `${rule}-`)) {
      found.push({ at: match.index, says: `docs/rules.md has no section ${rule}` });
    }
    if (section !== undefined && !begins(files.get('docs/specification.md'), `section-${section}-`)) {
      found.push({ at: match.index, says: `docs/specification.md has no section ${section}` });
    }
    if (path === undefined || file.path.endsWith('.md')) continue;
    const page = files.get(path);
    if (page === undefined) found.push({ at: match.index, says: `${text}: there is no such page` });
    else if (heading !== undefined && !headingsOf(page).has(heading)) {
      found.push({ at: match.index, says: `${path} has no heading #${heading}` });
    }
  }
  return found;
}

function begins(page, start) {
  return page !== undefined && [...headingsOf(page)].some((heading) => heading.startsWith(start));
}
