import { TextField } from '@candor/kit/view';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { useCaseMessages } from '../../work/case-messages.ts';
import { useMessageText } from '../../work/use-message-text.ts';
import type { OwnFieldProps } from './own-field.ts';

/** The message that is answered, by who said what; its number where no messages are on the page. */
export function AnsweredMessage({ label, labelEnd, error, hint, value, onChange }: OwnFieldProps) {
  const { begins } = useMessageText();
  const messages = useCaseMessages().filter(({ role, redacted }) => role !== 'system' && redacted === undefined);
  const frame = { label, labelEnd, error, hint };
  if (messages.length === 0) {
    return <TextField {...frame} inputMode="numeric" autoComplete="off" value={value} onChange={onChange} />;
  }
  const choices = messages.toReversed().map((one) => [String(one.seq), begins(one)] as const);
  return <ChoiceField {...frame} {...{ choices, value, onChange }} />;
}
