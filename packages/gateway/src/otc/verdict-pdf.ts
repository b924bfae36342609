import { languageOf } from '@candor/messages';
import { type Say, sayIn } from '@candor/messages/server';
import { Paper, type TextStyle } from '../statements/paper.ts';
import type { StatementFile } from '../statements/statement-file.ts';
import { wrapped } from '../support/transcript-pdf.ts';
import type { PrintedVerdict, VerdictDocument } from './verdict.ts';

/** Before the signed text inside the file, in base64. */
const noteMark = 'candor-note:';
const labelWidth = 140;
const heading: TextStyle = { size: 11, weight: 'strong' };
const words: TextStyle = { size: 9.5 };
const label: TextStyle = { size: 9, ink: 'soft' };
const fine: TextStyle = { size: 7.5, ink: 'soft' };

/** A signed verdict to read and to print: everything on it comes from the signed text, which is inside the file too. */
export async function verdictFile({ document, note, language }: PrintedVerdict): Promise<StatementFile> {
  const say = sayIn(language);
  const { order, exchange, verdicts, outcome } = document;
  const title = say('otcVerdict.title', { order: String(order) });
  const paper = new Paper({
    title,
    site: exchange,
    htmlLang: languageOf(language).htmlLang,
    atMs: Date.parse(verdicts.at(-1)?.at ?? document.opened),
    keywords: `${noteMark}${Buffer.from(note).toString('base64')}`,
  });
  paper.write(exchange, paper.left, { size: 15, weight: 'strong' });
  paper.writeTo(title, paper.right, { size: 15 });
  paper.y += 30;
  paper.hairline(true);
  paper.y += 14;
  writeSplit(paper, document, say);
  const outcomeText =
    'carriedOut' in outcome
      ? say('otcVerdict.final', { time: timeText(outcome.carriedOut) })
      : say('otcVerdict.first', { time: timeText(outcome.appealUntil) });
  writeLines(paper, outcomeText, words);
  section(paper, say('otcVerdict.deal'));
  for (const [name, value] of dealFacts(document, say)) writeFact(paper, name, value);
  for (const [at, verdict] of verdicts.entries()) {
    section(paper, say(at === 0 ? 'otcVerdict.firstVerdict' : 'otcVerdict.secondVerdict'));
    for (const [name, value] of verdictFacts(verdict, document, say)) writeFact(paper, name, value);
  }
  writeStatements(paper, document, say);
  writeEvidence(paper, document, say);
  writeSignature(paper, document, note, say);
  const content = await paper.finished((page, pages) => ({
    left: `${exchange} – ${title}`,
    right: say('statement.page', { page: String(page), pages: String(pages) }),
  }));
  return { fileName: `otc-verdict-${order}.pdf`, mediaType: 'application/pdf', content };
}

/** Both parts, large, over a bar of their shares. */
function writeSplit(paper: Paper, { verdicts, coin }: VerdictDocument, say: Say): void {
  const { toBuyer = '0', toSeller = '0' } = verdicts.at(-1) ?? {};
  paper.write(say('otcVerdict.toBuyer'), paper.left, label);
  paper.writeTo(say('otcVerdict.toSeller'), paper.right, label);
  paper.y += 15;
  paper.write(`${toBuyer} ${coin}`, paper.left, { size: 17, weight: 'strong' });
  paper.writeTo(`${toSeller} ${coin}`, paper.right, { size: 17, weight: 'strong' });
  paper.y += 28;
  // Only the length of a bar.
  const [buyer, seller] = [Number(toBuyer), Number(toSeller)];
  paper.bar(buyer + seller === 0 ? 0 : buyer / (buyer + seller), 5);
  paper.y += 16;
}

type NamedValue = readonly [string, string];

function dealFacts(document: VerdictDocument, say: Say): readonly NamedValue[] {
  const { buyer, seller, escrow, coin, price, total, fiat, method, opened, paid, dispute } = document;
  return [
    [say('otcVerdict.roles.buyer'), say('otcVerdict.user', { uid: String(buyer) })],
    [say('otcVerdict.roles.seller'), say('otcVerdict.user', { uid: String(seller) })],
    [say('otcVerdict.escrow'), `${escrow} ${coin}`],
    [say('otcVerdict.price'), `${price} ${fiat}`],
    [say('otcVerdict.total'), `${total} ${fiat}, ${say(`otc.methods.${method}`)}`],
    [say('otcVerdict.opened'), timeText(opened)],
    ...(paid === undefined ? [] : [[say('otcVerdict.paid'), timeText(paid)] as const]),
    [say('otcVerdict.disputed'), byWhom(dispute, say)],
    [say('otcVerdict.disputeReason'), say(`otc.reasons.${dispute.reason}`)],
  ];
}

function verdictFacts(
  { operator, reason, toBuyer, toSeller, promised, at }: VerdictDocument['verdicts'][number],
  { coin, appeal, verdicts }: VerdictDocument,
  say: Say,
): readonly NamedValue[] {
  const isSecond = verdicts.length > 1 && verdicts[1]?.at === at;
  return [
    ...(isSecond && appeal !== undefined ? [[say('otcVerdict.appeal'), byWhom(appeal, say)] as const] : []),
    [say('otcVerdict.reason'), say(`otc.verdict.${reason}`)],
    [say('otcVerdict.split'), say('otcVerdict.splitText', { buyer: toBuyer, seller: toSeller, coin })],
    [say('otcVerdict.operator'), operator],
    [say('otcVerdict.promised'), timeText(promised)],
    [say('otcVerdict.decided'), say(at <= promised ? 'otcVerdict.inTime' : 'otcVerdict.late', { time: timeText(at) })],
  ];
}

function writeStatements(paper: Paper, { statements }: VerdictDocument, say: Say): void {
  section(paper, say('otcVerdict.statements'));
  if (statements.length === 0) writeLines(paper, say('otcVerdict.noStatements'), words);
  for (const { by, reason, text, at } of statements) {
    paper.needs(44);
    paper.write(`${say(`otcVerdict.roles.${by}`)}: ${say(`otc.reasons.${reason}`)}`, paper.left, {
      ...words,
      weight: 'strong',
    });
    paper.writeTo(timeText(at), paper.right, fine);
    paper.y += 15;
    if (text !== '') writeLines(paper, text, words);
    paper.y += 4;
  }
}

function writeEvidence(paper: Paper, { evidence }: VerdictDocument, say: Say): void {
  section(paper, say('otcVerdict.evidence'));
  writeLines(paper, say(evidence.length === 0 ? 'otcVerdict.noEvidence' : 'otcVerdict.evidenceText'), fine);
  for (const { by, message, at, textSha256, pictureSha256, removed } of evidence) {
    paper.needs(40);
    paper.y += 4;
    paper.write(
      `${say('otcVerdict.message', { number: String(message) })}, ${say(`otcVerdict.roles.${by}`)}`,
      paper.left,
      {
        size: 9,
      },
    );
    paper.writeTo(timeText(at), paper.right, fine);
    paper.y += 13;
    const lines = [
      ...(textSha256 === undefined ? [] : [`${say('otcVerdict.text')}: ${textSha256}`]),
      ...(pictureSha256 === undefined ? [] : [`${say('otcVerdict.picture')}: ${pictureSha256}`]),
      ...(removed === true ? [say('otcVerdict.removed')] : []),
    ];
    for (const line of lines) {
      paper.write(line, paper.left, fine);
      paper.y += 11;
    }
  }
}

function writeSignature(paper: Paper, { exchange, check }: VerdictDocument, note: string, say: Say): void {
  section(paper, say('otcVerdict.signature'));
  const [, name = '', signature = ''] = note
    .trimEnd()
    .slice(note.lastIndexOf('\n—') + 1)
    .split(' ');
  writeLines(paper, say('otcVerdict.signatureText', { exchange, url: check }), words);
  paper.y += 4;
  writeLines(paper, `${name} ${signature}`, fine);
}

function section(paper: Paper, title: string): void {
  paper.y += 12;
  paper.needs(60);
  paper.write(title, paper.left, heading);
  paper.y += 18;
  paper.hairline();
  paper.y += 8;
}

function writeFact(paper: Paper, name: string, value: string): void {
  paper.needs(16);
  paper.write(name, paper.left, label);
  paper.write(value, paper.left + labelWidth, { size: 9 });
  paper.y += 16;
}

function writeLines(paper: Paper, text: string, style: TextStyle): void {
  const height = style.size * 1.5;
  for (const line of wrapped(paper, text, style)) {
    paper.needs(height);
    paper.write(line, paper.left, style);
    paper.y += height;
  }
}

function byWhom({ by, at }: { readonly by: 'buyer' | 'seller'; readonly at: string }, say: Say): string {
  return say(by === 'buyer' ? 'otcVerdict.byBuyer' : 'otcVerdict.bySeller', { time: timeText(at) });
}

/** 2026-07-31 23:59:59 UTC. */
function timeText(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}
