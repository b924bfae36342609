/** Tables of invitations. */
export interface InvitationTables {
  invitations: InvitationRow;
  invitation_suspicions: SuspicionRow;
}

export interface InvitationRow {
  /** The friend's. */
  user_id: number;
  inviter_id: number;
  /** Of the device that the friend registered on; empty where the client named none. */
  device_hash: string;
  /** The time that the exchange was told; null before. */
  bound_at_ms: number | null;
  /** 1: the inviter may see what they get by this friend. */
  shows_rebates: number;
}

interface SuspicionRow {
  user_id: number;
  suspicion: string;
  found_at_ms: number;
  /** Null until the exchange was told. */
  told_at_ms: number | null;
}
