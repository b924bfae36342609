import type { ConversationMessage, SupportCase } from '@candor/platform';
import { expect, test } from 'vitest';
import { transcriptOf } from './transcript.ts';

const one = { caseId: 7, conversationId: 3, topic: 'other', state: 'open', openedAtMs: 0, lastAtMs: 0 } as SupportCase;

/** A case with so many messages, whose texts are made from their numbers. */
function platformWith(count: number, textOf: (seq: number) => string) {
  const messages = Array.from({ length: count }, (_, at) => {
    const seq = at + 1;
    return { seq, role: 'user', atMs: 0, text: textOf(seq), uploadId: null } as ConversationMessage;
  });
  return {
    content: { setting: async () => 'Candor' },
    conversations: {
      find: async () => ({ id: 3, kind: 'support', lastSeq: count }),
      page: async (_of: unknown, { beforeSeq = count + 1, limit }: { beforeSeq?: number; limit: number }) => {
        const before = messages.slice(0, beforeSeq - 1);
        return { messages: before.slice(-limit), hasMore: before.length > limit };
      },
    },
  } as never;
}
const asked = { lang: 'en', nowMs: 0 } as const;

test('a transcript has every message of a long case, in their order', async () => {
  const { entries, facts } = await transcriptOf(platformWith(2_345, String), one, asked);
  expect(entries.map(({ text }) => Number(text))).toEqual(Array.from({ length: 2_345 }, (_, at) => at + 1));
  expect(facts.map(([name]) => name)).not.toContain('Earlier messages not included');
});

test('one of an endless case keeps the newest, and says how many are left out', async () => {
  const { entries, facts } = await transcriptOf(
    platformWith(1_500, () => 'x'.repeat(2_000)),
    one,
    asked,
  );
  expect(entries).toHaveLength(500);
  expect(facts).toContainEqual(['Earlier messages not included', '1000']);
});

test('one without messages is empty', async () => {
  expect((await transcriptOf(platformWith(0, String), one, asked)).entries).toEqual([]);
});
