import { isContactNickname, isNickname, isSignature, nicknameSize, normalText, signatureSize } from '@candor/api';

/** As typed. */
export interface ProfileForm {
  readonly nickname: string;
  readonly signature: string;
}

type ProfileProblem =
  | 'nickname_short'
  | 'nickname_long'
  | 'nickname_signs'
  | 'nickname_contact'
  | 'signature_short'
  | 'signature_long'
  | 'signature_signs';

/** Characters as a reader counts them, in the form that is kept. */
export function lengthOf(text: string): number {
  return [...normalText(text)].length;
}

/** The faults of each field, by the rules that the server judges with; unchanged fields are not checked. */
export function profileProblems(
  form: ProfileForm,
  now: ProfileForm,
): Readonly<Partial<Record<keyof ProfileForm, ProfileProblem>>> {
  const nickname = hasChanged(form.nickname, now.nickname) ? nicknameProblem(normalText(form.nickname)) : undefined;
  const signature = hasChanged(form.signature, now.signature)
    ? signatureProblem(normalText(form.signature))
    : undefined;
  return { ...(nickname !== undefined && { nickname }), ...(signature !== undefined && { signature }) };
}

/** The changes to send; `undefined` without any. */
export function profileChanges(form: ProfileForm, now: ProfileForm): Partial<ProfileForm> | undefined {
  const changes = {
    ...(hasChanged(form.nickname, now.nickname) && { nickname: normalText(form.nickname) }),
    ...(hasChanged(form.signature, now.signature) && { signature: normalText(form.signature) }),
  };
  return Object.keys(changes).length === 0 ? undefined : changes;
}

function hasChanged(typed: string, now: string): boolean {
  return normalText(typed) !== now;
}

function nicknameProblem(nickname: string): ProfileProblem | undefined {
  const length = lengthOf(nickname);
  if (length < nicknameSize.min) return 'nickname_short';
  if (length > nicknameSize.max) return 'nickname_long';
  if (!isNickname(nickname)) return 'nickname_signs';
  return isContactNickname(nickname) ? 'nickname_contact' : undefined;
}

/** An empty one takes it away. */
function signatureProblem(signature: string): ProfileProblem | undefined {
  const length = lengthOf(signature);
  if (length === 0) return undefined;
  if (length < signatureSize.min) return 'signature_short';
  if (length > signatureSize.max) return 'signature_long';
  return isSignature(signature) ? undefined : 'signature_signs';
}
