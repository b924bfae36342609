import * as z from 'zod/mini';
import type { LanguageCode } from '../wire/languages.ts';
import { messageSizeMax } from '../conversations/conversation.ts';

/** The kinds of texts that operators write, for users and for each other. */
export const contentKinds = ['news', 'banner', 'popup', 'faq', 'topic', 'page', 'menu', 'answer'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** The languages that content is written in. */
export const contentLanguages = ['en', 'vn', 'zh'] as const satisfies readonly LanguageCode[];
export type ContentLanguage = (typeof contentLanguages)[number];

/** The language of readers whose own one a text lacks: nothing is published without it. */
export const fallbackLanguage = 'en' satisfies ContentLanguage;

interface TextRule {
  readonly most: number;
  /** Markdown of many lines, or plain. */
  readonly form: 'line' | 'markdown' | 'plain';
  readonly mayBeEmpty?: true;
}

export type FactKind = 'number' | 'flag' | 'image' | 'route' | 'topic';

interface ContentShape {
  /** Fields of each language. */
  readonly texts: Readonly<Record<string, TextRule>>;
  /** Fields of the item itself. */
  readonly facts: Readonly<Record<string, FactKind>>;
  /** True when items can be added, and taken down. The others are places of the app, which are there for ever. */
  readonly isList: boolean;
}

const title: TextRule = { most: 120, form: 'line' };
const summary: TextRule = { most: 300, form: 'line' };
const body: TextRule = { most: 12_000, form: 'markdown' };

export const contentShapes: Readonly<Record<ContentKind, ContentShape>> = {
  news: { texts: { title, summary, body }, facts: { image: 'image', route: 'route' }, isList: true },
  banner: {
    texts: { title, summary, body: { ...body, mayBeEmpty: true } },
    facts: { position: 'number', image: 'image', route: 'route' },
    isList: true,
  },
  popup: { texts: { title, summary, body: { ...body, mayBeEmpty: true } }, facts: { route: 'route' }, isList: true },
  faq: {
    texts: { question: title, answer: { ...body, most: 4_000 } },
    facts: { topic: 'topic', position: 'number' },
    isList: true,
  },
  topic: { texts: { title: { most: 60, form: 'line' } }, facts: { position: 'number' }, isList: true },
  page: { texts: { title, body }, facts: {}, isList: false },
  menu: {
    texts: { label: { most: 40, form: 'line' } },
    facts: { position: 'number', isOnHome: 'flag', isHidden: 'flag' },
    isList: false,
  },
  answer: {
    texts: { title: { most: 80, form: 'line' }, text: { most: messageSizeMax, form: 'plain' } },
    facts: {},
    isList: true,
  },
};

/** The texts that bind the site and its users: two operators publish them. */
const bindingPages: readonly string[] = ['compliance', 'terms', 'privacy', 'risk'];

export const needsTwo = (kind: ContentKind, key: string): boolean => kind === 'page' && bindingPages.includes(key);

type Texts = Readonly<Record<string, string>>;

/** One version of an item. */
export interface ItemContent {
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  /** By language; one that is missing is read in English. */
  readonly texts: Readonly<Partial<Record<string, Texts>>>;
}

const imagePattern = /^(?:[a-z]{0,20}|\/media\/[\da-f]{64})$/;
/** A page of the app. */
const routePattern = /^(?:\/pages\/[\w/-]+(?:\?[\w=&%.-]*)?)?$/;
const positionMax = 9_999;

const factSchemas: Readonly<Record<FactKind, z.ZodMiniType<string | number | boolean>>> = {
  number: z.number().check(z.int(), z.gte(0), z.lte(positionMax)),
  flag: z.boolean(),
  image: z.string().check(z.regex(imagePattern)),
  route: z.string().check(z.maxLength(200), z.regex(routePattern)),
  topic: z.string().check(z.regex(/^\w{1,40}$/)),
};

function schemaOf({ facts, texts }: ContentShape) {
  const fields = Object.entries(texts).map(([name, { most }]) => [name, z.string().check(z.maxLength(most))] as const);
  const written = z.strictObject(Object.fromEntries(fields));
  const kinds = Object.entries(facts).map(([name, kind]) => [name, factSchemas[kind]] as const);
  return z.strictObject({
    facts: z.strictObject(Object.fromEntries(kinds)),
    texts: z.strictObject(Object.fromEntries(contentLanguages.map((lang) => [lang, z.optional(written)]))),
  });
}

/** The content that a JSON text is, of an item of this kind; nothing when it is none. */
export function readContent(kind: ContentKind, json: string): ItemContent | undefined {
  try {
    return schemaOf(contentShapes[kind]).safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** True when a language has all that its readers need. */
export function isComplete(kind: ContentKind, texts: Texts | undefined): boolean {
  return Object.entries(contentShapes[kind].texts).every(
    ([name, { mayBeEmpty }]) => mayBeEmpty === true || (texts?.[name] ?? '').trim() !== '',
  );
}

/** The languages that an item is not, or not wholly, written in. */
export function missingLanguages(kind: ContentKind, { texts }: ItemContent): readonly ContentLanguage[] {
  return contentLanguages.filter((lang) => !isComplete(kind, texts[lang]));
}

/** `waiting`: for a second operator; `withdrawn`: taken back before its time. */
export const contentStates = ['draft', 'waiting', 'published', 'refused', 'lapsed', 'withdrawn'] as const;
export type ContentState = (typeof contentStates)[number];
