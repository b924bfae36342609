/** Versions of everything that operators write; a row's content never changes. */
export interface ContentVersionRow {
  /** `ContentKind`. */
  kind: string;
  item_key: string;
  /** From 1, in the order they were written. */
  version: number;
  /** `ItemContent` as JSON. */
  content: string;
  author: string;
  note: string;
  saved_at_ms: number;
  /** `draft`, `waiting` for a second operator, `published`, `refused`, or `withdrawn` before its time. */
  state: string;
  /** The operator who wanted it published. */
  asked_by: string;
  asked_at_ms: number | null;
  /** The second operator, where two are needed. */
  decided_by: string;
  decided_at_ms: number | null;
  /** It is shown from here on, until another version is; null: it is not published. */
  from_ms: number | null;
  /** The item is not shown from here on; null: for ever. */
  until_ms: number | null;
}

export interface ContentTables {
  content_versions: ContentVersionRow;
}
