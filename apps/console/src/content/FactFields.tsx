import { type ContentKind, contentShapes, type FactKind, listContent } from '@candor/api';
import { Checkbox, fieldControl } from '@candor/kit/view';
import { bannerDrawings, newsIcons } from '@candor/reading/view';
import { useId } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { useCall } from '../lib/use-call.ts';
import { FilePicker } from '../ui/FilePicker.tsx';
import { contentOf, useTitle } from './content.ts';
import { usePictureUpload } from './use-picture-upload.ts';

type Fact = string | number | boolean;
type FactName = 'position' | 'image' | 'route' | 'topic' | 'isOnHome' | 'isHidden';

interface FactFieldsProps {
  readonly kind: ContentKind;
  readonly facts: Readonly<Record<string, Fact>>;
  readonly isFixed: boolean;
  readonly onChange: (name: string, value: Fact) => void;
}

/** The facts of an item, which are the same in every language. */
export function FactFields({ kind, facts, isFixed, onChange }: FactFieldsProps) {
  const fields = Object.entries(contentShapes[kind].facts);
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map(([name, fact]) => (
        <FactField
          key={name}
          kind={kind}
          name={name as FactName}
          fact={fact}
          value={facts[name] ?? ''}
          isFixed={isFixed}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </div>
  );
}

interface FactFieldProps {
  readonly kind: ContentKind;
  readonly name: FactName;
  readonly fact: FactKind;
  readonly value: Fact;
  readonly isFixed: boolean;
  readonly onChange: (value: Fact) => void;
}

function FactField({ kind, name, fact, value, isFixed, onChange }: FactFieldProps) {
  const t = useMessages();
  const id = useId();
  if (fact === 'flag') {
    return (
      <Checkbox isChecked={value === true} isDisabled={isFixed} onChange={onChange}>
        {t(`desk.facts.${name}`)}
      </Checkbox>
    );
  }
  const given = { id, disabled: isFixed, className: `${fieldControl} h-8 w-full` };
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-12 text-fg-2">
        {t(`desk.facts.${name}`)}
      </label>
      {fact === 'number' && (
        <input
          {...given}
          type="number"
          min={0}
          max={9_999}
          value={Number(value)}
          onChange={({ target }) => onChange(Math.max(0, Math.trunc(Number(target.value))))}
        />
      )}
      {fact === 'route' && (
        <input
          {...given}
          value={`${value}`}
          placeholder="/pages/…"
          pattern="/pages/.*"
          onChange={({ target }) => onChange(target.value.trim())}
        />
      )}
      {fact === 'topic' && <TopicField {...given} value={`${value}`} onChange={onChange} />}
      {fact === 'image' && <ImageField {...given} kind={kind} value={`${value}`} onChange={onChange} />}
    </div>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly disabled: boolean;
  readonly className: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TopicField({ value, onChange, ...given }: ChoiceProps) {
  const titleOf = useTitle();
  const topics = useCall(listContent, { kind: 'topic' });
  return (
    <select {...given} value={value} onChange={({ target }) => onChange(target.value)}>
      {(topics.data ?? []).map(({ key, content }) => (
        <option key={key} value={key}>
          {titleOf('topic', contentOf(content))}
        </option>
      ))}
    </select>
  );
}

function ImageField({ kind, value, onChange, ...given }: ChoiceProps & { readonly kind: ContentKind }) {
  const t = useMessages();
  const upload = usePictureUpload(onChange);
  const isOwn = value.startsWith('/media/');
  const drawings = kind === 'banner' ? bannerDrawings : Object.keys(newsIcons);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <select
        {...given}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${given.className} flex-1`}
      >
        <option value="">{t('desk.form.none')}</option>
        {isOwn && <option value={value}>{t('desk.form.own')}</option>}
        {drawings.map((name) => (
          <option key={name} value={name}>
            {t('desk.form.drawing', { name })}
          </option>
        ))}
      </select>
      {!given.disabled && (
        <FilePicker accept="image/*" isDisabled={upload.isPending} onChoose={upload.send}>
          {t('desk.form.upload')}
        </FilePicker>
      )}
    </div>
  );
}
