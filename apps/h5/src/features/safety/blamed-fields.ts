const byCode: Readonly<Record<string, readonly string[]>> = {
  password_wrong: ['loginPassword'],
  login_locked: ['loginPassword'],
  login_failed: ['loginPassword'],
  password_same: ['password'],
  password_common: ['password'],
  password_too_short: ['password'],
  password_too_long: ['password'],
  passwords_differ: ['passwordAgain', 'payPasswordAgain'],
  pay_password_weak: ['payPassword'],
  own_code_wrong: ['ownCode'],
  own_code_expired: ['ownCode'],
  code_wrong: ['code', 'ownCode'],
  code_expired: ['code', 'ownCode'],
  code_resend_too_soon: ['code', 'ownCode'],
  code_daily_limit: ['code', 'ownCode'],
  channel_missing: ['ownCode'],
  user_string_invalid: ['email', 'phone'],
  country_code_unknown: ['phone'],
  address_taken: ['email', 'phone'],
  address_same: ['email', 'phone'],
  message_not_delivered: ['email', 'phone', 'ownCode'],
  account_not_frozen: ['email', 'phone'],
  phishing_word_invalid: ['word'],
  api_key_addresses_invalid: ['addresses'],
};

/** The fields of our forms that a refusal can belong to, the likeliest first. */
export function fieldsOf(code: string): readonly string[] {
  return byCode[code] ?? [];
}
