/** Tables of the people who work here, as Kysely sees them. Their roles are the journal's. */
export interface OperatorTables {
  operator_people: OperatorPersonRow;
  operator_invitations: OperatorInvitationRow;
  operator_passkeys: OperatorPasskeyRow;
  operator_sessions: OperatorSessionRow;
  proposal_notes: ProposalNoteRow;
  audit_persons: AuditPersonRow;
  person_notes: PersonNoteRow;
  operator_news: OperatorNewsRow;
  /** A case's operator; a later row of a case replaces the one before. */
  case_takers: { kind: string; case_id: string; operator: string; at_ms: number };
}

interface OperatorPersonRow {
  name: string;
  invited_by: string;
  joined_at_ms: number;
  /** Addresses they may come from, apart by spaces; empty: from anywhere. */
  addresses: string;
}

interface OperatorInvitationRow {
  token_hash: string;
  /** Empty: chosen by the one who joins. */
  name: string;
  /** Of an invitation by the machine's owner, whose word is enough; empty: the role is proposed by an operator. */
  role: string;
  invited_by: string;
  expires_at_ms: number;
}

export interface OperatorPasskeyRow {
  /** Of the credential, base64url. */
  id: string;
  operator: string;
  /** The host name it was made for. */
  rp_id: string;
  /** COSE, base64url. */
  public_key: string;
  bond: string;
  counter: number;
  /** JSON. */
  transports: string;
  added_at_ms: number;
  used_at_ms: number | null;
}

interface OperatorSessionRow {
  token_hash: string;
  operator: string;
  opened_at_ms: number;
  seen_at_ms: number;
  /** The last use of a passkey in it. */
  proved_at_ms: number;
  ip: string;
  device: string;
}

/** The words about a proposal: why it was made, what others think, why it ended. */
interface ProposalNoteRow {
  id: number;
  proposal_id: number;
  operator: string;
  at_ms: number;
  kind: string;
  text: string;
}

/** The end of something that an operator had asked for. */
interface OperatorNewsRow {
  id: number;
  operator: string;
  kind: string;
  at_ms: number;
  about: string;
  subject: string;
  reason: string;
  /** 1: its operator has put it away. */
  is_seen: number;
}

/** A call of an operator that was about a person, who reads of it. */
interface AuditPersonRow {
  audit_id: number;
  account_id: number;
  act: string;
  /** 1: it was looked at, and nothing changed. */
  is_view: number;
}

/** A note on a person by an operator, sealed. */
interface PersonNoteRow {
  id: number;
  account_id: number;
  operator: string;
  at_ms: number;
  sealed: string;
}
