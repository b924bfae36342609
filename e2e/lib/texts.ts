import type { LanguageCode } from '@candor/api';
import { type EveryText, textsIn, type Written } from '@candor/messages/server';

/** The app's own texts, so that a journey finds things by the texts that a reader of that language sees. */
export type Texts = Written<EveryText>;

/** All of them, whatever a page has fetched. */
export function textsOf(language: LanguageCode): Texts {
  return textsIn(language);
}

/** Puts values into a text: `fill('Buy {asset}', { asset: 'BTC' })`. For texts without plurals and choices. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" needs ${name}`);
    return value;
  });
}

/** A text with any values in it, as a pattern for a whole accessible name. */
export function anyOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}
