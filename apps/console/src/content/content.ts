import {
  type ContentKind,
  contentKinds,
  contentLanguages,
  contentShapes,
  type FactKind,
  type getContent,
  type ItemContent,
  type listContent,
  type OutputOf,
} from '@candor/api';
import { useCallback } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useSettings } from '../lib/settings.ts';

export type ContentRow = OutputOf<typeof listContent>[number];

/** The versions of an item, newest first. */
export type Versions = OutputOf<typeof getContent>;

/** The place in the address of an item that is not written yet. */
export const newKey = 'new';

export const kindOf = (name: string): ContentKind => contentKinds.find((kind) => kind === name) ?? 'news';

const emptyFacts: Readonly<Record<FactKind, string | number | boolean>> = {
  number: 0,
  flag: false,
  image: '',
  route: '',
  topic: 'start',
};

export function emptyContent(kind: ContentKind): ItemContent {
  const facts = Object.entries(contentShapes[kind].facts).map(([name, fact]) => [name, emptyFacts[fact]] as const);
  return { facts: Object.fromEntries(facts), texts: {} };
}

/** A content that the server sent. */
export function contentOf(json: string): ItemContent {
  return JSON.parse(json) as ItemContent;
}

/** The content as it is kept: languages in which nothing is written are not there. */
export function wireContent(kind: ContentKind, { facts, texts }: ItemContent): string {
  const names = Object.keys(contentShapes[kind].texts);
  const written = contentLanguages.flatMap((lang) => {
    const words = texts[lang];
    if (words === undefined || names.every((name) => (words[name] ?? '') === '')) return [];
    return [[lang, Object.fromEntries(names.map((name) => [name, words[name] ?? '']))] as const];
  });
  return JSON.stringify({ facts, texts: Object.fromEntries(written) });
}

/** Names an item of a list by its first words: in the console's language, or else in the first one that it has. */
export function useTitle(): (kind: ContentKind, content: ItemContent) => string {
  const { language } = useSettings();
  return useCallback(
    (kind, { texts }) => {
      const [first = 'title'] = Object.keys(contentShapes[kind].texts);
      const inOrder = [...contentLanguages.filter((one) => one === language), ...contentLanguages];
      return inOrder.map((lang) => texts[lang]?.[first] ?? '').find((words) => words !== '') ?? '';
    },
    [language],
  );
}

/** The names of those who wrote without being operators. */
export function useAuthor(): (author: string) => string {
  const t = useMessages();
  return useCallback(
    (author) => {
      if (author === 'built-in') return t('desk.versions.builtIn');
      return author === 'before versions' ? t('desk.versions.before') : author;
    },
    [t],
  );
}
