import { type Safety, setPhishingWord } from '@candor/api';
import { TextField } from '@candor/kit/view';
import { zodResolver } from '@hookform/resolvers/zod';
import { MailCheck } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { toast } from '#ui/Toast.tsx';
import { PasswordBox } from '#features/auth-fields/PasswordBox.tsx';
import { useProblemText } from '#features/auth-fields/use-problem-text.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';
import { SafetyPage } from '../SafetyPage.tsx';
import { useSafetyChanged } from '../use-safety.ts';
import { useSafetyRefusal } from '../use-safety-refusal.ts';
import { wordRules, type WordValues } from './word-rules.ts';

/** pages/setting/phishing_word: the word that proves our mails. */
export function PhishingWordScreen(_props: ScreenProps) {
  const t = useMessages();
  return <SafetyPage title={t('safety.rows.phishingWord')}>{(safety) => <PhishingWord safety={safety} />}</SafetyPage>;
}

function PhishingWord({ safety }: { readonly safety: Safety }) {
  const t = useMessages();
  const problemText = useProblemText();
  const changed = useSafetyChanged();
  const { run, isBusy } = useSecretCall();
  const form = useForm<WordValues>({
    resolver: zodResolver(wordRules),
    defaultValues: { word: '', loginPassword: '' },
  });
  const refuse = useSafetyRefusal(form, ['word', 'loginPassword']);

  async function save(word: string, done: string): Promise<void> {
    const answer = await run(setPhishingWord, { word, password: form.getValues('loginPassword') });
    if (answer === undefined) return;
    if (!answer.ok) return refuse(answer.error);
    changed();
    toast('success', done);
    navigateBack();
  }

  async function remove(): Promise<void> {
    if (await form.trigger('loginPassword', { shouldFocus: true })) await save('', t('safety.phishingWord.removed'));
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) =>
        void form.handleSubmit(({ word }) => save(word.trim(), t('safety.phishingWord.saved')))(event)
      }
    >
      <p className="text-14 text-fg-2">{t('safety.phishingWord.text')}</p>
      {safety.hasPhishingWord && (
        <Card className="flex items-center gap-3 p-4">
          <MailCheck aria-hidden className="size-6 shrink-0 text-good" strokeWidth={1.75} />
          <div className="min-w-0">
            <p className="text-12 text-fg-3">{t('safety.phishingWord.now')}</p>
            <p className="truncate text-17 font-semibold">{safety.phishingWord}</p>
          </div>
        </Card>
      )}
      <Controller
        control={form.control}
        name="word"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t('safety.phishingWord.field')}
            hint={t('safety.phishingWord.hint')}
            error={problemText(fieldState.error)}
            maxLength={20}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      />
      <PasswordBox
        form={form}
        name="loginPassword"
        label={t('safety.fields.loginPassword')}
        autoComplete="current-password"
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('safety.phishingWord.save')}
      </Button>
      {safety.hasPhishingWord && (
        <Button look="soft" isWide isDisabled={isBusy} onClick={() => void remove()}>
          {t('safety.phishingWord.remove')}
        </Button>
      )}
    </form>
  );
}
