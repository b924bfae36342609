import type { DocumentKey } from '../documents.ts';
import type { ContentLanguage } from '../languages.ts';
import type { articleKeys } from './articles.ts';
import type { faqGroupKeys, faqKeys } from './faq.ts';
import type { menuKeys } from './menu.ts';

interface ArticleText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

interface FaqText {
  readonly question: string;
  readonly answer: string;
}

interface DocumentText {
  readonly title: string;
  readonly body: string;
}

/** All texts of one language: a missing one does not compile. */
export interface ContentTexts {
  readonly articles: Readonly<Record<(typeof articleKeys)[number], ArticleText>>;
  readonly faqGroups: Readonly<Record<(typeof faqGroupKeys)[number], string>>;
  readonly faq: Readonly<Record<(typeof faqKeys)[number], FaqText>>;
  readonly documents: Readonly<Record<DocumentKey, DocumentText>>;
  readonly menu: Readonly<Record<(typeof menuKeys)[number], string>>;
}

export type ContentByLanguage = Readonly<Record<ContentLanguage, ContentTexts>>;
