import { languageOf, writtenLanguages } from '@candor/messages';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { settings } from '#client/read.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { SelectSheet } from '#ui/SelectSheet.tsx';

const options = writtenLanguages.map((language) => ({ id: language.code, label: language.name }));

/** Globe and name of the language, at the top right; opens the list. */
export function LanguageSwitch() {
  const t = useMessages();
  const code = useSetting('language');
  const [isOpen, setIsOpen] = useState(false);
  const { name } = languageOf(code);
  return (
    <>
      <button
        type="button"
        aria-label={t('account.changeLanguage', { language: name })}
        onClick={() => setIsOpen(true)}
        className="press tap flex h-6 items-center gap-1.5 text-13 text-fg-2"
      >
        <Globe aria-hidden className="size-4" />
        {name}
      </button>
      <SelectSheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('settings.language')}
        options={options}
        value={code}
        onChange={(language) => settings.change({ language })}
      />
    </>
  );
}
