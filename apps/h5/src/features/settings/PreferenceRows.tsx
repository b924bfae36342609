import { cx, formats } from '@candor/kit';
import { languageOf, writtenLanguages } from '@candor/messages';
import { CandlestickChart, EyeOff, Globe, Hash, SunMoon, Vibrate } from 'lucide-react';
import { settings } from '#client/read.ts';
import type { Settings } from '#client/settings.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { knock } from '#lib/haptics.ts';
import { Row } from '#ui/Row.tsx';
import { Switch } from '#ui/Switch.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { FiatRow } from './FiatRow.tsx';
import { Group } from '#ui/Group.tsx';
import { useFormat } from '#hooks/use-format.ts';

const green = 'bg-good-soft text-good';
const red = 'bg-danger-soft text-danger';

/** A rise and a fall as a convention shows them, whichever is in force. */
function ColoursPreview({ convention }: { readonly convention: Settings['colours'] }) {
  const format = useFormat();
  const isGreenUp = convention === 'green-up';
  const chip = 'inline-flex h-5 items-center rounded-chip px-1.5 text-11 font-semibold tabular-nums';
  return (
    <span className="inline-flex gap-1">
      <span className={cx(chip, isGreenUp ? green : red)}>{format.change('2.34')}</span>
      <span className={cx(chip, isGreenUp ? red : green)}>{format.change('-1.12')}</span>
    </span>
  );
}

const languageOptions = writtenLanguages.map((language) => ({ id: language.code, label: language.name }));
const sample = '1234567.89';

/** The display settings of this device. Each choice applies at once. */
export function PreferenceRows() {
  const t = useMessages();
  const language = useSetting('language');
  const theme = useSetting('theme');
  const numberFormat = useSetting('numberFormat');
  const colours = useSetting('colours');
  const areBalancesHidden = useSetting('areBalancesHidden');
  const hasHaptics = useSetting('hasHaptics');
  const themeText = {
    system: t('settings.themes.system'),
    light: t('settings.themes.light'),
    dark: t('settings.themes.dark'),
  } satisfies Record<Settings['theme'], string>;
  return (
    <Group title={t('settings.groups.preferences')}>
      <ChoiceRow
        icon={<Globe strokeWidth={1.75} />}
        label={t('settings.language')}
        shown={languageOf(language).name}
        options={languageOptions}
        value={language}
        onChange={(chosen) => settings.change({ language: chosen })}
      />
      <FiatRow />
      <ChoiceRow
        icon={<SunMoon strokeWidth={1.75} />}
        label={t('settings.theme')}
        shown={themeText[theme]}
        options={(['system', 'dark', 'light'] as const).map((id) => ({ id, label: themeText[id] }))}
        value={theme}
        onChange={(chosen) => settings.change({ theme: chosen })}
      />
      <ChoiceRow
        icon={<Hash strokeWidth={1.75} />}
        label={t('settings.numberFormat')}
        shown={formats[numberFormat].amount('1234.5')}
        options={(['comma', 'point'] as const).map((id) => ({
          id,
          label: formats[id].amount(sample),
          text: t(`settings.numberFormats.${id}`),
        }))}
        value={numberFormat}
        onChange={(chosen) => settings.change({ numberFormat: chosen })}
      />
      <ChoiceRow
        icon={<CandlestickChart strokeWidth={1.75} />}
        label={t('settings.colours')}
        shown={<ColoursPreview convention={colours} />}
        options={[
          {
            id: 'green-up',
            label: t('settings.colourConventions.greenUp'),
            start: <ColoursPreview convention="green-up" />,
          },
          { id: 'red-up', label: t('settings.colourConventions.redUp'), start: <ColoursPreview convention="red-up" /> },
        ]}
        value={colours}
        onChange={(chosen) => settings.change({ colours: chosen })}
      />
      <Row
        icon={<Vibrate strokeWidth={1.75} />}
        label={t('settings.haptics')}
        end={
          <Switch
            label={t('settings.haptics')}
            isOn={hasHaptics}
            onChange={(isOn) => {
              settings.change({ hasHaptics: isOn });
              knock();
            }}
          />
        }
      />
      <Row
        icon={<EyeOff strokeWidth={1.75} />}
        label={t('settings.hideBalances')}
        end={
          <Switch
            label={t('settings.hideBalances')}
            isOn={areBalancesHidden}
            onChange={(isOn) => settings.change({ areBalancesHidden: isOn })}
          />
        }
      />
    </Group>
  );
}
