import { expect, it } from 'vitest';
import { documentOf, factsOf, type ProjectText } from './document.ts';

const text: ProjectText = {
  name: 'a',
  summary: 'b',
  issuer: 'c',
  useOfFunds: 'd',
  conflicts: 'e',
  refundRule: 'f',
  paper: 'g\n\n"h"',
};

it('writes the same facts as the same text, whatever order they come in', () => {
  const shuffled = Object.fromEntries(Object.entries(text).toReversed()) as unknown as ProjectText;
  const links = { website: 'https://a.example', paperUrl: '' };
  const document = documentOf({ ...links, texts: { zh: shuffled, en: text } });
  expect(document).toBe(documentOf({ texts: { en: text, zh: text }, ...links }));
  expect(factsOf(document)).toEqual({ ...links, texts: { en: text, zh: text } });
});

it('writes the text that earlier builds published, where there are no links', () => {
  const texts = { en: text, vn: text, zh: text };
  expect(documentOf({ website: '', paperUrl: '', texts: { vn: text, zh: text, en: text } })).toBe(
    JSON.stringify(texts),
  );
});
