import { linkOfNotice, listNotices, type NoticeRow, noticesTopic, readNotices } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { navigateTo } from '#app/navigation.ts';
import { absence } from '#client/absence.ts';
import { call, session, socket, storage } from '#client/read.ts';
import { unread as unreadMarks } from '#client/unread.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useCommand } from '#hooks/use-command.ts';
import { isToldHere } from '#hooks/use-told-here.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { showNoticeToast, toastMs } from './notice-toast.ts';
import { useNoticeText } from './use-notice-text.ts';
import { Visits } from './visits.ts';

/** Kinds that their user has to see before anything else. */
const gravest: ReadonlySet<string> = new Set(['contract_liquidated', 'loan_liquidated']);
/** Missed ones that are told after a gap; the rest is in the list. */
const missedMax = 50;
/** Liquidations of an absence that are told one by one; the rest is in the list. */
const absentMax = 3;

/** Tells the user's notices on whatever page they are, and keeps the number of unread ones. */
export function HeardNotices() {
  return (
    <TextPart part="inbox" skeleton={<span hidden />}>
      <Heard />
    </TextPart>
  );
}

function Heard() {
  const t = useMessages();
  const noticeText = useNoticeText();
  const queries = useQueryClient();
  const [grave, setGrave] = useState<readonly NoticeRow[]>([]);
  const shown = useRef<{ readonly atMs: number; readonly notices: readonly NoticeRow[] }>({ atMs: 0, notices: [] });
  const showGrave = (notices: readonly NoticeRow[]) =>
    setGrave((before) => [
      ...before,
      ...notices.filter(({ kind, noticeId }) => gravest.has(kind) && !before.some((one) => one.noticeId === noticeId)),
    ]);
  /** Liquidations while nobody was here, or before the connection: the newest of those that were not acknowledged. */
  const tellOfAbsence = useEffectEvent((notices: readonly NoticeRow[]) => {
    const unread = notices.filter(({ kind, readAtMs }) => gravest.has(kind) && readAtMs === undefined);
    showGrave(unread.slice(0, absentMax));
  });
  const tell = useEffectEvent((notices: readonly NoticeRow[], knownId: number) => {
    showGrave(notices);
    const spoken = notices.filter((notice) => isSpoken(notice, knownId));
    if (spoken.length === 0) return;
    // One place for all of them: what comes while it is read changes its words.
    const nowMs = Date.now();
    const before = nowMs - shown.current.atMs < toastMs ? shown.current.notices : [];
    shown.current = { atMs: nowMs, notices: [...before, ...spoken] };
    const [first, ...others] = shown.current.notices.map(noticeText);
    if (first === undefined) return;
    const words =
      others.length === 0
        ? `${first.title} · ${first.text}`
        : t('inbox.more', { title: first.title, count: others.length });
    showNoticeToast(words);
  });
  useEffect(() => {
    let lastId: number | undefined;
    const visits = new Visits(storage, session.login(), Date.now());
    /** True when an absence is over and something has happened in it: it is summed up then. */
    const sumUp = (): boolean => {
      if (lastId === undefined || document.hidden) return false;
      const missed = visits.missedAfter(lastId, Date.now());
      visits.look(lastId, Date.now());
      if (missed === undefined) return false;
      call(listNotices, { afterId: missed, limit: missedMax }).then(({ notices, hasMore }) => {
        absence.setState({ notices, hasMore });
        tellOfAbsence(notices);
      }, console.warn);
      return true;
    };
    const onVisibility = () => {
      if (document.hidden && lastId !== undefined) visits.leave(lastId, Date.now());
      if (document.hidden) return;
      visits.comeBack(Date.now());
      sumUp();
    };
    document.addEventListener('visibilitychange', onVisibility);
    const stop = socket.subscribe(noticesTopic, [], {
      onSnapshot(snapshot) {
        unreadMarks.setState({ notices: snapshot.unread.total });
        const before = lastId;
        lastId = snapshot.lastId;
        const wasAway = sumUp();
        if (before === undefined && snapshot.unread.categories.some(({ category }) => category === 'liquidations')) {
          const newest = { group: 'orders', limit: missedMax } as const;
          call(listNotices, newest).then(({ notices }) => tellOfAbsence(notices), console.warn);
        }
        if (before === undefined || before >= snapshot.lastId) return;
        // A later picture follows a gap: what was missed is told now.
        void readAgain(queries, listNotices);
        if (wasAway) return;
        call(listNotices, { afterId: before, limit: missedMax }).then(
          ({ notices }) => tell(notices, before),
          console.warn,
        );
      },
      onUpdate({ unread, lastId: newest, notices }) {
        const before = lastId ?? 0;
        lastId = newest;
        unreadMarks.setState({ notices: unread.total });
        void readAgain(queries, listNotices);
        if (!sumUp() && notices.length > 0) tell(notices, before);
      },
    });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisibility);
      unreadMarks.setState({ notices: 0 });
      absence.setState({ notices: [] });
    };
  }, [queries]);
  return <GraveSheet notice={grave[0]} onSeen={() => setGrave((before) => before.slice(1))} />;
}

/**
 * True of a notice that gets a toast: not those of a sheet, of a page that tells them itself, or of a fold that was
 * told when it began, with a notice up to `knownId`.
 */
function isSpoken(notice: NoticeRow, knownId: number): boolean {
  const { kind, firstId } = notice;
  if (gravest.has(kind) || isToldHere(notice)) return false;
  return firstId > knownId || kind === 'price_alert' || kind === 'order_filled' || kind === 'support_answered';
}

interface GraveSheetProps {
  readonly notice: NoticeRow | undefined;
  readonly onSeen: () => void;
}

/** A liquidation: it stays until it was acknowledged. */
function GraveSheet({ notice, onSeen }: GraveSheetProps) {
  const t = useMessages();
  const noticeText = useNoticeText();
  const { run } = useCommand(readNotices);
  const seen = () => {
    if (notice !== undefined) void run({ noticeId: notice.noticeId });
    onSeen();
  };
  const words = notice && noticeText(notice);
  return (
    <Sheet
      isOpen={notice !== undefined}
      onClose={seen}
      staysOverPages
      title={words?.title ?? ''}
      footer={
        <div className="grid grid-cols-2 gap-2.5">
          <Button look="soft" onClick={seen}>
            {t('inbox.grave.understood')}
          </Button>
          <Button
            onClick={() => {
              if (notice === undefined) return;
              const { path, params } = linkOfNotice(notice);
              seen();
              navigateTo(path, params);
            }}
          >
            {t('inbox.grave.show')}
          </Button>
        </div>
      }
    >
      <p role="alert" className="pb-2 text-14 text-fg-2">
        {words?.text} {t('inbox.grave.text')}
      </p>
    </Sheet>
  );
}
