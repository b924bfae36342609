import { languageOf } from '@candor/messages';
import { sayIn } from '@candor/messages/server';
import { Paper, type TextStyle } from '../statements/paper.ts';
import type { StatementFile } from '../statements/statement-file.ts';
import type { Transcript } from './transcript.ts';

const lineHeight = 14;
const bodyStyle: TextStyle = { size: 9.5 };

/** A transcript to read and to print. */
export async function transcriptFile(transcript: Transcript): Promise<StatementFile> {
  const { site, language, title, facts, entries, atMs, caseId } = transcript;
  const paper = new Paper({ title, site, htmlLang: languageOf(language).htmlLang, atMs });
  paper.write(site, paper.left, { size: 15, weight: 'strong' });
  paper.writeTo(title, paper.right, { size: 15 });
  paper.y += 30;
  paper.hairline(true);
  paper.y += 12;
  for (const [name, value] of facts) {
    paper.write(name, paper.left, { size: 8.5, ink: 'soft' });
    paper.write(value, paper.left + 96, { size: 8.5 });
    paper.y += 15;
  }
  paper.y += 8;
  for (const { writer, time, text } of entries) {
    paper.needs(3 * lineHeight);
    paper.write(writer, paper.left, { size: 9.5, weight: 'strong' });
    paper.writeTo(time, paper.right, { size: 8, ink: 'soft' });
    paper.y += lineHeight;
    for (const line of wrapped(paper, text)) {
      paper.needs(lineHeight);
      paper.write(line, paper.left, bodyStyle);
      paper.y += lineHeight;
    }
    paper.y += 8;
  }
  const say = sayIn(language);
  const content = await paper.finished((page, pages) => ({
    left: `${site} – ${title}`,
    right: say('statement.page', { page: String(page), pages: String(pages) }),
  }));
  return { fileName: `support-case-${caseId}.pdf`, mediaType: 'application/pdf', content };
}

/** Lines that fit between the margins; what is longer than a line is cut where it must be. */
export function wrapped(
  paper: Pick<Paper, 'left' | 'right' | 'widthOf'>,
  text: string,
  textStyle: TextStyle = bodyStyle,
): readonly string[] {
  const width = paper.right - paper.left;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of paragraph.match(/\p{Script=Han}|[^\s\p{Script=Han}]+|\s+/gu) ?? ['']) {
      if (paper.widthOf(line + piece.trimEnd(), textStyle) <= width) {
        line += piece;
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      line = piece.trimStart();
      while (paper.widthOf(line, textStyle) > width) {
        let fits = line.length - 1;
        while (fits > 1 && paper.widthOf(line.slice(0, fits), textStyle) > width) fits = Math.floor(fits * 0.9);
        lines.push(line.slice(0, fits));
        line = line.slice(fits);
      }
    }
    return [...lines, line.trimEnd()];
  });
}
