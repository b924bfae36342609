import { Button, Tag } from '@candor/kit/view';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { Panel } from '../ui/Page.tsx';
import { useAuthor, type Versions } from './content.ts';

interface VersionListProps {
  readonly versions: Versions;
  readonly mayWrite: boolean;
  readonly onRestore: (version: Versions[number]) => void;
}

const looks = {
  draft: 'plain',
  waiting: 'warn',
  published: 'accent',
  refused: 'danger',
  lapsed: 'danger',
  withdrawn: 'plain',
} as const;

/** The versions of an item, newest first; each can be edited again. */
export function VersionList({ versions, mayWrite, onRestore }: VersionListProps) {
  const t = useMessages();
  const moment = useMoment();
  const nameOf = useAuthor();
  return (
    <Panel title={t('desk.versions.title')}>
      <ol className="flex flex-col divide-y divide-line">
        {versions.map((one) => (
          <li key={one.version} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-13">
            <span className="font-medium">{t('desk.versions.one', { version: `${one.version}` })}</span>
            {one.isShown ? (
              <Tag look="good">{t('desk.versions.shown')}</Tag>
            ) : (
              <Tag look={looks[one.state]}>{t(`desk.versions.${one.state}`)}</Tag>
            )}
            <span className="text-fg-2">
              {t('desk.versions.by', { name: nameOf(one.author), time: moment(one.savedAtMs) })}
            </span>
            {one.fromMs !== undefined && (
              <span className="text-fg-3">{t('desk.versions.at', { from: moment(one.fromMs) })}</span>
            )}
            {one.untilMs !== undefined && (
              <span className="text-fg-3">{t('desk.versions.until', { until: moment(one.untilMs) })}</span>
            )}
            {one.note !== '' && <span className="w-full break-words text-fg-2">{one.note}</span>}
            {mayWrite && (
              <Button look="soft" onClick={() => onRestore(one)} className="ml-auto">
                {t('desk.versions.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
