import type { LanguageCode } from '@candor/api';

/** Words about a project in one language. */
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

/** Everything that was published about a project, found by the hash that its terms bind. */
export interface ProjectFacts {
  readonly website: string;
  readonly isDemonstration: boolean;
  /** The text whose SHA-256 the terms have. */
  readonly document: string;
  readonly texts: Readonly<Partial<Record<LanguageCode, ProjectText>>> & { readonly en: ProjectText };
}
