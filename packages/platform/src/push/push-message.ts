import { createHash } from 'node:crypto';
import { hashOfLink, type LanguageCode, linkOfNotice, type NoticeCategory, noticeKinds } from '@candor/api';
import { dayMs, hourMs } from '@candor/kernel';
import { languageOf } from '@candor/messages';
import { type InboxNotice, noticeTextOf, pushTestText } from '@candor/messages/mails';

/** A message to a device, before it is encrypted. */
export interface PushMessage {
  /** JSON of what the app's service worker shows. */
  readonly content: string;
  /** For so long the push service keeps it for a device that cannot be reached. */
  readonly ttlMs: number;
  readonly urgency: 'low' | 'normal' | 'high';
  /** Of messages of one topic a device that was away gets the last. */
  readonly topic: string;
}

interface Manner {
  readonly urgency: PushMessage['urgency'];
  /** From this age on it is no news. */
  readonly lifeMs: number;
}

/** `high` wakes a sleeping phone: what costs money or protects it, and what somebody waits for. */
const manners: Readonly<Record<NoticeCategory, Manner>> = {
  liquidations: { urgency: 'high', lifeMs: dayMs },
  security: { urgency: 'high', lifeMs: dayMs },
  alerts: { urgency: 'high', lifeMs: hourMs },
  withdrawals: { urgency: 'normal', lifeMs: dayMs },
  deposits: { urgency: 'normal', lifeMs: dayMs },
  otc: { urgency: 'high', lifeMs: dayMs },
  nft: { urgency: 'high', lifeMs: dayMs },
  orders: { urgency: 'normal', lifeMs: 6 * hourMs },
  support: { urgency: 'normal', lifeMs: dayMs },
  chat: { urgency: 'low', lifeMs: dayMs },
  products: { urgency: 'low', lifeMs: dayMs },
  rewards: { urgency: 'low', lifeMs: dayMs },
  news: { urgency: 'low', lifeMs: dayMs },
};

/** Push services take 4,096 bytes with what encryption adds; a text is cut where it would not be read anyway. */
const textMax = 400;

export function mannerOf(kind: InboxNotice['kind']): Manner {
  return manners[noticeKinds[kind]];
}

interface Told {
  readonly notice: InboxNotice;
  /** The same for notices of which the newest replaces those before. */
  readonly about: string;
  readonly happenedAtMs: number;
}

/** A notice in its reader's language, with the way to its page. It says what the notice says, and nothing besides. */
export function pushMessageOf(
  { notice, about, happenedAtMs }: Told,
  { lang, nowMs }: { readonly lang: LanguageCode; readonly nowMs: number },
): PushMessage {
  const { kind, ...data } = notice;
  const { urgency, lifeMs } = mannerOf(kind);
  const path = `/h5/${hashOfLink(linkOfNotice({ kind, data }))}`;
  const topic = topicOf(about);
  const shown = { ...noticeTextOf(notice, lang), path, tag: topic, atMs: happenedAtMs };
  return { content: contentOf(shown, lang), ttlMs: happenedAtMs + lifeMs - nowMs, urgency, topic };
}

/** The message by which a user sees that notices arrive. */
export function pushTestOf(lang: LanguageCode, nowMs: number): PushMessage {
  const topic = topicOf('test');
  const shown = { ...pushTestText(lang), path: '/h5/#/pages/setting/notices', tag: topic, atMs: nowMs };
  return { content: contentOf(shown, lang), ttlMs: 60_000, urgency: 'high', topic };
}

interface Shown {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
  readonly atMs: number;
}

function contentOf({ title, text, ...rest }: Shown, lang: LanguageCode): string {
  return JSON.stringify({
    title: title.slice(0, textMax),
    text: text.slice(0, textMax),
    ...rest,
    lang: languageOf(lang).htmlLang,
  });
}

/** At most 32 signs of base64url (RFC 8030), which tell a push service nothing. */
function topicOf(about: string): string {
  return createHash('sha256').update(about).digest('base64url').slice(0, 32);
}
