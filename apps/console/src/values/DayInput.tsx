import { fieldBox, fieldInput, IconButton } from '@candor/kit/view';
import { languageOf } from '@candor/messages';
import { Calendar } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useSettings } from '../lib/settings.ts';
import { dayOfLocal, localDay } from './local-moment.ts';

interface DayInputProps {
  /** Of the field, for its label. */
  readonly id: string;
  /** The form has the day under it, as `2026-11-24`; empty for none. */
  readonly name: string;
  readonly initial: string;
  readonly max?: string;
  readonly isNeeded?: boolean;
}

const example = '2026-11-24';

/** A day of UTC, typed in the way of the console's language, whatever the browser's is; the browser's own picker is a button. */
export function DayInput({ id, name, initial, max = '9999-12-31', isNeeded = false }: DayInputProps) {
  const t = useMessages();
  const { htmlLang } = languageOf(useSettings().language);
  const picker = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState(initial);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? localDay(day, htmlLang);
  const isDay = shown.trim() === '' || (day !== '' && day <= max);
  return (
    <span className={fieldBox}>
      <input
        id={id}
        ref={(field) =>
          field?.setCustomValidity(
            isDay ? '' : t('console.acts.noDay', { example: localDay(max < example ? max : example, htmlLang) }),
          )
        }
        autoComplete="off"
        required={isNeeded}
        placeholder={localDay(example, htmlLang)}
        aria-invalid={!isDay || undefined}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          setDay(dayOfLocal(target.value, htmlLang));
        }}
        className={`${fieldInput} w-24 tabular-nums`}
      />
      <input type="hidden" name={name} value={day} />
      <span className="relative">
        <input
          ref={picker}
          type="date"
          max={max}
          tabIndex={-1}
          aria-hidden
          value={day}
          onChange={({ target }) => {
            setTyped(undefined);
            setDay(target.value);
          }}
          className="pointer-events-none absolute inset-0 opacity-0"
        />
        <IconButton
          label={t('console.acts.pickDay')}
          icon={<Calendar aria-hidden />}
          size={16}
          onClick={() => picker.current?.showPicker()}
        />
      </span>
    </span>
  );
}
