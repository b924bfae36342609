import { ChevronDown, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Controller, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useSetting } from '../../../hooks/use-settings.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { languageOf } from '@candor/messages';
import { navigateTo } from '../../../navigate.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { keepTyped } from './draft.ts';
import { type Channel, isEmail, isPhone } from './identity.ts';
import { useArea } from './use-area.ts';
import { useProblemText } from './use-problem-text.ts';

export interface IdentityValues extends FieldValues {
  channel: Channel;
  email: string;
  phone: string;
  dialCode: string;
}

/** E-mail or phone, each with its own field; a check mark appears as soon as what is typed can be one. */
export function IdentityFields<T extends IdentityValues>({ form }: { readonly form: UseFormReturn<T> }) {
  const t = useMessages();
  const problemText = useProblemText();
  const { dialCode } = useArea();
  // Every form that uses this has these fields; the library's types cannot see it through a type parameter.
  const identity = form as unknown as UseFormReturn<IdentityValues>;
  const channel = useWatch({ control: identity.control, name: 'channel' });
  useEffect(() => identity.setValue('dialCode', dialCode), [identity, dialCode]);
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
        className="w-[220px]"
      />
      {channel === 'email' ? (
        <Controller
          key="email"
          control={identity.control}
          name="email"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={t('account.email')}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={t('account.emailPlaceholder')}
              error={problemText(fieldState.error)}
              end={isEmail(field.value) && !fieldState.error && <LooksRight />}
            />
          )}
        />
      ) : (
        <Controller
          key="phone"
          control={identity.control}
          name="phone"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={t('account.phoneNumber')}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              error={problemText(fieldState.error)}
              start={<AreaButton onPress={() => keepTyped(identity.getValues())} />}
              end={isPhone(field.value, dialCode) && !fieldState.error && <LooksRight />}
            />
          )}
        />
      )}
    </>
  );
}

function LooksRight() {
  const t = useMessages();
  return <CircleCheck role="img" aria-label={t('account.isValid')} className="size-[18px] shrink-0 text-good" />;
}

/** "+84 ▾", leads to the list of areas. */
function AreaButton({ onPress }: { readonly onPress: () => void }) {
  const t = useMessages();
  const area = useArea();
  const names = new Intl.DisplayNames(languageOf(useSetting('language')).htmlLang, { type: 'region' });
  return (
    <button
      type="button"
      aria-label={t('account.areaCode', {
        code: `+${area.dialCode}`,
        country: names.of(area.country) ?? area.country,
      })}
      onClick={() => {
        onPress();
        navigateTo('/pages/common/area');
      }}
      className="press tap flex h-6 shrink-0 items-center gap-1 border-r border-line-strong pr-2.5 text-16 font-medium tabular-nums"
    >
      +{area.dialCode}
      <ChevronDown aria-hidden className="size-4 text-fg-3" />
    </button>
  );
}
