import { areaCodes } from '@candor/api';
import { Empty } from '@candor/kit/view';
import { languageOf } from '@candor/messages';
import { MapPinOff } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useSetting } from '#hooks/use-settings.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { AreaRows } from '#features/auth-fields/area/AreaRows.tsx';
import { LetterRail } from '#features/auth-fields/area/LetterRail.tsx';
import { type NamedArea, namedAreas, searchAreas, sectionsOf } from '#features/auth-fields/area/area-list.ts';
import { draft } from '#features/auth-fields/draft.ts';
import { useArea } from '#features/auth-fields/use-area.ts';

/** pages/common/area: every country's dial code, A to Z; a tap takes it back to the form. */
export function AreaScreen(_props: ScreenProps) {
  const t = useMessages();
  const locale = languageOf(useSetting('language')).htmlLang;
  const chosen = useArea();
  const [sought, setSought] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const all = useMemo(() => namedAreas(areaCodes, locale), [locale]);
  const sections = useMemo(() => sectionsOf(searchAreas(all, sought), locale), [all, sought, locale]);

  function choose({ country, dialCode }: NamedArea): void {
    draft.setState({ area: { country, dialCode } });
    navigateBack();
  }

  return (
    <Page title={t('common.titles.area')}>
      <div className="sticky top-0 z-(--z-sticky) bg-bg px-4 pt-1 pb-2">
        <SearchField label={t('account.searchArea')} value={sought} onChange={setSought} />
      </div>
      <div ref={list} className="pr-4 pb-8">
        {sections.map((section) => (
          <AreaRows key={section.letter} section={section} chosen={chosen.country} onChoose={choose} />
        ))}
      </div>
      {sections.length === 0 && <Empty icon={<MapPinOff />} title={t('account.noArea', { text: sought.trim() })} />}
      {sought === '' && (
        <LetterRail
          letters={sections.map(({ letter }) => letter)}
          onLetter={(letter) =>
            list.current?.querySelector(`[data-letter="${letter}"]`)?.scrollIntoView({ block: 'start' })
          }
        />
      )}
    </Page>
  );
}
