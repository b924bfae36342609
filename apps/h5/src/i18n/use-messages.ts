import type { AppTexts } from '@candor/messages';
import { useTranslations } from 'use-intl';

/** `t('area.key', { values })`: every text on the screen. Keys and their values are checked by the compiler. */
export function useMessages() {
  return useTranslations();
}

type KeysOfPlain<T, Before extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? T[K] extends `${string}{${string}`
      ? never
      : `${Before}${K}`
    : KeysOfPlain<T[K], `${Before}${K}.`>;
}[keyof T & string];

/** Keys of texts without values: the keys that tables of titles and labels may name. */
export type MessageKey = KeysOfPlain<AppTexts>;
