import { cx } from '@candor/kit';
import { settings } from '#client/read.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { RadioGroup } from './RadioGroup.tsx';

const items = [
  { id: 'green-up', name: 'greenUp', rise: 'text-good', fall: 'text-danger' },
  { id: 'red-up', name: 'redUp', rise: 'text-danger', fall: 'text-good' },
] as const;

/** The two conventions of money's colours, each shown as it is whichever is in force; a press applies at once. */
export function ColourChoice({ className }: { readonly className: string }) {
  const t = useMessages();
  const colours = useSetting('colours');
  return (
    <RadioGroup
      label={t('settings.colours')}
      items={items}
      value={colours}
      onChange={(chosen) => settings.change({ colours: chosen })}
      className={className}
      itemClass={(_, isOn) =>
        cx(
          'press flex min-h-9 items-center gap-1.5 rounded-full border bg-inset px-3.5 text-left text-13',
          isOn ? 'border-fg font-semibold text-fg' : 'border-transparent text-fg-2',
        )
      }
    >
      {({ name, rise, fall }) => (
        <>
          <span aria-hidden className="text-10">
            <span className={rise}>▲</span>
            <span className={fall}>▼</span>
          </span>
          {t(`settings.colourConventions.${name}`)}
        </>
      )}
    </RadioGroup>
  );
}
