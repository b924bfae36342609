import { type IdType, idTypes } from '@candor/api';
import { cx } from '@candor/kit';
import { BookUser, CarFront, IdCard, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '#i18n/use-messages.ts';

const icons: Readonly<Record<IdType, LucideIcon>> = {
  id_card: IdCard,
  passport: BookUser,
  driver_licence: CarFront,
};

interface IdTypeCardsProps {
  readonly value: IdType;
  readonly onChange: (idType: IdType) => void;
}

/** The kind of document: radio cards of 56 px. */
export function IdTypeCards({ value, onChange }: IdTypeCardsProps) {
  const t = useMessages();
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2.5 text-15 font-semibold">{t('identity.idType')}</legend>
      {idTypes.map((idType) => {
        const Icon = icons[idType];
        const isChosen = idType === value;
        return (
          <label
            key={idType}
            className={cx(
              'press flex min-h-14 cursor-pointer items-center gap-3 rounded-tile border px-4 outline-2 outline-offset-2 outline-transparent has-[input:focus-visible]:outline-accent',
              isChosen ? 'border-ink' : 'border-line',
            )}
          >
            <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            <span className="min-w-0 flex-1 text-15">{t(`identity.idTypes.${idType}`)}</span>
            <input
              type="radio"
              name={name}
              checked={isChosen}
              onChange={() => onChange(idType)}
              className="peer sr-only"
            />
            <span
              aria-hidden
              className={cx(
                'grid size-5 shrink-0 place-items-center rounded-full border-2',
                isChosen ? 'border-ink bg-ink' : 'border-fg-3',
              )}
            >
              {isChosen && <span className="size-2 rounded-full bg-on-ink" />}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
