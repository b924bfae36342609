import { areaCodes } from '@candor/api';
import { cx } from '@candor/kit';
import { Empty, Field, fieldAria } from '@candor/kit/view';
import { languageOf } from '@candor/messages';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { SearchField } from '#ui/SearchField.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { namedAreas, searchAreas } from '#features/auth-fields/area/area-list.ts';

interface CountryFieldProps {
  /** ISO 3166 code; '' while none is chosen. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (country: string) => void;
}

/** The country that issued a document, from the list of all countries. */
export function CountryField({ value, error, onChange }: CountryFieldProps) {
  const t = useMessages();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const locale = languageOf(useSetting('language')).htmlLang;
  const all = useMemo(() => namedAreas(areaCodes, locale), [locale]);
  const chosen = all.find(({ country }) => country === value);
  return (
    <Field id={id} label={t('identity.country')} error={error}>
      <button
        type="button"
        name="country"
        {...fieldAria(id, error, undefined)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="press flex h-12 w-full items-center gap-2 rounded-control bg-inset px-3 text-left text-16 outline-2 outline-transparent focus-visible:outline-accent aria-[invalid=true]:outline-danger"
      >
        <span className={cx('min-w-0 flex-1 truncate', chosen === undefined && 'text-fg-3')}>
          {chosen?.name ?? t('identity.chooseCountry')}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-fg-3" />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('identity.country')}>
        <Countries
          all={all}
          value={value}
          onChoose={(country) => {
            onChange(country);
            setIsOpen(false);
          }}
        />
      </Sheet>
    </Field>
  );
}

interface CountriesProps {
  readonly all: ReturnType<typeof namedAreas>;
  readonly value: string;
  readonly onChoose: (country: string) => void;
}

function Countries({ all, value, onChoose }: CountriesProps) {
  const t = useMessages();
  const [sought, setSought] = useState('');
  const found = searchAreas(all, sought);
  return (
    // As high with one country as with all: the sheet does not jump while one types.
    <div className="min-h-[70dvh]">
      <div className="sticky top-0 bg-surface pt-0.5 pb-2">
        <SearchField label={t('identity.searchCountry')} value={sought} onChange={setSought} />
      </div>
      <ul>
        {found.map(({ country, name }) => (
          <li key={country}>
            <button
              type="button"
              aria-pressed={country === value}
              onClick={() => onChoose(country)}
              className="press flex min-h-13 w-full items-center gap-3 text-left text-15 outline-offset-[-2px]"
            >
              <span className="min-w-0 flex-1">{name}</span>
              {country === value && <Check aria-hidden className="size-5 text-accent" />}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <Empty title={t('identity.noCountry', { text: sought.trim() })} />}
    </div>
  );
}
