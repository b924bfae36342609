import { TextField } from '@candor/kit/view';
import { languageOf } from '@candor/messages';
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { keepTyped } from './draft.ts';
import type { IdentityBoxProps } from './EmailBox.tsx';
import type { IdentityValues } from './identity-values.ts';
import { isPhone } from './identity.ts';
import { LooksRight } from './LooksRight.tsx';
import { useArea } from './use-area.ts';
import { useProblemText } from './use-problem-text.ts';

/** A phone number of a form, with the code of its country before it. */
export function PhoneBox<T extends IdentityValues>({ form, label }: IdentityBoxProps<T>) {
  const problemText = useProblemText();
  const { dialCode } = useArea();
  const identity = form as unknown as UseFormReturn<IdentityValues>;
  useEffect(() => identity.setValue('dialCode', dialCode), [identity, dialCode]);
  return (
    <Controller
      control={identity.control}
      name="phone"
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={label}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={problemText(fieldState.error)}
          start={<AreaButton onPress={() => keepTyped(identity.getValues())} />}
          end={isPhone(field.value, dialCode) && !fieldState.error && <LooksRight />}
        />
      )}
    />
  );
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
