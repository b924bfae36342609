import { useMessages } from '../lib/i18n.tsx';
import { Dialog } from '../ui/Dialog.tsx';

const keys = [
  ['⌘K / Ctrl+K', 'palette'],
  ['1 … 0', 'pages'],
  ['r', 'refresh'],
  ['/', 'filter'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['o', 'rest'],
  ['n', 'nextCase'],
  ['a', 'form'],
  ['⌘Enter / Ctrl+Enter', 'send'],
  ['d', 'documents'],
  ['s', 'person'],
  ['+ −', 'zoom'],
  ['[ ]', 'turn'],
  ['Esc', 'leave'],
  ['?', 'help'],
] as const;

/** The keys of the console. */
export function Keys({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  return (
    <Dialog title={t('console.shell.keys')} onClose={onClose}>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 text-13">
        {keys.map(([key, act]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-chip bg-inset px-1.5 py-0.5 font-sans">{key}</kbd>
            </dt>
            <dd>{t(`console.keys.${act}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
