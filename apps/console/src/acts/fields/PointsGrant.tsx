import { Field, fieldAria, fieldControl } from '@candor/kit/view';
import { useEffect, useId, useRef } from 'react';
import { useFieldLabel, useMessages, useWord } from '../../lib/i18n.tsx';
import { NamePicker } from '../../values/NamePicker.tsx';
import { namedEmblems, useGrantText } from '../../values/use-grant-text.ts';
import type { OwnFieldProps } from './own-field.ts';

/** The emblem, the number of turns or the campaign that an item gives, by what it gives. */
export function PointsGrant({ label, labelEnd, error, hint, value, values, onChange }: OwnFieldProps) {
  const t = useMessages();
  const id = useId();
  const labelOf = useFieldLabel();
  const sayWord = useWord();
  const textOf = useGrantText();
  const gives = values['gives'] ?? '';
  const givenBefore = useRef(gives);
  useEffect(() => {
    // The number of a campaign would be that of an emblem.
    if (givenBefore.current !== gives && givenBefore.current !== '') onChange('');
    givenBefore.current = gives;
  }, [gives, onChange]);
  const isNumber = gives !== 'emblem' && gives !== 'coupon';
  const note = gives === '' ? hint : undefined;
  const named = gives === 'coupon' ? labelOf('campaign') : gives === '' ? label : sayWord(gives);
  const control = { ...fieldAria(id, error, note), value };
  // A later emblem has a number alone.
  const emblems = [...namedEmblems.map(String), value].filter((one, at, all) => one !== '' && all.indexOf(one) === at);
  return (
    <Field id={id} label={named} labelEnd={labelEnd} error={error} hint={note}>
      {gives === 'coupon' && <NamePicker {...control} thing="campaign" mayBeNew={false} onChange={onChange} />}
      {gives === 'emblem' && (
        <select {...control} onChange={({ target }) => onChange(target.value)} className={`${fieldControl} h-8 w-full`}>
          <option value="">{t('console.acts.choose')}</option>
          {emblems.map((emblem) => (
            <option key={emblem} value={emblem}>
              {textOf('emblem', emblem)}
            </option>
          ))}
        </select>
      )}
      {isNumber && (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          disabled={gives === ''}
          onChange={({ target }) => onChange(target.value)}
          className={`${fieldControl} h-8 w-full`}
        />
      )}
    </Field>
  );
}
