import { IconButton, TextField, type TextFieldProps } from '@candor/kit/view';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';

/** A password with an eye. `autoComplete` is `current-password` or `new-password`. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useMessages();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={t(isShown ? 'common.hidePassword' : 'common.showPassword')}
          icon={isShown ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          onClick={() => setIsShown(!isShown)}
          className="text-fg-2"
        />
      }
    />
  );
}
