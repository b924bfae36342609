import { type ContentKind, contentKinds, contentShapes, listContent, saveContent } from '@candor/api';
import { Button, Tag } from '@candor/kit/view';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useAddress } from '../lib/address.ts';
import { useMessages, useMoment } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import { useCall } from '../lib/use-call.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Page } from '../ui/Page.tsx';
import { tabLooks } from '../ui/tab-looks.ts';
import { contentOf, type ContentRow, kindOf, newKey, useAuthor, useTitle } from './content.ts';

/** Everything that is written for users, kind by kind. */
export function ContentScreen() {
  const t = useMessages();
  const may = useMay();
  const navigate = useNavigate();
  const [{ kind: name = 'news' }] = useAddress();
  const kind = kindOf(name);
  return (
    <Page
      title={t('console.nav.content')}
      actions={
        contentShapes[kind].isList &&
        may(saveContent) && (
          <Button
            look="ink"
            onClick={() => void navigate({ to: '/content/$kind/$key', params: { kind, key: newKey } })}
          >
            <Plus aria-hidden className="size-4" />
            {t('desk.new')}
          </Button>
        )
      }
    >
      <nav aria-label={t('console.nav.content')} className="flex overflow-x-auto border-b border-line">
        {contentKinds.map((one) => (
          <Link
            key={one}
            to="/content"
            search={{ kind: one }}
            aria-current={one === kind ? 'page' : undefined}
            className={tabLooks(one === kind)}
          >
            {t(`desk.kinds.${one}`)}
          </Link>
        ))}
      </nav>
      <Items key={kind} kind={kind} />
    </Page>
  );
}

function Items({ kind }: { readonly kind: ContentKind }) {
  const t = useMessages();
  const moment = useMoment();
  const navigate = useNavigate();
  const titleOf = useTitle();
  const nameOf = useAuthor();
  const items = useCall(listContent, { kind });
  const columns = useMemo(
    (): readonly Column<ContentRow>[] => [
      {
        id: 'title',
        title: t('desk.columns.title'),
        value: (row) => titleOf(kind, contentOf(row.content)) || t('desk.untitled'),
        isProse: true,
      },
      ...('position' in contentShapes[kind].facts
        ? [{ id: 'place', title: t('desk.columns.place'), value: placeOf, isQuantity: true as const }]
        : []),
      { id: 'state', title: t('desk.columns.state'), value: stateOf, Cell: State },
      {
        id: 'missing',
        title: t('desk.columns.missing'),
        value: ({ missing }) => missing.map((lang) => t(`desk.language.${lang}`)).join(', '),
        Cell: Missing,
      },
      {
        id: 'until',
        title: t('desk.columns.shown'),
        value: (row) => row.shownUntilMs ?? 0,
        text: (row) => (row.shownUntilMs === undefined ? '' : moment(row.shownUntilMs)),
        isMoment: true,
        from: 'laptop',
      },
      {
        id: 'changed',
        title: t('desk.columns.changed'),
        value: (row) => row.savedAtMs,
        text: (row) => moment(row.savedAtMs),
        isMoment: true,
        from: 'laptop',
      },
      { id: 'by', title: t('desk.columns.by'), value: ({ author }) => nameOf(author), from: 'laptop' },
    ],
    [t, moment, titleOf, nameOf, kind],
  );
  return (
    <Loaded from={items}>
      {(rows) => (
        <DataTable
          name={kind}
          rows={rows.toSorted((a, b) => placeOf(a) - placeOf(b))}
          columns={columns}
          keyOf={({ key }) => key}
          empty={t('desk.empty')}
          onOpen={({ key }) => void navigate({ to: '/content/$kind/$key', params: { kind, key } })}
        />
      )}
    </Loaded>
  );
}

/** The place among the items that users see, of a kind that has places. */
function placeOf({ content }: ContentRow): number {
  return Number(contentOf(content).facts['position'] ?? 0);
}

function stateOf({ state, shownVersion, next }: ContentRow): string {
  if (state === 'waiting') return 'waiting';
  if (shownVersion !== undefined) return 'shown';
  if (next !== undefined) return 'planned';
  return state === 'draft' ? 'draft' : 'ended';
}

function State({ row }: { readonly row: ContentRow }) {
  const t = useMessages();
  const moment = useMoment();
  const { state, shownVersion, next, version } = row;
  const hasNewer = state === 'draft' && shownVersion !== undefined && version > shownVersion;
  return (
    <span className="inline-flex gap-1.5">
      {shownVersion !== undefined && <Tag look="good">{t('desk.states.shown')}</Tag>}
      {next !== undefined && <Tag look="accent">{t('desk.states.planned', { time: moment(next.fromMs) })}</Tag>}
      {state === 'waiting' && <Tag look="warn">{t('desk.states.waiting')}</Tag>}
      {hasNewer && <Tag>{t('desk.newer')}</Tag>}
      {stateOf(row) === 'draft' && <Tag>{t('desk.states.draft')}</Tag>}
      {stateOf(row) === 'ended' && <Tag>{t('desk.states.ended')}</Tag>}
    </span>
  );
}

function Missing({ row: { missing } }: { readonly row: ContentRow }) {
  const t = useMessages();
  return (
    <span className="inline-flex gap-1.5">
      {missing.map((lang) => (
        <Tag key={lang} look="warn">
          {t(`desk.language.${lang}`)}
        </Tag>
      ))}
    </span>
  );
}
