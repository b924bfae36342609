import { apiKeySubject, createApiKey, listApiKeys } from '@candor/api';
import { TextField } from '@candor/kit/view';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { readAgain } from '#hooks/read-again.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { useProblemText } from '#features/auth-fields/use-problem-text.ts';
import { useGuardedCall } from '../use-guarded-call.tsx';
import { useSafetyRefusal } from '../use-safety-refusal.ts';
import { KeySummary } from './KeySummary.tsx';
import { addressesOf, daysOffered, keyRules, type KeyValues, scopesOffered } from './key-rules.ts';
import { ScopeChoice } from './ScopeChoice.tsx';

/** The form of a new key: its name, permissions, addresses and duration; the second factor confirms exactly that. */
export function KeyForm({ onMade }: { readonly onMade: (secret: string) => void }) {
  const t = useMessages();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const form = useForm<KeyValues>({
    resolver: zodResolver(keyRules),
    defaultValues: { name: '', scopes: ['read'], addresses: '', days: '90' },
  });
  const refuse = useSafetyRefusal(form, ['name', 'addresses']);
  const guarded = useGuardedCall(createApiKey, {
    action: 'api_key',
    isAsked: true,
    summary: <KeySummary values={form.getValues()} />,
    confirmText: t('safety.apiKeys.submit'),
    onDone: ({ secret }) => {
      void readAgain(queries, listApiKeys);
      onMade(secret);
    },
    onFailed: (error) => refuse(error),
  });

  function create(values: KeyValues): Promise<void> {
    const key = {
      name: values.name.trim(),
      scopes: scopesOffered.filter((scope) => values.scopes.includes(scope)),
      addresses: addressesOf(values.addresses),
      validDays: Number(values.days),
    };
    const input = { ...key, scopes: key.scopes.join(','), addresses: key.addresses.join(',') };
    return guarded.start(input, apiKeySubject(key));
  }

  return (
    <>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void form.handleSubmit(create)(event)}>
        <Controller
          control={form.control}
          name="name"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={t('safety.apiKeys.name')}
              error={problemText(fieldState.error)}
              maxLength={32}
              autoComplete="off"
            />
          )}
        />
        <Controller
          control={form.control}
          name="scopes"
          render={({ field, fieldState }) => (
            <ScopeChoice value={field.value} onChange={field.onChange} error={problemText(fieldState.error)} />
          )}
        />
        <Controller
          control={form.control}
          name="addresses"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={t('safety.apiKeys.addresses')}
              hint={t('safety.apiKeys.addressesHint')}
              error={problemText(fieldState.error)}
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
            />
          )}
        />
        <Controller
          control={form.control}
          name="days"
          render={({ field }) => (
            <div className="flex flex-col gap-1.5">
              <p className="text-13 text-fg-2">{t('safety.apiKeys.validity')}</p>
              <SegmentedControl
                label={t('safety.apiKeys.validity')}
                items={daysOffered.map((id) => ({ id, label: t('safety.apiKeys.days', { count: Number(id) }) }))}
                value={field.value}
                onChange={field.onChange}
              />
            </div>
          )}
        />
        <Button type="submit" isWide isBusy={guarded.isBusy}>
          {t('safety.apiKeys.submit')}
        </Button>
      </form>
      {guarded.sheet}
    </>
  );
}
