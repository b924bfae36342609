import type { openCodeScenes } from '@candor/api';
import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import { SentCodeField } from './SentCodeField.tsx';
import { type CodeValues, type SentCode, useSendCode } from './use-send-code.ts';

interface CodeBoxProps<T extends CodeValues> {
  readonly form: UseFormReturn<T>;
  readonly scene: (typeof openCodeScenes)[number];
  /** “Verification code” when absent. */
  readonly label?: string;
  /** A code is on its way already. */
  readonly sent?: (SentCode & { readonly atMs: number }) | undefined;
  /** Called when the last digit is there. */
  readonly onFilled?: () => void;
}

/** The verification code and its send button. Sending needs a sound address, so it is checked first. */
export function CodeBox<T extends CodeValues>({ form, scene, label, sent, onFilled }: CodeBoxProps<T>) {
  const t = useMessages();
  const coded = form as unknown as UseFormReturn<CodeValues>;
  const { send } = useSendCode(form, scene);
  return (
    <div className="flex flex-col gap-1.5">
      <SentCodeField
        form={coded}
        name="code"
        label={label ?? t('account.code')}
        send={send}
        sent={sent}
        onFilled={onFilled}
      />
    </div>
  );
}
