import { cx } from '@candor/kit';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import { PasswordBox } from './PasswordBox.tsx';
import { type Strength, strengthOf } from './password-strength.ts';
import type { NewPasswordValues } from './rules.ts';

/** A new password twice, with remarks that need no server. */
export function NewPasswordFields<T extends FieldValues & NewPasswordValues>({
  form,
}: {
  readonly form: UseFormReturn<T>;
}) {
  const t = useMessages();
  const typed = form as unknown as UseFormReturn<NewPasswordValues>;
  return (
    <>
      <NewPasswordBox form={typed} />
      <PasswordBox form={typed} name="passwordAgain" label={t('account.passwordAgain')} autoComplete="new-password" />
    </>
  );
}

/** A new password once, with its strength. */
export function NewPasswordBox<T extends FieldValues & Pick<NewPasswordValues, 'password'>>({
  form,
}: {
  readonly form: UseFormReturn<T>;
}) {
  const t = useMessages();
  const typed = form as unknown as UseFormReturn<Pick<NewPasswordValues, 'password'>>;
  const password = useWatch({ control: typed.control, name: 'password' });
  const strength = strengthOf(password);
  const isRefused = typed.formState.errors.password !== undefined;
  return (
    <div className="flex flex-col gap-2">
      <PasswordBox
        form={typed}
        name="password"
        label={t('account.newPassword')}
        autoComplete="new-password"
        hint={t(password === '' ? 'account.passwordHint' : `account.strength.${strength}`)}
      />
      {password !== '' && <StrengthBars strength={isRefused ? 'short' : strength} />}
    </div>
  );
}

const bars: Readonly<Record<Strength, { readonly count: number; readonly colour: string }>> = {
  short: { count: 1, colour: 'bg-danger' },
  weak: { count: 2, colour: 'bg-warn' },
  long: { count: 3, colour: 'bg-accent' },
};

/** Three bars; the words beside them mean the same. */
function StrengthBars({ strength }: { readonly strength: Strength }) {
  const { count, colour } = bars[strength];
  return (
    <div aria-hidden className="flex gap-1">
      {[1, 2, 3].map((place) => (
        <span key={place} className={cx('h-1 flex-1 rounded-full', place <= count ? colour : 'bg-inset')} />
      ))}
    </div>
  );
}
