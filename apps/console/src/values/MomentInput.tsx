import { fieldBox, fieldInput, IconButton } from '@candor/kit/view';
import { languageOf } from '@candor/messages';
import { CalendarClock } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useSettings } from '../lib/settings.ts';
import type { InputProps } from './input-props.ts';
import { localText, msOfPicker, pickerText, wireOfLocal } from './local-moment.ts';

/** A time of day that shows which number is the hour. */
const exampleMs = `${new Date(2026, 10, 24, 14, 30).getTime()}`;

/**
 * Date and time in the zone of the device, typed in the way of the console's language, whatever the browser's is; the browser's own picker is a
 * button.
 */
export function MomentInput({ value, onChange, ...aria }: InputProps) {
  const t = useMessages();
  const { htmlLang } = languageOf(useSettings().language);
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  return (
    <div className={fieldBox}>
      <input
        {...aria}
        autoComplete="off"
        inputMode="text"
        placeholder={localText(exampleMs, htmlLang)}
        value={wireOfLocal(typed, htmlLang) === value ? typed : localText(value, htmlLang)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(wireOfLocal(target.value, htmlLang));
        }}
        className={`${fieldInput} tabular-nums`}
      />
      <span className="relative">
        <input
          ref={picker}
          type="datetime-local"
          step={1}
          max="9999-12-31T23:59:59"
          tabIndex={-1}
          aria-hidden
          value={pickerText(value)}
          onChange={({ target }) => {
            setTyped('');
            onChange(msOfPicker(target.value));
          }}
          className="pointer-events-none absolute inset-0 opacity-0"
        />
        <IconButton
          label={t('console.acts.pickMoment')}
          icon={<CalendarClock aria-hidden />}
          size={16}
          onClick={() => picker.current?.showPicker()}
        />
      </span>
    </div>
  );
}
