import type { SafetyStep } from '@candor/api';

export type SafetyGrade = 'weak' | 'fair' | 'strong';

const fairFrom = 50;
const strongFrom = 85;

/** The word for a score of 100. */
export function gradeOf(score: number): SafetyGrade {
  if (score < fairFrom) return 'weak';
  return score < strongFrom ? 'fair' : 'strong';
}

/** The page of each step. */
export const pageOfStep: Readonly<Record<SafetyStep, string>> = {
  set_factor: '/pages/setting/totp',
  set_pay_password: '/pages/setting/payPassword',
  make_recovery_codes: '/pages/setting/recovery',
  bind_email: '/pages/setting/bind_email',
  set_phishing_word: '/pages/setting/phishing_word',
  bind_phone: '/pages/setting/bind_mobile',
  turn_book_only_on: '/pages/setting/wallet',
};
