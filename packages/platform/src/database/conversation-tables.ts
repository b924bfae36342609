/** Tables of conversations, customer service and the chat room, as Kysely sees them. */
export interface ConversationTables {
  conversations: ConversationRow;
  conversation_members: { conversation_id: number; user_id: number; read_seq: number };
  messages: MessageRow;
  message_reports: MessageReportRow;
  support_cases: SupportCaseRow;
  support_notes: { id: number; case_id: number; operator: string; at_ms: number; sealed: string };
  /** The wait for each answer, for the median that users are told. */
  support_waits: { case_id: number; answered_at_ms: number; wait_ms: number };
  chat_rooms: ChatRoomTableRow;
  chat_mutes: ChatMuteRow;
}

export interface ChatRoomTableRow {
  room: string;
  conversation_id: number;
  slow_seconds: number;
  level: number;
  account_age_minutes: number;
}

interface ChatMuteRow {
  id: number;
  user_id: number;
  reason: string;
  operator: string;
  from_ms: number;
  /** Its end; moved to the time when an operator ended it earlier. */
  until_ms: number;
}

export interface ConversationRow {
  id: number;
  kind: string;
  /** Its owner, such as `case 17` or `room en`. */
  subject: string;
  last_seq: number;
  last_at_ms: number;
  /** Up to which the house has read a private one. */
  staff_read_seq: number;
  is_open: number;
}

export interface MessageRow {
  conversation_id: number;
  seq: number;
  role: string;
  /** Of a user's message; null of others. */
  user_id: number | null;
  /** `user 7`, `staff rita`, `assistant` or `system`: a client id is unique for it. */
  author: string;
  client_id: string;
  at_ms: number;
  /** JSON of text, card and mark: plain in a public conversation, else sealed in base64. Empty once redacted. */
  body: string;
  upload_id: string | null;
  reply_to: number | null;
  redacted_reason: string | null;
  redacted_by: string | null;
  redacted_at_ms: number | null;
}

interface MessageReportRow {
  conversation_id: number;
  seq: number;
  user_id: number;
  reason: string;
  at_ms: number;
  /** The operator's decision; null while it waits. */
  decision: string | null;
}

export interface SupportCaseRow {
  id: number;
  user_id: number;
  conversation_id: number;
  topic: string;
  lang: string;
  state: string;
  operator: string;
  /** JSON of the card, sealed; null without an object. */
  object_sealed: string | null;
  opened_at_ms: number;
  last_at_ms: number;
  /** The first message without an answer; null while none waits. */
  waiting_since_ms: number | null;
  rating: number | null;
  comment_sealed: string | null;
}
