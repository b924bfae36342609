export interface InboxTables {
  notices: NoticeTableRow;
  /** Switched ways; categories without a row are as they begin. */
  notice_settings: { user_id: number; category: string; app: number; mail: number; push: number };
}

/** A notice: its kind and values. Its words are made where it is shown. */
export interface NoticeTableRow {
  id: number;
  /** The number that its fold began with; its own when it is the first. */
  first_id: number;
  user_id: number;
  /** Of the event, so that it is told once. */
  notice_key: string;
  category: string;
  kind: string;
  /** JSON. */
  data: string;
  /** Unread ones of the same fold are replaced by the newest; null: it stands for itself. */
  fold: string | null;
  /** The events that it stands for. */
  count: number;
  happened_at_ms: number;
  read_at_ms: number | null;
}
