import type { MailFrame, MailText } from '@candor/messages/mails';

interface LetterParts {
  readonly words: MailText;
  readonly frame: MailFrame;
  /** The code that the reader needs, shown large; null in a notice. */
  readonly code: string | null;
  /** The owner's anti-phishing word; empty when they chose none. */
  readonly word: string;
  /** The link that freezes the account; absent where freezing makes no sense. */
  readonly freezeLink?: string | undefined;
  /** The link that cancels a request; absent where there is none. */
  readonly cancelLink?: string | undefined;
}

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly sms: string;
}

/** One message with everything around it: the anti-phishing word, the ways to stop the reported action, the sender. */
export function letterOf({ words, frame, code, word, freezeLink, cancelLink }: LetterParts): Letter {
  const paragraphs = words.text.split('\n\n');
  const wordLine = word === '' ? [] : [frame.word(word)];
  const text = [
    ...paragraphs,
    ...wordLine,
    ...(cancelLink === undefined ? [] : [frame.cancel(cancelLink)]),
    ...(freezeLink === undefined ? [] : [frame.freeze(freezeLink)]),
    `-- \n${frame.footer}`,
  ];
  return {
    subject: words.subject,
    text: `${text.join('\n\n')}\n`,
    html: htmlOf({ words, frame, code, word, freezeLink, cancelLink }, paragraphs),
    sms: word === '' ? words.sms : `${frame.smsWord(word)} ${words.sms}`,
  };
}

/** Nothing is loaded from elsewhere, and the styles are inline: many readers throw everything else away. */
function htmlOf(
  { words, frame, code, word, freezeLink, cancelLink }: LetterParts,
  paragraphs: readonly string[],
): string {
  const body = [
    `<h1 style="font-size:18px;margin:0 0 16px">${escaped(words.subject)}</h1>`,
    ...(code === null
      ? []
      : [`<p style="font:700 28px/1.3 monospace;letter-spacing:.12em;margin:0 0 16px">${escaped(code)}</p>`]),
    ...paragraphs.map((text) => `<p style="margin:0 0 12px">${escaped(text).replaceAll('\n', '<br>')}</p>`),
    ...(word === '' ? [] : [`<p style="margin:0 0 12px"><b>${escaped(frame.word(word))}</b></p>`]),
    ...(cancelLink === undefined ? [] : [wayHtml(frame.cancelHint, frame.cancelButton, cancelLink)]),
    ...(freezeLink === undefined ? [] : [wayHtml(frame.freezeHint, frame.freezeButton, freezeLink)]),
    `<p style="margin:20px 0 0;font-size:13px;opacity:.75">${escaped(frame.footer)}</p>`,
  ];
  return `<!doctype html>
<html lang="${escaped(frame.htmlLang)}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(words.subject)}</title></head>
<body style="margin:0;padding:24px 16px;font:15px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto">
${body.join('\n')}
</div>
</body>
</html>
`;
}

function wayHtml(hint: string, label: string, link: string): string {
  const button = 'display:inline-block;padding:10px 16px;border-radius:10px;background:#b3261e;color:#ffffff';
  return `<p style="margin:20px 0 8px">${escaped(hint)}</p>
<p style="margin:0"><a style="${button};text-decoration:none;font-weight:600" href="${escaped(link)}">${escaped(label)}</a></p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] as string);
}
