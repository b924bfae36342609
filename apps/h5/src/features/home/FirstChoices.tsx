import { cx } from '@candor/kit';
import { writtenLanguages } from '@candor/messages';
import { useState } from 'react';
import { settings, storage } from '#client/read.ts';
import { firstVisitMark, isFirstVisit } from '#client/first-visit.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { ColourChoice } from '#ui/ColourChoice.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';

const items = writtenLanguages.map(({ code, name }) => ({ id: code, name }));

/**
 * The languages at first sight, while nothing has been chosen on this device; it stays until the next start. Chinese readers
 * also have the colours: a rise is red on their stock exchanges, and green on most sites for crypto.
 */
export function FirstChoices() {
  const t = useMessages();
  const language = useSetting('language');
  const [isFirst] = useState(() => isFirstVisit(storage));
  if (!isFirst) return null;
  return (
    <div {...{ [firstVisitMark]: '' }}>
      <RadioGroup
        label={t('settings.language')}
        items={items}
        value={language}
        onChange={(code) => settings.change({ language: code })}
        className="flex flex-wrap gap-2 pb-3"
        itemClass={(_, isOn) =>
          cx('press h-9 rounded-full px-3.5 text-13', isOn ? 'bg-ink font-semibold text-on-ink' : 'bg-inset text-fg-2')
        }
      >
        {({ name }) => name}
      </RadioGroup>
      {language === 'zh' && <ColourChoice className="flex flex-wrap gap-2 pb-3" />}
    </div>
  );
}
