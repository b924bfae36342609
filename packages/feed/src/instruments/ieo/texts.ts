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

export type ProjectTexts = Readonly<Record<'lumen' | 'tern' | 'harbor' | 'demonstration', ProjectText>>;
