import {
  linkOfNotice,
  listNotices,
  type InboxKind,
  type NoticeGroup,
  noticeGroupNames,
  noticeKinds,
  type NoticeRow,
  readNotices,
} from '@candor/api';
import { dateText } from '@candor/kit';
import { Empty, IconButton, SkeletonRows } from '@candor/kit/view';
import { BellRing, CheckCheck, SlidersHorizontal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useNow } from '#hooks/use-now.ts';
import { useToldHere } from '#hooks/use-told-here.ts';
import { useUnreadNotices } from '#hooks/use-unread.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { NoticeItem } from './NoticeItem.tsx';
import { hideNoticeToast } from './notice-toast.ts';
import { useNotices } from './use-notices.ts';

const everyKind = Object.keys(noticeKinds) as InboxKind[];
const tabs = ['all', ...noticeGroupNames] as const;
type Tab = (typeof tabs)[number];

/** pages/notice/notice: everything that has happened to the user and theirs, newest first. `tab` opens a group. */
export function NoticesScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [tab, setTab] = useState<Tab>(() => tabs.find((id) => id === params.tab) ?? 'all');
  const group: NoticeGroup | undefined = tab === 'all' ? undefined : tab;
  const notices = useNotices(group);
  const unread = useUnreadNotices();
  const read = useCommand(readNotices, { invalidates: [listNotices] });
  // They come into the list as they happen, and a toast would lie over its tabs.
  useToldHere(everyKind);
  useEffect(hideNoticeToast, []);
  const newest = notices.data?.rows[0];
  const hasUnread = unread > 0 || notices.data?.rows.some(({ readAtMs }) => readAtMs === undefined) === true;
  return (
    <Page
      title={t('inbox.title')}
      actions={
        <>
          {hasUnread && newest !== undefined && (
            <IconButton
              label={t('inbox.readAll')}
              icon={<CheckCheck aria-hidden strokeWidth={1.75} />}
              onClick={() => void read.run({ upToId: newest.noticeId, ...(group !== undefined && { group }) })}
            />
          )}
          <IconButton
            label={t('inbox.settings')}
            icon={<SlidersHorizontal aria-hidden strokeWidth={1.75} />}
            onClick={() => navigateTo('/pages/setting/notices')}
          />
        </>
      }
    >
      <div className="sticky top-0 z-(--z-sticky) border-b border-line bg-bg">
        <TextTabs
          label={t('inbox.tabsLabel')}
          items={tabs.map((id) => ({ id, label: t(`inbox.tabs.${id}`) }))}
          value={tab}
          onChange={setTab}
        />
      </div>
      <Loaded
        key={tab}
        from={notices}
        skeleton={
          <div className="px-4">
            <SkeletonRows rows={8} />
          </div>
        }
        failureClass="px-4 pt-2"
      >
        {(paged) => (
          <InfiniteList
            paged={{ ...paged, rows: withDays(paged.rows) }}
            keyOf={({ notice }) => notice.noticeId}
            rowHeight={84}
            renderRow={({ notice, day }) => (
              <>
                {day !== undefined && <DayHeading day={day} />}
                <NoticeItem
                  notice={notice}
                  onPress={() => {
                    if (notice.readAtMs === undefined) void read.run({ noticeId: notice.noticeId });
                    const { path, params: asked } = linkOfNotice(notice);
                    navigateTo(path, asked);
                  }}
                />
              </>
            )}
            empty={<Empty icon={<BellRing />} title={t('inbox.none')} text={t('inbox.noneText')} />}
          />
        )}
      </Loaded>
    </Page>
  );
}

interface DayRow {
  readonly notice: NoticeRow;
  /** Of the first notice of a day. */
  readonly day: string | undefined;
}

function withDays(rows: readonly NoticeRow[]): readonly DayRow[] {
  let before = '';
  return rows.map((notice) => {
    const day = dateText(notice.happenedAtMs);
    const isFirst = day !== before;
    before = day;
    return { notice, day: isFirst ? day : undefined };
  });
}

const dayMs = 86_400_000;

function DayHeading({ day }: { readonly day: string }) {
  const t = useMessages();
  const nowMs = useNow(60_000);
  const name =
    day === dateText(nowMs) ? t('inbox.today') : day === dateText(nowMs - dayMs) ? t('inbox.yesterday') : day;
  return <h2 className="px-4 pt-4 pb-1 text-13 font-medium text-fg-3">{name}</h2>;
}
