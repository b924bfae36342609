/** Requests to remove all second factors of an account, because they are lost. */
export interface RecoveryTables {
  recoveries: RecoveryRequestRow;
}

export interface RecoveryRequestRow {
  id: number;
  user_id: number;
  /** The user while it is begun or waits, null afterwards. */
  open_of: number | null;
  state: string;
  /** SHA-256 of the token that the applicant holds in place of a session. */
  token_hash: string;
  token_until_ms: number;
  /** The number written on the paper in the picture. */
  paper_number: string;
  /** The addresses that answered, as they were then. */
  proven_email: string | null;
  proven_phone: string | null;
  /** The verified case that a picture is compared with; null where there is none, and no picture is needed. */
  case_id: number | null;
  upload_id: string | null;
  /** The device of the request. */
  device: string;
  ip_prefix: string;
  begun_at_ms: number;
  submitted_at_ms: number | null;
  due_at_ms: number | null;
  /** Until when withdrawals are held for it at the exchange. */
  held_until_ms: number | null;
  decision: string;
  decided_at_ms: number | null;
  /** Empty until a decision. */
  reviewer: string;
  note: string;
  ended_at_ms: number | null;
  /** The cause of the cancellation; empty otherwise. */
  ended_by: string;
}
