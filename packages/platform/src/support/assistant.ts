import { type Duty, repeating } from '@candor/kernel/duty';
import { sayIn } from '@candor/messages/server';
import type { Kysely } from 'kysely';
import type { Content } from '../content/index.ts';
import type { Conversations } from '../conversations/conversations.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { PracticeDeskSwitch } from '../practice/desk-switch.ts';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly content: Content;
  readonly conversations: Conversations;
  readonly desk: Pick<PracticeDeskSwitch, 'isOn'>;
}

/** Long enough to see the message arrive, and that somebody is writing. */
const typesAfterMs = 1_000;
const answersAfterMs = 3_000;
const looksEveryMs = 1_000;
const casesAtOnce = 20;
const readBack = 30;

/**
 * Answers cases on a practice site from the questions and answers, under the role of an assistant and named as
 * simulated. It keeps out of cases that an operator has taken, and
 * of all of them while the simulated operators are switched off.
 */
export class PracticeAssistant {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  duty(onError: (error: unknown) => void): Duty {
    return repeating('support-assistant', { work: () => this.answer(), everyMs: looksEveryMs, onError });
  }

  /** Answers all cases that have waited long enough. */
  async answer(): Promise<void> {
    const { db, clock, conversations, desk } = this.#parts;
    if (!(await desk.isOn())) return;
    const nowMs = clock();
    const waiting = await db
      .selectFrom('support_cases')
      .select(['id', 'conversation_id', 'lang', 'waiting_since_ms'])
      .where('waiting_since_ms', '<=', nowMs - typesAfterMs)
      .where('operator', '=', '')
      .orderBy('waiting_since_ms')
      .limit(casesAtOnce)
      .execute();
    for (const { conversation_id: conversationId, lang, waiting_since_ms } of waiting) {
      const conversation = await conversations.find(conversationId);
      if (conversation === undefined) continue;
      await conversations.markReadByStaff(conversation);
      if ((waiting_since_ms ?? nowMs) > nowMs - answersAfterMs) {
        await conversations.tellTyping(conversation, { role: 'assistant' });
        continue;
      }
      const { messages } = await conversations.page(conversation, { limit: readBack });
      const answeredAt = messages.findLastIndex(({ role }) => role === 'assistant' || role === 'staff');
      // All that was written since the last answer: the question may stand in an earlier message than the last one.
      const asked = messages.slice(answeredAt + 1).filter(({ role }) => role === 'user');
      await conversations.send({
        conversationId,
        author: { role: 'assistant' },
        clientId: `assistant ${conversationId} ${conversation.lastSeq}`,
        text: await this.#answerTo(asked.map(({ text }) => text).join('\n'), lang as Parameters<typeof sayIn>[0]),
      });
    }
  }

  async #answerTo(words: string, lang: Parameters<typeof sayIn>[0]): Promise<string> {
    const say = sayIn(lang);
    const [best, second] = await this.#parts.content.searchFaq(words, lang);
    if (best === undefined) return say('supportAssistant.nothing');
    const { question, answer } = best;
    if (second === undefined) return say('supportAssistant.found', { question, answer });
    return say('supportAssistant.foundMore', { question, answer, other: second.question });
  }
}
