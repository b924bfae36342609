import { listRecentRecipients, type RecentRecipientRow } from '@candor/api';
import { minuteMs } from '@candor/kernel';
import { SkeletonRows } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { TimeText } from '#ui/TimeText.tsx';

/** Often enough that a shown recipient can still be sent to when the form is filled in. */
const againEveryMs = 5 * minuteMs;

/** The people whom the user sent to last, to be chosen again; nothing before the first send. */
export function RecentRecipients({ onChoose }: { readonly onChoose: (recent: RecentRecipientRow) => void }) {
  const t = useMessages();
  const recents = useCall(listRecentRecipients, {}, { staleMs: 0, everyMs: againEveryMs });
  return (
    <Loaded from={recents} skeleton={<SkeletonRows rows={1} />}>
      {({ recents: rows }) =>
        rows.length > 0 && (
          <section aria-label={t('send.recent')}>
            <h2 className="text-13 text-fg-2">{t('send.recent')}</h2>
            <ul className="divide-y divide-line">
              {rows.map((recent) => (
                <li key={`${recent.atMs} ${recent.name}`}>
                  <button
                    type="button"
                    onClick={() => onChoose(recent)}
                    className="press flex min-h-14 w-full items-center gap-3 py-1.5 text-left outline-offset-[-2px]"
                  >
                    <Avatar path={recent.avatar} name={recent.name} size={36} />
                    <span className="min-w-0 flex-1 truncate text-15 font-medium">{recent.name}</span>
                    <span className="shrink-0 text-12 text-fg-3">
                      {recent.code} · <TimeText atMs={recent.atMs} look="moment" />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}
