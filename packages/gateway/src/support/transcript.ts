import type { LanguageCode } from '@candor/api';
import { type Say, sayIn } from '@candor/messages/server';
import type { ConversationMessage, Platform, SupportCase } from '@candor/platform';

/** The words of a transcript, in the language of its reader. Can be sent to another thread. */
export interface Transcript {
  readonly site: string;
  readonly language: LanguageCode;
  readonly atMs: number;
  readonly caseId: number;
  readonly title: string;
  /** Name and value of each fact above the messages. */
  readonly facts: readonly (readonly [string, string])[];
  readonly entries: readonly TranscriptEntry[];
}

interface TranscriptEntry {
  readonly writer: string;
  readonly time: string;
  readonly text: string;
}

/** More messages than any case has; the newest are kept. */
const messagesMax = 1_000;
const pageSize = 100;

export async function transcriptOf(
  platform: Platform,
  one: SupportCase,
  { lang, nowMs }: { readonly lang: LanguageCode; readonly nowMs: number },
): Promise<Transcript> {
  const say = sayIn(lang);
  const messages = await allMessages(platform, one.conversationId);
  return {
    site: (await platform.content.setting('site_name')) ?? 'Candor',
    language: lang,
    atMs: nowMs,
    caseId: one.caseId,
    title: say('supportTranscript.title', { case: String(one.caseId) }),
    facts: [
      [say('supportTranscript.topic'), say(`supportTranscript.topics.${one.topic}`)],
      [say('supportTranscript.opened'), timeText(one.openedAtMs)],
      [say('supportTranscript.state'), say(`supportTranscript.states.${one.state}`)],
      ...(one.object === undefined
        ? []
        : [[say('supportTranscript.object'), objectText(one.object)] as readonly [string, string]]),
    ],
    entries: messages.map((message) => ({
      writer: say(`supportTranscript.writers.${message.role}`),
      time: timeText(message.atMs),
      text: textOf(message, say),
    })),
  };
}

function textOf({ text, uploadId, mark, redacted }: ConversationMessage, say: Say): string {
  if (redacted !== undefined) return say('supportTranscript.redacted');
  if (mark?.kind === 'solved' || mark?.kind === 'reopened' || mark?.kind === 'taken')
    return say(`supportTranscript.marks.${mark.kind}`);
  const picture = uploadId === null ? [] : [say('supportTranscript.picture')];
  return [...(text === '' ? [] : [text]), ...picture].join('\n');
}

async function allMessages(platform: Platform, conversationId: number): Promise<readonly ConversationMessage[]> {
  const { conversations } = platform;
  const conversation = await conversations.find(conversationId);
  if (conversation === undefined) return [];
  const read: ConversationMessage[] = [];
  let afterSeq = Math.max(0, conversation.lastSeq - messagesMax);
  for (;;) {
    const { messages, hasMore } = await conversations.page(conversation, { afterSeq, limit: pageSize });
    read.push(...messages);
    if (!hasMore) return read;
    afterSeq = messages.at(-1)?.seq ?? afterSeq;
  }
}

function objectText({ title, objectId, amount, unit, status }: NonNullable<SupportCase['object']>): string {
  return [title, `#${objectId}`, ...(amount === undefined ? [] : [`${amount} ${unit ?? ''}`.trim()]), status].join(
    ', ',
  );
}

/** 2026-07-31 23:59:59 UTC. */
function timeText(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** A transcript as the text of a letter. */
export function plainTranscript({ facts, entries }: Transcript): string {
  const head = facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return [head, ...entries.map(({ writer, time, text }) => `${writer} – ${time}\n${text}`)].join('\n\n');
}
