import type { CodeScene, LanguageCode } from '@candor/api';
import type { Notice } from './notice.ts';
import { languageOf } from './languages.ts';
import { messageOf, type TextArguments } from './server.ts';

export { type Notice, type NoticeKind, securityNotices } from './notice.ts';

/** What a mail or SMS is for: a code of a scene, a word to who asked in vain, or news about the account. */
export type MailMessage =
  | { readonly kind: 'code'; readonly scene: CodeScene; readonly code: string; readonly minutes: number }
  | { readonly kind: 'already_registered' }
  | { readonly kind: 'already_bound' }
  | Notice;

export interface MailText {
  readonly subject: string;
  /** Paragraphs with an empty line between them. */
  readonly text: string;
  /** The same, short enough for an SMS. */
  readonly sms: string;
}

/** Writes the mails and SMS of a site of this name. */
export function mailTexts(site: string): (message: MailMessage, language: LanguageCode) => MailText {
  return (message, language) => {
    const { area, name, values } = partsOf(message);
    const part = (key: keyof MailText) => messageOf(`${area}.${name}.${key}`, language, { site, ...values });
    return { subject: part('subject'), text: part('text'), sms: part('sms') };
  };
}

function partsOf(message: MailMessage): { area: string; name: string; values: TextArguments } {
  switch (message.kind) {
    case 'code':
      return { area: 'mails', name: message.scene, values: { code: message.code, minutes: message.minutes } };
    case 'already_registered':
    case 'already_bound':
      return { area: 'mails', name: message.kind, values: {} };
    default: {
      const { kind, ...values } = message;
      return { area: 'mailNotices', name: kind, values: asText(values) };
    }
  }
}

/** Times are written in one way that no country reads otherwise, with their zone. */
function asText(values: Readonly<Record<string, string | number>>): TextArguments {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      typeof value === 'number' ? [name.replace(/Ms$/, ''), timeText(value)] : [name, value],
    ),
  );
}

/** `2026-11-21 09:30:00 UTC`: to the second, because people wait for it. */
function timeText(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** The words around a mail's text, in one language. */
export function mailFrameOf(site: string, language: LanguageCode) {
  const part = (key: string, values: TextArguments = {}) => messageOf(`mailFrame.${key}`, language, values);
  return {
    htmlLang: languageOf(language).htmlLang,
    word: (word: string) => part('word', { word }),
    smsWord: (word: string) => part('sms_word', { word }),
    freeze: (link: string) => part('freeze', { link }),
    freezeHint: part('freeze_hint'),
    freezeButton: part('freeze_button'),
    cancel: (link: string) => part('cancel', { link }),
    cancelHint: part('cancel_hint'),
    cancelButton: part('cancel_button'),
    footer: part('footer', { site }),
  };
}
export type MailFrame = ReturnType<typeof mailFrameOf>;
