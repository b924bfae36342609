import type { ContentTexts } from '../shapes.ts';
import { articles } from './articles.ts';
import { documents } from './documents.ts';
import { faq, faqGroups } from './faq.ts';
import { menu } from './menu.ts';

export const vn: ContentTexts = { articles, faqGroups, faq, documents, menu };
