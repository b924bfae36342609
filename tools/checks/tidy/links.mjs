import { posix } from 'node:path';

/** Markdown links to files of this project that are not there, and to headings that no page has. */
export function deadLinks(file, files) {
  if (!file.path.endsWith('.md')) return [];
  const text = file.text.replace(/^(```|~~~)[\s\S]*?^\1/gm, blank).replace(/`[^`\n]*`/g, blank);
  const found = [];
  for (const match of text.matchAll(/\[[^\]]*\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)/g)) {
    const [target, heading] = match[1].split('#');
    if (/^[a-z][a-z0-9+.-]*:/i.test(match[1])) continue;
    const path =
      target === ''
        ? file.path
        : posix.normalize(posix.join(posix.dirname(file.path), decodeURI(target))).replace(/\/$/, '');
    const page = files.get(path);
    const isFolder = [...files.keys()].some((other) => other.startsWith(`${path}/`));
    if (page === undefined && !isFolder) found.push({ at: match.index, says: `the link to ${match[1]} leads nowhere` });
    else if (heading && page?.path.endsWith('.md') && !headingsOf(page).has(heading)) {
      found.push({ at: match.index, says: `${path} has no heading #${heading}` });
    }
  }
  return found;
}

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** The anchors of a page as code hosts make them: lower case, without punctuation, spaces as hyphens. */
export function headingsOf(page) {
  const headings = [...page.text.matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)];
  return new Set(
    headings.map(([, title]) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}
