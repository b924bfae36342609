import * as z from 'zod/mini';
import { idNumber, timeMs } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** News as lists show it; a banner is news of category 5 with a picture and a place to go. */
export const newsRow = wireObject({
  newsId: named('id', idNumber),
  categoryId: named('c_id', described(idNumber, '4 news, 5 banners.')),
  title: z.string(),
  summary: named('abstract', z.string()),
  image: named('thumbnail', described(z.string(), 'Name of a picture that the app draws, or empty.')),
  link: described(z.string(), 'Page of the app that a tap opens instead of the article, or empty.'),
  publishedAtMs: named('create_time', timeMs),
});
export type NewsRow = z.output<typeof newsRow>;

/** A long text: a small Markdown that needs no HTML to be shown. */
export const longText = described(
  z.string(),
  'Paragraphs with an empty line between; a line that starts with "## " is a heading, with "- " an item.',
);

/** A page of text. */
export const articleBody = wireObject({
  title: z.string(),
  content: longText,
  updatedAtMs: named('update_time', timeMs),
});
export type ArticleBody = z.output<typeof articleBody>;
