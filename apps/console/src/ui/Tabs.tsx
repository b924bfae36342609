import { Link } from '@tanstack/react-router';
import { tabLooks } from './tab-looks.ts';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly name: string }[];
  /** The one that is shown. */
  readonly here: string;
}

/** The parts of a page, whose choice is in its address. */
export function Tabs({ label, tabs, here }: TabsProps) {
  return (
    <nav aria-label={label} className="flex overflow-x-auto border-b border-line">
      {tabs.map(({ id, name }) => (
        <Link
          key={id}
          to="."
          search={{ part: id }}
          aria-current={id === here ? 'page' : undefined}
          className={tabLooks(id === here)}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
