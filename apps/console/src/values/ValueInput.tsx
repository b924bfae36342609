import { isNamedThing, type Meaning } from '@candor/api';
import { fieldBox, fieldControl, fieldInput } from '@candor/kit/view';
import { languageOf } from '@candor/messages';
import { useState } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useSettings } from '../lib/settings.ts';
import { durationUnits, type DurationUnit, inUnits, msOf } from './duration.ts';
import type { InputProps } from './input-props.ts';
import { MediaInput } from './MediaInput.tsx';
import { MomentInput } from './MomentInput.tsx';
import { NamePicker } from './NamePicker.tsx';
import { percentOf, ppmOf } from './share.ts';
import { levels } from './use-value-text.ts';

interface ValueInputProps extends InputProps {
  readonly means: Meaning;
  readonly mayBeNew?: boolean;
}

/** The control for a value, by its meaning. */
export function ValueInput({ means, mayBeNew = false, ...props }: ValueInputProps) {
  if (isNamedThing(means)) return <NamePicker thing={means} mayBeNew={mayBeNew} {...props} />;
  if (means === 'share') return <ShareInput {...props} />;
  if (means === 'level') return <LevelInput {...props} />;
  if (means === 'duration') return <DurationInput {...props} />;
  if (means === 'media') return <MediaInput {...props} />;
  if (means === 'account' || means === 'uid') return <NumberInput {...props} />;
  return <MomentInput {...props} />;
}

/** The number of a person. */
function NumberInput({ value, onChange, ...aria }: InputProps) {
  return (
    <input
      {...aria}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`${fieldControl} h-8 w-full`}
    />
  );
}

/** A text that the wire has no number for goes as it was typed, and is refused with words: with its unit it is no number. */
const sentAs = (wire: string | undefined, typed: string, unit: string): string =>
  wire ?? (typed === '' ? '' : `${typed} ${unit}`);

/** Percent with its decimals. */
function ShareInput({ value, onChange, ...aria }: InputProps) {
  const [typed, setTyped] = useState('');
  const wireOf = (text: string): string => sentAs(ppmOf(text), text, '%');
  return (
    <div className={fieldBox}>
      <input
        {...aria}
        inputMode="decimal"
        autoComplete="off"
        value={wireOf(typed) === value ? typed : percentOf(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(wireOf(target.value));
        }}
        className={fieldInput}
      />
      <span aria-hidden className="text-13 text-fg-3">
        %
      </span>
    </div>
  );
}

function LevelInput({ value, onChange, ...aria }: InputProps) {
  const t = useMessages();
  return (
    <select
      {...aria}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={`${fieldControl} h-8 w-full`}
    >
      <option value="">{t('console.acts.choose')}</option>
      {levels.map((level, number) => (
        <option key={level} value={number}>
          {t(`console.people.levels.${level}`)}
        </option>
      ))}
    </select>
  );
}

interface Typed {
  readonly count: string;
  readonly unit: DurationUnit;
}

/** A number and its unit. */
function DurationInput({ value, onChange, ...aria }: InputProps) {
  const t = useMessages();
  const { language } = useSettings();
  const [typed, setTyped] = useState<Typed>();
  const wireOf = (given: Typed): string => sentAs(msOf(given.count, given.unit), given.count, given.unit);
  const isTyped = typed !== undefined && wireOf(typed) === value;
  const { count, unit } = isTyped ? typed : inUnits(value);
  function write(next: Typed): void {
    setTyped(next);
    onChange(wireOf(next));
  }
  const { htmlLang } = languageOf(language);
  return (
    <div className="flex gap-2">
      <input
        {...aria}
        inputMode="decimal"
        autoComplete="off"
        value={count}
        onChange={({ target }) => write({ count: target.value, unit })}
        className={`${fieldControl} h-8 w-full min-w-0`}
      />
      <select
        aria-label={t('console.acts.unit')}
        value={unit}
        onChange={({ target }) => write({ count, unit: target.value as DurationUnit })}
        className={`${fieldControl} h-8 shrink-0`}
      >
        {durationUnits.map(([name]) => (
          <option key={name} value={name}>
            {unitName(name, htmlLang)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The plural of a unit, as the language has it. */
function unitName(unit: DurationUnit, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.formatToParts(2).find(({ type }) => type === 'unit')?.value ?? unit;
}
