import { listMenu, type MenuRow } from '@candor/api';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';
import { AllFunctionsSheet } from './AllFunctionsSheet.tsx';
import { MenuIcon } from '#features/menu/MenuIcon.tsx';
import { homeShortcuts, shortcutsMost } from './shortcut-choice.ts';
import { homeChoices } from './stored-choices.ts';

const grid = 'grid grid-cols-5 gap-y-4 px-1.5 pt-5';

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
            <Tile icon={entry.icon} name={entry.name} onPress={() => onOpen(entry)} />
          </li>
        ))}
        <li>
          <Tile icon="layout-grid" name={t('common.more')} onPress={() => setIsAllOpen(true)} />
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

interface TileProps {
  /** As the menu names it. */
  readonly icon: string;
  readonly name: string;
  readonly onPress: () => void;
}

function Tile({ icon, name, onPress }: TileProps) {
  return (
    <button type="button" onClick={onPress} className="press flex w-full flex-col items-center gap-1.5 rounded-tile">
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-[14px] border border-line bg-surface text-fg"
      >
        <MenuIcon name={icon} className="size-5" />
      </span>
      <span className="line-clamp-2 min-h-3.5 max-w-full px-0.5 text-center text-11 text-fg-2">{name}</span>
    </button>
  );
}
