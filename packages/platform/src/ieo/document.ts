import { createHash } from 'node:crypto';
import type { LanguageCode } from '@candor/api';

/** Words about a sale of tokens in one language. */
export interface ProjectText {
  readonly name: string;
  readonly summary: string;
  readonly issuer: string;
  readonly useOfFunds: string;
  readonly conflicts: string;
  readonly refundRule: string;
  /** Paragraphs with an empty line between; `## ` begins a heading, `- ` an item. */
  readonly paper: string;
}

export type ProjectTexts = Readonly<Partial<Record<LanguageCode, ProjectText>>>;

/** Everything that is promised about a sale. */
export interface PromisedFacts {
  /** Empty: there is none. */
  readonly website: string;
  /** The white paper at the issuer; empty: it is here alone. */
  readonly paperUrl: string;
  readonly texts: ProjectTexts;
}

/**
 * The one text of these facts, whose SHA-256 terms bind: JSON without spaces, the languages by their codes, then the links
 * that there are. The same facts always give the same text, in whatever order they were written.
 */
export function documentOf({ website, paperUrl, texts }: PromisedFacts): string {
  const codes = (Object.keys(texts) as LanguageCode[]).toSorted();
  const entries = codes.flatMap((code): [string, unknown][] => {
    const text = texts[code];
    return text === undefined ? [] : [[code, inOrder(text)]];
  });
  if (website !== '') entries.push(['website', website]);
  if (paperUrl !== '') entries.push(['paperUrl', paperUrl]);
  return JSON.stringify(Object.fromEntries(entries));
}

export function factsOf(document: string): PromisedFacts {
  const { website = '', paperUrl = '', ...texts } = JSON.parse(document);
  return { website, paperUrl, texts };
}

/** 32 bytes in hex. */
export function hashOf(document: string): string {
  return createHash('sha256').update(document, 'utf8').digest('hex');
}

function inOrder({ name, summary, issuer, useOfFunds, conflicts, refundRule, paper }: ProjectText): ProjectText {
  return { name, summary, issuer, useOfFunds, conflicts, refundRule, paper };
}
