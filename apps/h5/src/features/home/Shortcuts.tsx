import { listMenu, type MenuRow } from '@candor/api';
import { SkeletonBlock, SkeletonFrame } from '@candor/kit/view';
import { MenuTile } from '@candor/reading/view';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AllFunctionsSheet } from './AllFunctionsSheet.tsx';
import { homeShortcuts, shortcutsMost } from './shortcut-choice.ts';
import { homeChoices } from './stored-choices.ts';

const grid = 'grid grid-cols-5 gap-y-4 px-1.5 pt-5 huge:grid-cols-3';

interface ShortcutsProps {
  readonly onOpen: (entry: MenuRow) => void;
}

/** Five by two: the user's functions, and the way to all of them. */
export function Shortcuts({ onOpen }: ShortcutsProps) {
  const t = useMessages();
  const menu = useCall(listMenu, {});
  const chosen = useStore(homeChoices, (choices) => choices.shortcuts);
  const [isAllOpen, setIsAllOpen] = useState(false);
  if (menu.state === 'loading') {
    return (
      <SkeletonFrame className={grid}>
        {Array.from({ length: shortcutsMost + 1 }, (_, place) => (
          <div key={place} className="flex h-16 flex-col items-center gap-2">
            <SkeletonBlock className="size-11 rounded-[14px]" />
            <SkeletonBlock className="h-2.5 w-10" />
          </div>
        ))}
      </SkeletonFrame>
    );
  }
  const entries = menu.data ?? [];
  return (
    <nav aria-label={t('home.shortcuts')}>
      <ul className={grid}>
        {homeShortcuts(entries, chosen).map((entry) => (
          <li key={entry.key}>
            <MenuTile icon={entry.icon} name={entry.name} onPress={() => onOpen(entry)} />
          </li>
        ))}
        <li>
          <MenuTile icon="layout-grid" name={t('common.more')} onPress={() => setIsAllOpen(true)} />
        </li>
      </ul>
      <AllFunctionsSheet
        isOpen={isAllOpen}
        onClose={() => setIsAllOpen(false)}
        menu={menu}
        onOpen={(entry) => {
          setIsAllOpen(false);
          onOpen(entry);
        }}
      />
    </nav>
  );
}
