import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';

/** A form as it was last left, and on which market. */
export interface FormDraft<Form> {
  readonly pairId: number;
  readonly form: Form;
}

/** The draft of a product. It lives above the desks, because each market has a desk of its own. */
export interface FormDraftState<Form> {
  readonly draft: FormDraft<Form> | undefined;
  readonly setDraft: Dispatch<SetStateAction<FormDraft<Form> | undefined>>;
}

/**
 * The form of one market's desk: as it was left there, or as `begin` makes it of the one left on another market. `shown` is
 * applied to either; like the setter that is returned, it should be the same function at each render.
 */
export function useFormPerMarket<Form>(
  { draft, setDraft }: FormDraftState<Form>,
  pairId: number,
  begin: (left: Form | undefined) => Form,
  shown: (form: Form) => Form = asItIs,
): readonly [Form, Dispatch<SetStateAction<Form>>] {
  const [fresh] = useState(() => begin(draft?.form));
  const formIn = useCallback(
    (kept: FormDraft<Form> | undefined) => shown(kept?.pairId === pairId ? kept.form : fresh),
    [fresh, pairId, shown],
  );
  const setForm: Dispatch<SetStateAction<Form>> = useCallback(
    (next) => setDraft((kept) => ({ pairId, form: isChange(next) ? next(formIn(kept)) : next })),
    [setDraft, formIn, pairId],
  );
  return [formIn(draft), setForm];
}

function asItIs<Form>(form: Form): Form {
  return form;
}

function isChange<Form>(next: SetStateAction<Form>): next is (before: Form) => Form {
  return typeof next === 'function';
}
