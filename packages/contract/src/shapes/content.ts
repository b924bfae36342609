import * as z from 'zod/mini';
import { idNumber, timeMs } from '../fields.ts';
import { described, named, wireObject } from '../wire.ts';

/** News as lists show it; a banner is news of category 5 with a picture and a place to go. */
export const newsRow = wireObject({
  newsId: named('id', idNumber),
  categoryId: named('c_id', described(idNumber, '4 news, 5 banners.')),
  title: z.string(),
  summary: named('abstract', z.string()),
  image: named('thumbnail', described(z.string(), 'Path of the picture; empty when there is none.')),
  link: described(
    z.string(),
    'Where a tap goes: a page of the app, an https address, or empty for the article itself.',
  ),
  publishedAtMs: named('create_time', timeMs),
});
export type NewsRow = z.output<typeof newsRow>;

/** A page of text. The body is Markdown of headings, paragraphs, lists, emphasis and links; never HTML. */
export const articleBody = wireObject({
  title: z.string(),
  content: described(z.string(), 'Markdown: headings, paragraphs, lists, emphasis, links.'),
  updatedAtMs: named('update_time', timeMs),
});
export type ArticleBody = z.output<typeof articleBody>;
