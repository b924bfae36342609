import type { Generated } from 'kysely';
import type { AlertTables } from './alert-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { ConversationTables } from './conversation-tables.ts';
import type { InboxTables } from './inbox-tables.ts';
import type { InsightTables } from './insight-tables.ts';
import type { InvitationTables } from './invitation-tables.ts';
import type { RecoveryTables } from './recovery-tables.ts';
import type { IeoTables } from './ieo-tables.ts';
import type { OtcTables } from './otc-tables.ts';
import type { NftTables } from './nft-tables.ts';
import type { NftBookTables } from './nft-book-tables.ts';
import type { OperatorTables } from './operator-tables.ts';
import type { PushTables } from './push-tables.ts';
import type { SafetyTables } from './safety-tables.ts';

/**
 * The platform's tables as Kysely sees them. Times are milliseconds since 1970. None of it is money: a rate here only
 * turns a shown amount into another currency on the screen.
 */
export interface PlatformTables
  extends SafetyTables,
    IeoTables,
    RecoveryTables,
    AlertTables,
    ContentTables,
    ConversationTables,
    InboxTables,
    InsightTables,
    InvitationTables,
    OtcTables,
    NftTables,
    NftBookTables,
    OperatorTables,
    PushTables {
  platform_migrations: { area: string; number: number; applied_at_ms: number };
  platform_facts: { name: string; value: string };
  platform_seeds: { name: string; version: number };
  id_counters: { name: string; next_id: number };
  /** The unpacked size of a user's pictures in a day. */
  upload_pixels: { user_id: number; day: number; pixels: number };
  users: UserRow;
  sessions: SessionRow;
  verification_codes: VerificationCodeRow;
  code_sends: { bucket: string; day: number; count: number };
  login_failures: { bucket: string; identity: string; count: number; last_at_ms: number; locked_until_ms: number };
  watchlist: { user_id: number; pair_id: number; position: number; added_at_ms: number };
  /** Amounts are decimal text. A later entry of a day corrects an earlier one; none is changed. */
  rail_statements: RailStatementRow;
  site_settings: { setting_key: string; value: string };
  operator_audit: OperatorAuditRow;
  audit_entries: { seq: number; audit_id: number; content: string; hash: string };
  destinations: DestinationRow;
  send_notes: { hash: string; user_id: number; sealed: string };
  /** By user and UTC day. */
  recipient_lookups: { user_id: number; day: number; count: number };
  deposit_claims: { claim_id: number; user_id: number; payer_sealed: string; upload_id: string };
  uploads: UploadRow;
  identity_cases: IdentityCaseRow;
  identity_numbers: { number_hash: string; user_id: number };
  identity_documents: { case_id: number; document: string; upload_id: string };
  case_openings: { case_id: number; operator: string; until_ms: number };
  document_views: DocumentViewRow;
  post_box: PostBoxRow;
  /** The position up to which a reader has processed the journal's facts. */
  journal_places: { reader: string; journal: string; sequence: number };
  /** Users whose second factor the exchange was told of. */
  factor_notes: { user_id: number; told_at_ms: number };
  /** One row: the secret of all seeds of the game. */
  game_secrets: { id: number; sealed: string };
  /** One row: the seed of the key that documents are signed with. */
  document_keys: { id: number; sealed: string };
  practice_days: { user_id: number; day: number; atoms: number };
  upload_days: { user_id: number; day: number; files: number; bytes: number };
  fiat_rates: { currency_code: string; rate: string; saved_at_ms: number; source: Generated<string> };
}

export interface UserRow {
  id: number;
  /** Random and public, so that it does not reveal the number of users. */
  uid: number;
  /** Makes opening the exchange account idempotent. */
  command_id: string;
  /** Null until the exchange has opened the account. */
  exchange_account_id: number | null;
  email: string | null;
  phone: string | null;
  area_code: string | null;
  country: string | null;
  password_hash: string;
  password_changed_at_ms: number;
  nickname: string;
  /** The same as a glance reads it, so that no two users are taken for one another. */
  nickname_seen: string;
  signature: string;
  avatar: string;
  invitation_code: string;
  invited_by: number | null;
  credit_score: number;
  created_at_ms: number;
  /** The language the user last used. */
  language: string;
  /** The user's anti-phishing word, in every mail to them; empty without one. */
  phishing_word: string;
  frozen_at_ms: number | null;
  /** The time of the last replacement of an address; null when none was replaced. */
  address_changed_at_ms: number | null;
  /** Goes up with each freezing, so that the links in older mails end. */
  freeze_count: number;
  /** The bond that `Bonds` makes over this row; null only before the first start that makes it. */
  bond: string | null;
  /**
   * Empty: a person's. `house`: the installation's own, without a login. `shared`: its password is public, so that
   * nothing of it can be changed.
   */
  managed: '' | Management;
}

export type Management = 'house' | 'shared';

export interface SessionRow {
  id: string;
  user_id: number;
  token_hash: string;
  device: string;
  ip_prefix: string;
  created_at_ms: number;
  last_seen_at_ms: number;
  /** Null when only the absolute end counts. */
  idle_ms: number | null;
  expires_at_ms: number;
  /** Of the token that the present one replaced; null before the first renewal. */
  old_token_hash: string | null;
  old_until_ms: number | null;
  /** MAC of the command that renewed it, under the old token: only the holder of that token can repeat it. */
  renewed_by: string | null;
  /** With the old token it makes the new one again; null once the new one has been used. */
  renewal_seed: string | null;
  bond: string | null;
}

interface VerificationCodeRow {
  identity: string;
  scene: string;
  /** The asker, who alone may enter it. */
  asker: string;
  code_hash: string;
  tries_left: number;
  sent_at_ms: number;
  expires_at_ms: number;
}

export interface UploadRow {
  /** Random; the name of its file. */
  id: string;
  user_id: number;
  purpose: string;
  media_type: string;
  size: number;
  /** The owner of the upload, such as `claim 17`; null before. */
  owner: string | null;
  created_at_ms: number;
  /** Null once it has an owner. */
  expires_at_ms: number | null;
}

export interface IdentityCaseRow {
  id: number;
  user_id: number;
  /** The user while the case waits for its decision, null afterwards. */
  open_of: number | null;
  /** 1 basic, 2 advanced. */
  level: number;
  state: string;
  id_type: string;
  country: string;
  /** Name, number and birth date, sealed; base64. */
  sealed_fields: string;
  /** HMAC of country and number. */
  number_hash: string;
  submitted_at_ms: number;
  decided_at_ms: number | null;
  /** Empty until a decision. */
  reviewer: string;
  /** JSON. */
  failures: string;
  note: string;
}

interface RailStatementRow {
  rail_id: number;
  /** Its balance is of the end of this UTC day, counted from 1970. */
  day: number;
  closing: string;
  /** Of it, the house's own money that never came in over the rail. */
  own: string;
  operator: string;
  entered_at_ms: number;
}

interface DocumentViewRow {
  id: number;
  user_id: number;
  case_id: number;
  document: string;
  viewer: string;
  reason: string;
  at_ms: number;
}

export interface PostBoxRow {
  /** In the order they were put in. */
  id: number;
  letter_key: string;
  user_id: number;
  happened_at_ms: number;
  /** Base64 of the notice and the address it goes to, sealed. */
  sealed: string;
  attempts: number;
  next_attempt_at_ms: number;
}

export interface OperatorAuditRow {
  id: number;
  at_ms: number;
  operator: string;
  role: string;
  /** Method and path. */
  call: string;
  /** JSON. */
  input: string;
  outcome: string;
}

export interface DestinationRow {
  id: number;
  user_id: number;
  rail_id: number;
  kind: string;
  /** Hex: the journal's name for it. */
  hash: string;
  /** The same for the same place, to holders of the installation's secret; of a deleted one a word of its own. */
  fingerprint: string;
  /** The same, and it stays when the place is deleted; empty of one that was deleted before this was kept. */
  place_print: string;
  /** Base64 of salt, label and text, sealed. */
  sealed: string;
  kept_at_ms: number;
  deleted_at_ms: number | null;
}
