import { MenuIcon } from './MenuIcon.tsx';

interface MenuTileProps {
  /** As the menu names it. */
  readonly icon: string;
  readonly name: string;
  readonly onPress?: () => void;
}

/** A shortcut of the home page. */
export function MenuTile({ icon, name, onPress }: MenuTileProps) {
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
