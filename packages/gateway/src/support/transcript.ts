import type { LanguageCode } from '@candor/api';
import { present } from '@candor/kernel';
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

/** Hundreds of printed pages: of a longer case the newest messages are in, and the head says how many are not. */
const charactersMax = 1_000_000;
/** A mark, a picture and the head of a message take room too. */
const charactersOfEach = 100;
const pageSize = 100;

export async function transcriptOf(
  platform: Pick<Platform, 'content' | 'conversations'>,
  one: SupportCase,
  { lang, nowMs }: { readonly lang: LanguageCode; readonly nowMs: number },
): Promise<Transcript> {
  const say = sayIn(lang);
  const { messages, leftOut } = await messagesOf(platform, one.conversationId);
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
      ...(leftOut === 0 ? [] : [[say('supportTranscript.leftOut'), String(leftOut)] as readonly [string, string]]),
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

/** The messages of a conversation from its newest back, as far as there is room. */
async function messagesOf(
  { conversations }: Pick<Platform, 'conversations'>,
  conversationId: number,
): Promise<{ readonly messages: readonly ConversationMessage[]; readonly leftOut: number }> {
  const conversation = await conversations.find(conversationId);
  const pages: (readonly ConversationMessage[])[] = [];
  let characters = 0;
  let beforeSeq: number | undefined;
  for (let hasMore = conversation !== undefined; hasMore && characters < charactersMax; ) {
    const page = await conversations.page(present(conversation, 'it was found'), { beforeSeq, limit: pageSize });
    pages.unshift(page.messages);
    for (const { text } of page.messages) characters += text.length + charactersOfEach;
    beforeSeq = page.messages[0]?.seq;
    hasMore = page.hasMore;
  }
  // Messages are counted up by one from 1.
  return { messages: pages.flat(), leftOut: (beforeSeq ?? 1) - 1 };
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
