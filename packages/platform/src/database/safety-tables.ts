/** Tables of account safety: second factors, the pay password, step-ups, the history of logins, API keys. */
export interface SafetyTables {
  pay_passwords: PayPasswordRow;
  totp_factors: TotpFactorRow;
  totp_drafts: { user_id: number; secret: string; expires_at_ms: number };
  passkeys: PasskeyRow;
  passkey_challenges: { challenge_hash: string; purpose: string; expires_at_ms: number };
  recovery_codes: { user_id: number; code_hash: string };
  /** Wrong tries at second factors, by their origin. */
  factor_tries: { user_id: number; bucket: string; count: number; since_ms: number; last_at_ms: number };
  /** Devices from which a user has logged in. */
  known_devices: KnownDeviceRow;
  step_ups: StepUpRow;
  sign_ins: SignInRow;
  api_keys: ApiKeyRow;
}

interface PayPasswordRow {
  user_id: number;
  password_hash: string;
  changed_at_ms: number;
  /** Wrong ones in a row. */
  tries: number;
  locked_until_ms: number;
}

interface TotpFactorRow {
  user_id: number;
  /** Sealed by the vault, in base64. */
  secret: string;
  /** The last 30 seconds whose code was used. */
  last_step: number;
  added_at_ms: number;
  used_at_ms: number | null;
}

export interface PasskeyRow {
  /** Of the credential, base64url. */
  id: string;
  user_id: number;
  /** The host name it was made for. */
  rp_id: string;
  /** COSE, base64url. */
  public_key: string;
  bond: string | null;
  counter: number;
  is_multi_device: number;
  is_backed_up: number;
  /** JSON. */
  transports: string;
  name: string;
  added_at_ms: number;
  used_at_ms: number | null;
}

export interface KnownDeviceRow {
  user_id: number;
  device_hash: string;
  seen_at_ms: number;
  bond: string | null;
}

interface StepUpRow {
  id: string;
  user_id: number;
  session_id: string;
  action: string;
  subject_hash: string;
  /** The origin of the request: a passkey has to answer from the same one. */
  origin: string;
  expires_at_ms: number;
  /** Null until it is used; then the request it was used by, empty when that had no id. */
  used_by: string | null;
}

export interface SignInRow {
  id: number;
  /** Null when the typed name has no user. */
  user_id: number | null;
  at_ms: number;
  device: string;
  ip_prefix: string;
  result: string;
}

export interface ApiKeyRow {
  id: string;
  user_id: number;
  secret_hash: string;
  bond: string | null;
  name: string;
  /** Words with spaces between them. */
  scopes: string;
  /** IP addresses with spaces between them; empty: from anywhere. */
  addresses: string;
  created_at_ms: number;
  expires_at_ms: number;
  used_at_ms: number | null;
}
