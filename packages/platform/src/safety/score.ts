import { safetySteps, type SafetyStep } from '@candor/api';

/** The steps that an account has taken. */
type SafetyFacts = Readonly<Record<SafetyStep, boolean>>;

/** The points of a step; a login password, which every account has, is worth the rest of a hundred. */
const worth: Readonly<Record<SafetyStep, number>> = {
  set_factor: 35,
  set_pay_password: 15,
  make_recovery_codes: 10,
  bind_email: 10,
  set_phishing_word: 5,
  bind_phone: 5,
  turn_book_only_on: 10,
};
const passwordWorth = 10;

/** The safety of an account, of 100, and its missing steps, the most useful first. */
export function safetyScore(facts: SafetyFacts): { readonly score: number; readonly steps: readonly SafetyStep[] } {
  const steps = safetySteps.filter((step) => !facts[step]);
  const score = safetySteps.reduce((sum, step) => sum + (facts[step] ? worth[step] : 0), passwordWorth);
  return { score, steps };
}
