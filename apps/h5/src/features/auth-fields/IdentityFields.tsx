import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { EmailBox } from './EmailBox.tsx';
import type { IdentityValues } from './identity-values.ts';
import { PhoneBox } from './PhoneBox.tsx';

/** E-mail or phone, each with its own field; a check mark appears as soon as the typed text is plausible. */
export function IdentityFields<T extends IdentityValues>({ form }: { readonly form: UseFormReturn<T> }) {
  const t = useMessages();
  // Every form that uses this has these fields; the library's types cannot see it through a type parameter.
  const identity = form as unknown as UseFormReturn<IdentityValues>;
  const channel = useWatch({ control: identity.control, name: 'channel' });
  return (
    <>
      <SegmentedControl
        label={t('account.channel')}
        items={[
          { id: 'email', label: t('account.email') },
          { id: 'mobile', label: t('account.mobile') },
        ]}
        value={channel}
        onChange={(chosen) => {
          identity.setValue('channel', chosen);
          identity.clearErrors();
        }}
        className="w-[13.75rem] max-w-full"
      />
      {channel === 'email' ? (
        <EmailBox form={identity} label={t('account.email')} />
      ) : (
        <PhoneBox form={identity} label={t('account.phoneNumber')} />
      )}
    </>
  );
}
