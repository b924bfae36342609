import { percentOfPpm } from '@candor/money';
import type { OtcAdRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Avatar } from '#ui/Avatar.tsx';

/** The other side: face, name and record. */
export function Person({ person }: { readonly person: OtcAdRow['maker'] }) {
  const t = useMessages();
  const format = useFormat();
  const { avatar, nickname, completed, completion } = person;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar path={avatar} name={nickname} size={28} />
      <span className="min-w-0">
        <span className="block truncate text-14 font-medium">{nickname}</span>
        <span className="block text-11 text-fg-3">
          {completed === 0
            ? t('otc.stats.none')
            : t('otc.record', {
                count: completed,
                percent: format.amount(percentOfPpm(Math.floor(completion / 1_000) * 1_000)),
              })}
        </span>
      </span>
    </span>
  );
}
