/** Tables of sales of tokens: words only, the sales themselves are the exchange's. */
export interface IeoTables {
  project_facts: ProjectFactsRow;
}

/** A version of what is promised about the sales of a token. Rows are never changed. */
export interface ProjectFactsRow {
  token_id: number;
  /** From 1, for each token. */
  version: number;
  /** SHA-256 of the document, in hex. */
  hash: string;
  document: string;
  is_demonstration: number;
  published_at_ms: number;
}
