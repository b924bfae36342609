/** Words about a project in one language. */
interface ProjectText {
  readonly name: string;
  readonly summary: string;
  readonly issuer: string;
  readonly useOfFunds: string;
  readonly conflicts: string;
  readonly refundRule: string;
  /** Paragraphs with an empty line between; `## ` begins a heading, `- ` an item. */
  readonly paper: string;
}

export const projectKeys = ['lumen', 'tern', 'harbor', 'demonstration'] as const;
type ProjectKey = (typeof projectKeys)[number];
export type ProjectTexts = Readonly<Record<ProjectKey, ProjectText>>;
