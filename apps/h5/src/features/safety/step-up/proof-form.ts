import type { StepUp, StepUpAction, StepUpCode, StepUpProof } from '@candor/api';

/** Ways to prove it beside the pay password. */
export type FactorWay = 'passkey' | 'totp' | 'recovery';

/** The typed proof. `way` is absent until the user has chosen another than the first. */
export interface ProofForm {
  readonly payPassword: string;
  readonly code: string;
  readonly way: FactorWay | undefined;
}

/** The factors that must be set up before anything can be proven. */
export type Missing = 'pay_password' | 'factor' | 'both';

export const emptyProof: ProofForm = { payPassword: '', code: '', way: undefined };
const digitsAsked = 6;

/** From the quickest to the last resort. */
const ways: readonly FactorWay[] = ['passkey', 'totp', 'recovery'];
/** Money leaves, or is let leave: both are needed, always. */
const needsBoth: readonly StepUpAction[] = [
  'withdraw',
  'address_add',
  'book_only_off',
  'api_key',
  'otc_release',
  'otc_method',
  'send',
];

export function waysOf(stepUp: Pick<StepUp, 'methods' | 'passkeyOptions'>): readonly FactorWay[] {
  return ways.filter(
    (way) => stepUp.methods.includes(way) && (way !== 'passkey' || stepUp.passkeyOptions !== undefined),
  );
}

export function wayOf(form: ProofForm, offered: readonly FactorWay[]): FactorWay | undefined {
  return form.way !== undefined && offered.includes(form.way) ? form.way : offered[0];
}

/** The first step of a user without factors; the server's refusal names it too. */
export function missingOf(
  action: StepUpAction,
  has: { readonly payPassword: boolean; readonly factor: boolean },
  refusedFor: StepUpCode | undefined,
): Missing | undefined {
  const asksBoth = needsBoth.includes(action);
  const lacksPay = !has.payPassword && (asksBoth || refusedFor === 'pay_password_missing');
  const lacksFactor = !has.factor && (asksBoth || refusedFor === 'second_factor_missing');
  if (lacksPay && lacksFactor) return 'both';
  return lacksPay ? 'pay_password' : lacksFactor ? 'factor' : undefined;
}

/** Everything required has been typed; the button itself starts a passkey. */
export function isTyped(form: ProofForm, stepUp: Pick<StepUp, 'methods'>, way: FactorWay | undefined): boolean {
  if (stepUp.methods.includes('pay_password') && form.payPassword.length !== digitsAsked) return false;
  if (way === 'totp') return form.code.length === digitsAsked;
  return way !== 'recovery' || form.code.trim().length >= digitsAsked;
}

export function proofOf(
  form: ProofForm,
  stepUp: Pick<StepUp, 'stepUpId' | 'methods'>,
  way: FactorWay | undefined,
  passkey: string | undefined,
): StepUpProof {
  return {
    stepUpId: stepUp.stepUpId,
    ...(stepUp.methods.includes('pay_password') && { payPassword: form.payPassword }),
    ...((way === 'totp' || way === 'recovery') && { factorCode: form.code.trim() }),
    ...(passkey !== undefined && { passkey }),
  };
}

/** After a refusal the wrong part is typed anew; parts that may have been right stay. */
export function afterRefusal(form: ProofForm, code: StepUpCode): ProofForm {
  if (code === 'pay_password_wrong' || code === 'pay_password_locked') return { ...form, payPassword: '', code: '' };
  return { ...form, code: '' };
}
