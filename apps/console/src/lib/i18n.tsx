import { dateTimeText } from '@candor/kit';
import { KitWordsProvider } from '@candor/kit/view';
import { languageOf, writtenLanguages } from '@candor/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { loadTexts } from './load-texts.ts';
import { useSettings } from './settings.ts';
import { factKeys, labelKeys, wordKeys } from './text-keys.ts';

/** Provides all screens with the texts of the chosen language. */
export function Texts({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const texts = useQuery({
    queryKey: ['texts', language],
    queryFn: () => loadTexts(language),
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

/** The name of a language by its code, in itself. */
export function languageNameOf(code: string): string {
  return writtenLanguages.find((one) => one.code === code)?.name ?? code;
}

/** The name of a country by its code of two letters. */
export function useRegion(): (code: string) => string {
  const { language } = useSettings();
  return useMemo(() => {
    const names = new Intl.DisplayNames(languageOf(language).htmlLang, { type: 'region', fallback: 'code' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [language]);
}

/** The text of the first of these keys that has one. */
function useFirstText(): (keys: readonly string[]) => string | undefined {
  const t = useTranslations();
  return useCallback(
    (keys) => {
      const key = (keys as readonly 'console.words.none'[]).find((one) => t.has(one));
      return key && t(key);
    },
    [t],
  );
}

/** The name of a field, of an act or of all: in the reader's language where it has one, else as the contract calls it. */
export function useFieldLabel(): (name: string, act?: string) => string {
  const first = useFirstText();
  return useCallback((name, act) => first(labelKeys(name, act)) ?? wordsOf(name), [first]);
}

/** The label of a fact of an answer, by the name that it has inside or on the wire. */
export function useFactLabel(): (name: string) => string {
  const first = useFirstText();
  return useCallback((name) => first(factKeys(name)) ?? wordsOf(name), [first]);
}

/** A word of the contract (a status, a kind, a side) in the reader's language; as the contract has it where there is none. */
export function useWord(): (word: string) => string {
  const first = useFirstText();
  return useCallback((word) => first(wordKeys(word)) ?? wordsOf(word), [first]);
}

/** `two_words` of the wire and `twoWordsMs` of the program as words. */
export function wordsOf(name: string): string {
  return name
    .replace(/(?:AtMs|Ms)$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}
