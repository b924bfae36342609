import { useCallback } from 'react';
import { callInContract } from '../acts/operator-calls.ts';
import { useSettingTexts } from '../markets/setting-text.ts';

/** A longer text is whole in the JSON only. */
const shownMax = 120;
/** The language of the console, which goes with every call. */
const aside = new Set(['lang']);

/** One field of what was sent, in the reader's words. */
interface SentFact {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** Puts what was sent with a call of the record into words, field by field. */
export function useSentFacts(): (call: string, input: string) => readonly SentFact[] {
  const textsOf = useSettingTexts();
  return useCallback(
    (call, input) => {
      const { label, value } = textsOf(callInContract(call));
      const sent = Object.entries(fieldsIn(input))
        .filter(([name]) => !aside.has(name))
        .map(([name, one]) => ({ name, value: typeof one === 'string' ? one : JSON.stringify(one) }));
      return sent.map((one) => {
        const { name } = one;
        const words = value(name, one.value, sent);
        return {
          name,
          label: label(name),
          value: words.length > shownMax ? `${words.slice(0, shownMax)}…` : words,
        };
      });
    },
    [textsOf],
  );
}

function fieldsIn(input: string): Readonly<Record<string, unknown>> {
  try {
    const fields: unknown = JSON.parse(input);
    return typeof fields === 'object' && fields !== null ? (fields as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
