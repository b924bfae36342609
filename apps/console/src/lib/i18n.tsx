import { dateTimeText } from '@candor/kit';
import { KitWordsProvider } from '@candor/kit/view';
import { languageOf, textFolderOf } from '@candor/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { loaders } from 'virtual:texts';
import { useSettings } from './settings.ts';

/** Provides all screens with the texts of the chosen language. */
export function Texts({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const texts = useQuery({
    queryKey: ['texts', language],
    queryFn: async () => {
      const folder = textFolderOf(language);
      // The messages of a person are shown in the words in which they were told.
      const parts = await Promise.all(
        ['base', 'inbox', 'console'].map(async (part) => loaders[`${folder}/${part}`]?.()),
      );
      return Object.assign({}, ...parts.map((part) => part?.default));
    },
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
  if (texts.data === undefined) return null;
  const { htmlLang } = languageOf(language);
  return (
    <IntlProvider
      locale={htmlLang}
      messages={texts.data}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      <KitTexts>{children}</KitTexts>
    </IntlProvider>
  );
}

function KitTexts({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const words = useMemo(
    () => ({
      loading: t('common.loading'),
      retry: t('common.retry'),
      copyOf: (label: string) => t('common.copyOf', { what: label }),
    }),
    [t],
  );
  return <KitWordsProvider value={words}>{children}</KitWordsProvider>;
}

/** `t('console.key', { values })`: every text on the screen. */
export function useMessages() {
  return useTranslations();
}

/** A moment in the reader's language and zone. */
export function useMoment(): (ms: number) => string {
  const { language } = useSettings();
  return useCallback((ms) => dateTimeText(ms, languageOf(language).htmlLang), [language]);
}

/** The name of a field: in the reader's language where it has one, else as the contract calls it. */
export function useFieldLabel(): (name: string) => string {
  const t = useTranslations();
  return useCallback(
    (name) => {
      const key = `console.fields.${name.replace(/(?<=.)_id$/, '')}` as 'console.fields.note';
      return t.has(key) ? t(key) : wordsOf(name);
    },
    [t],
  );
}

/** The label of a fact of an answer, by the name that it has inside or on the wire. */
export function useFactLabel(): (name: string) => string {
  const t = useTranslations();
  return useCallback(
    (name) => {
      const inside = name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const keys = [
        `console.facts.${inside}`,
        `console.facts.${inside}Ms`,
      ] as unknown as readonly 'console.fields.note'[];
      const key = keys.find((one) => t.has(one));
      return key === undefined ? wordsOf(name) : t(key);
    },
    [t],
  );
}

/** A word of the contract (a status, a kind, a side) in the reader's language; as the contract has it where there is none. */
export function useWord(): (word: string) => string {
  const t = useTranslations();
  return useCallback(
    (word) => {
      // The app's words come after the console's own.
      const keys = [
        `console.words.${word}`,
        `words.orderStatuses.${word}`,
        `words.pairStatuses.${word}`,
        `words.endReasons.${word}`,
        `words.sides.${word}`,
        `words.orderTypes.${word}`,
        `words.entryKinds.${word}`,
        `words.assetClasses.${word}`,
      ] as unknown as readonly 'console.words.none'[];
      const key = keys.find((one) => t.has(one));
      return key === undefined ? wordsOf(word) : t(key);
    },
    [t],
  );
}

/** `two_words` of the wire and `twoWordsMs` of the program as words. */
export function wordsOf(name: string): string {
  return name
    .replace(/(?:AtMs|Ms)$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
