import type { MenuRow } from '@candor/api';
import { cx } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { MenuIcon } from '@candor/reading/view';
import { CircleMinus, CirclePlus } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Loadable } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { grouped, homeShortcuts, shortcutsMost, withToggled } from './shortcut-choice.ts';
import { chooseShortcuts, homeChoices } from './stored-choices.ts';

interface AllFunctionsSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly menu: Loadable<readonly MenuRow[]>;
  readonly onOpen: (entry: MenuRow) => void;
}

/** Every function by group; in edit mode a tap puts it on the home page or takes it off. */
export function AllFunctionsSheet({ isOpen, onClose, menu, onOpen }: AllFunctionsSheetProps) {
  const t = useMessages();
  const chosen = useStore(homeChoices, (choices) => choices.shortcuts);
  const [isEditing, setIsEditing] = useState(false);
  const entries = menu.data ?? [];
  const onHome = homeShortcuts(entries, chosen).map((entry) => entry.key);
  function toggle(entry: MenuRow): void {
    const next = withToggled(onHome, entry.key);
    if (next === undefined) return toast('warning', t('home.tooManyShortcuts', { most: String(shortcutsMost) }));
    chooseShortcuts(next);
  }
  const footer = isEditing ? (
    <div className="grid grid-cols-2 gap-2">
      <Button look="soft" size="medium" isDisabled={chosen === undefined} onClick={() => chooseShortcuts(undefined)}>
        {t('home.resetShortcuts')}
      </Button>
      <Button size="medium" onClick={() => setIsEditing(false)}>
        {t('common.done')}
      </Button>
    </div>
  ) : (
    <Button look="soft" size="medium" isWide onClick={() => setIsEditing(true)}>
      {t('common.edit')}
    </Button>
  );
  const close = () => {
    setIsEditing(false);
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={close} title={t('home.allFunctions')} footer={footer}>
      {menu.state === 'failed' && <Failure error={menu.error} onRetry={menu.retry} />}
      <p aria-live="polite" className={cx('text-13 text-fg-2', !isEditing && 'hidden')}>
        {t('home.editHint', { most: String(shortcutsMost), count: String(onHome.length) })}
      </p>
      {grouped(entries).map((part) => (
        <section key={part.group} className="pt-3">
          <h3 className="pb-2.5 text-13 font-medium text-fg-3">{t(`home.groups.${part.group}`)}</h3>
          <ul className="grid grid-cols-4 gap-y-3.5">
            {part.entries.map((entry) => (
              <li key={entry.key}>
                <FunctionTile
                  entry={entry}
                  isEditing={isEditing}
                  isOnHome={onHome.includes(entry.key)}
                  onPress={() => (isEditing ? toggle(entry) : onOpen(entry))}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}

interface FunctionTileProps {
  readonly entry: MenuRow;
  readonly isEditing: boolean;
  readonly isOnHome: boolean;
  readonly onPress: () => void;
}

function FunctionTile({ entry, isEditing, isOnHome, onPress }: FunctionTileProps) {
  const t = useMessages();
  const label = t(isOnHome ? 'home.removeShortcut' : 'home.addShortcut', { name: entry.name });
  return (
    <button
      type="button"
      aria-label={isEditing ? label : undefined}
      onClick={onPress}
      className="press flex w-full flex-col items-center gap-1.5 rounded-tile"
    >
      <span aria-hidden className="relative grid size-11 place-items-center rounded-[14px] bg-inset text-fg">
        <MenuIcon name={entry.icon} className={cx('size-5', !entry.isReady && 'text-fg-3')} />
        {isEditing && (
          <span className="absolute -top-1.5 -right-1.5 rounded-full bg-surface">
            {isOnHome ? (
              <CircleMinus className="size-4.5 text-danger" />
            ) : (
              <CirclePlus className="size-4.5 text-accent" />
            )}
          </span>
        )}
      </span>
      <span className="line-clamp-2 max-w-full px-0.5 text-center text-11 text-fg-2">{entry.name}</span>
      {!entry.isReady && !isEditing && (
        <span className="-mt-1 scale-90">
          <Tag>{t('common.finance.coming')}</Tag>
        </span>
      )}
    </button>
  );
}
