import type { CodeScene, InboxKind, LanguageCode, UsedProduct } from '@candor/api';
import type { ICUArgs } from 'use-intl/core';
import type { InboxNotice } from './inbox.ts';
import type { Notice, NoticeKind } from './notice.ts';
import { languageOf } from './languages.ts';
import { sayIn } from './server.ts';
import type { EveryText } from './texts.ts';

export type { InboxNotice, Told } from './inbox.ts';
export { letterKinds, type Notice, type NoticeKind, securityNotices } from './notice.ts';

/** The purpose of a mail or SMS: a code for a scene, an answer to a request that came to nothing, or news about the account. */
export type MailMessage =
  | { readonly kind: 'code'; readonly scene: CodeScene; readonly code: string; readonly minutes: number }
  | { readonly kind: 'already_registered' }
  | { readonly kind: 'already_bound' }
  | TellingMail
  | DayReport
  | Notice;

/** A notice of the message centre that has no letter of its own; `link`: where the app shows what it is about. */
export interface TellingMail {
  readonly kind: 'notice';
  readonly notice: InboxNotice;
  readonly link: string;
}

/** The figures at the end of a day, in the order in which they are read. */
export const reportFigures = ['users', 'active', 'records', 'volume', 'fees', 'openInterest', 'deposits'] as const;

/** The report of one day, to an operator. */
export interface DayReport {
  readonly kind: 'day_report';
  /** Its start, midnight UTC. */
  readonly dayMs: number;
  /** Decimal texts. Absent: the server was not there. */
  readonly figures: Readonly<Record<(typeof reportFigures)[number], string>> | undefined;
  readonly registered: number;
  /** The number of times each product was used. */
  readonly use: readonly { readonly product: UsedProduct; readonly times: number }[];
}

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
    const say = partsOf(message, site, language);
    return { subject: say('subject'), text: say('text'), sms: say('sms') };
  };
}

type Part = keyof MailText;

function partsOf(message: MailMessage, site: string, language: LanguageCode): (part: Part) => string {
  const say = sayIn(language);
  switch (message.kind) {
    case 'code': {
      const { scene, code, minutes } = message;
      return (part) => say(`mails.${scene}.${part}`, { site, code, minutes: String(minutes) });
    }
    case 'already_registered':
    case 'already_bound':
      return (part) => say(`mails.${message.kind}.${part}`, { site });
    case 'notice': {
      const { title, text } = noticeTextOf(message.notice, language);
      const parts = {
        subject: `${site}: ${title}`,
        text: `${title}\n\n${text}\n\n${message.link}`,
        sms: `${site}: ${title}. ${text}`,
      };
      return (part) => parts[part];
    }
    case 'day_report': {
      const parts = reportPartsOf(message, site, language);
      return (part) => parts[part];
    }
    default: {
      const { kind, ...values } = message;
      const told = { site, ...asText(values) };
      return (part) => (say as SayNotice)(`mailNotices.${kind}.${part}`, told);
    }
  }
}

function reportPartsOf({ dayMs, figures, registered, use }: DayReport, site: string, language: LanguageCode): MailText {
  const say = sayIn(language);
  const { htmlLang } = languageOf(language);
  const day = new Intl.DateTimeFormat(htmlLang, { dateStyle: 'medium', timeZone: 'UTC' }).format(dayMs);
  const subject = say('dayReport.subject', { site, day });
  const figureLines =
    figures === undefined
      ? [say('dayReport.silent')]
      : reportFigures.map((name) => `${say(`dayReport.figures.${name}`)}: ${figures[name]}`);
  const useLines = use.map(({ product, times }) => `${say(`insight.products.${product}`)}: ${times}`);
  const text = [
    say('dayReport.text', { day }),
    [`${say('dayReport.registered')}: ${registered}`, ...figureLines].join('\n'),
    [`${say('dayReport.used')}:`, ...useLines].join('\n'),
    say('dayReport.end'),
  ].join('\n\n');
  return { subject, text, sms: subject };
}

interface NoticeText {
  readonly title: string;
  readonly text: string;
}

/** The words of the notice by which a user sees that notices reach a device. */
export function pushTestText(language: LanguageCode): NoticeText {
  const say = sayIn(language);
  return { title: say('pushTest.title'), text: say('pushTest.text') };
}

/** The words of a notice of the message centre, outside of the app. */
export function noticeTextOf(notice: InboxNotice, language: LanguageCode): NoticeText {
  const { kind, ...values } = notice;
  const say = sayIn(language) as SayInbox;
  const told = asValues(values);
  return { title: say(`inbox.kinds.${kind}.title`, told), text: say(`inbox.kinds.${kind}.text`, told).trim() };
}

type SayInbox = [UntoldInbox] extends [never]
  ? (key: `inbox.kinds.${InboxKind}.${InboxPart}`, values: Readonly<Record<string, string | number>>) => string
  : UntoldInbox;
type InboxPart = 'title' | 'text';

/** The values that a text of a notice takes and the notice lacks. */
type UntoldInbox = {
  [Kind in InboxKind]: Exclude<
    TakenBy<EveryText['inbox']['kinds'][Kind][InboxPart]>,
    WithoutMs<keyof Omit<Extract<InboxNotice, { kind: Kind }>, 'kind'> & string>
  >;
}[InboxKind];

/** Kind and values of a notice go together, which the compiler only sees kind by kind: so it does not compile while one is untold. */
type SayNotice = [Untold] extends [never]
  ? (key: `mailNotices.${NoticeKind}.${Part}`, values: Readonly<Record<string, string>>) => string
  : Untold;

/** The values that a text of a notice takes and the notice lacks. */
type Untold = {
  [Kind in NoticeKind]: Exclude<TakenBy<EveryText['mailNotices'][Kind][Part]>, 'site' | ToldBy<Kind>>;
}[NoticeKind];

type TakenBy<Text extends string> = Text extends string
  ? keyof ICUArgs<Text, { ICUArgument: string; ICUNumberArgument: number; ICUDateArgument: Date }>
  : never;

type ToldBy<Kind extends NoticeKind> = WithoutMs<keyof Omit<Extract<Notice, { kind: Kind }>, 'kind'> & string>;
type WithoutMs<Name extends string> = Name extends `${infer Time}Ms` ? Time : Name;

/** Times are written in one way that no country reads otherwise, with their zone. */
function asText(values: Readonly<Record<string, string | number>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      typeof value === 'number' ? [name.replace(/Ms$/, ''), timeText(value)] : [name, value],
    ),
  );
}

/** The same where numbers that are no times are counts. */
function asValues(values: Readonly<Record<string, string | number>>): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      typeof value === 'number' && name.endsWith('Ms') ? [name.slice(0, -2), timeText(value)] : [name, value],
    ),
  );
}

/** `2026-11-21 09:30:00 UTC`: to the second, because people wait for it. */
function timeText(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** The words around a mail's text, in one language. */
export function mailFrameOf(site: string, language: LanguageCode, kind?: MailMessage['kind']) {
  const say = sayIn(language);
  return {
    htmlLang: languageOf(language).htmlLang,
    word: (word: string) => say('mailFrame.word', { word }),
    smsWord: (word: string) => say('mailFrame.sms_word', { word }),
    freeze: (link: string) => say('mailFrame.freeze', { link }),
    freezeHint: say('mailFrame.freeze_hint'),
    freezeButton: say('mailFrame.freeze_button'),
    cancel: (link: string) => say('mailFrame.cancel', { link }),
    cancelHint: say('mailFrame.cancel_hint'),
    cancelButton: say('mailFrame.cancel_button'),
    footer: say(kind === 'day_report' ? 'dayReport.footer' : 'mailFrame.footer', { site }),
  };
}
export type MailFrame = ReturnType<typeof mailFrameOf>;
