import type { FaqRow } from '@candor/api';
import { fold } from '#lib/fold.ts';

export interface Topic {
  readonly topic: string;
  readonly rows: readonly FaqRow[];
}

/** The rows that match, under their topics, in the order they came. Every word typed must be found somewhere. */
export function topicsOf(rows: readonly FaqRow[], sought: string): Topic[] {
  const words = fold(sought).split(/\s+/).filter(Boolean);
  const topics = new Map<string, FaqRow[]>();
  for (const row of rows) {
    const text = fold(`${row.question} ${row.answer}`);
    if (!words.every((word) => text.includes(word))) continue;
    topics.set(row.topic, [...(topics.get(row.topic) ?? []), row]);
  }
  return [...topics].map(([topic, found]) => ({ topic, rows: found }));
}
