import { Field, fieldAria, fieldControl, TextField } from '@candor/kit/view';
import { useId } from 'react';
import { useMessages } from '../../lib/i18n.tsx';
import { useCaseMessages } from '../../work/case-messages.ts';
import { useMessageText } from '../../work/use-message-text.ts';
import type { OwnFieldProps } from './own-field.ts';

/** The message that is answered, by who said what; its number where no messages are on the page. */
export function AnsweredMessage({ label, labelEnd, error, hint, value, onChange }: OwnFieldProps) {
  const t = useMessages();
  const id = useId();
  const { begins } = useMessageText();
  const messages = useCaseMessages().filter(({ role, redacted }) => role !== 'system' && redacted === undefined);
  const frame = { label, labelEnd, error, hint };
  if (messages.length === 0) {
    return <TextField {...frame} inputMode="numeric" autoComplete="off" value={value} onChange={onChange} />;
  }
  return (
    <Field id={id} {...frame}>
      <select
        {...fieldAria(id, error, hint)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${fieldControl} h-8 w-full min-w-0`}
      >
        <option value="">{t('console.acts.choose')}</option>
        {messages.toReversed().map((one) => (
          <option key={one.seq} value={one.seq}>
            {begins(one)}
          </option>
        ))}
      </select>
    </Field>
  );
}
