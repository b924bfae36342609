import { builtInFiatRates } from '@candor/api';
import { languageOf } from '@candor/messages';
import { Banknote } from 'lucide-react';
import { settings } from '#client/read.ts';
import { useFiatSource } from '#hooks/use-fiat-source.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

/** The currency that values are shown in, with each rate, its source and its age. */
export function FiatRow() {
  const t = useMessages();
  const code = useSetting('fiat');
  const sourceOf = useFiatSource();
  const format = useFormat();
  const language = useSetting('language');
  const names = new Intl.DisplayNames(languageOf(language).htmlLang, { type: 'currency' });
  const fromServer = useSite()?.fiats ?? [];
  const options = (fromServer.length > 0 ? fromServer.map((fiat) => fiat.code) : Object.keys(builtInFiatRates)).map(
    (id) => {
      const saved = fromServer.find((fiat) => fiat.code === id);
      // The whole rate, not the worth of one unit in whole cents.
      const worth = `${format.amount(saved?.rate ?? builtInFiatRates[id])} ${id}`;
      return {
        id,
        label: `${id} · ${names.of(id) ?? id}`,
        text:
          saved === undefined
            ? t('settings.fiatBuiltIn', { worth })
            : t('settings.fiatRate', { worth, source: sourceOf(saved) }),
      };
    },
  );
  return (
    <ChoiceRow
      icon={<Banknote strokeWidth={1.75} />}
      label={t('settings.fiat')}
      shown={code}
      options={options}
      value={code}
      onChange={(fiat) => settings.change({ fiat })}
    />
  );
}
