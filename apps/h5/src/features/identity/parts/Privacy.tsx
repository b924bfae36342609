import { dateText } from '@candor/kit';
import { Eye } from 'lucide-react';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Row } from '#ui/Row.tsx';
import { Group } from '#ui/Group.tsx';
import { type Identity, picturesKeptUntilMs } from '../identity.ts';

/** The viewers, and the time for which pictures are kept. */
export function Privacy({ identity }: { readonly identity: Identity }) {
  const t = useMessages();
  const nowMs = useNow(60_000);
  const untilMs = picturesKeptUntilMs(identity);
  const kept =
    untilMs === undefined
      ? t('identity.privacy.kept', { days: String(identity.keptDays) })
      : untilMs > nowMs
        ? t('identity.privacy.keptUntil', { date: dateText(untilMs) })
        : t('identity.privacy.keptGone');
  return (
    <div className="flex flex-col gap-2">
      <Group title={t('identity.privacy.title')}>
        <Row
          icon={<Eye strokeWidth={1.75} />}
          label={t('identity.privacy.views')}
          onPress={() => navigateTo('/pages/setting/real', { views: 1 })}
        />
      </Group>
      <p className="text-12 text-fg-3">
        {t('identity.privacy.sealed')} {kept}
      </p>
    </div>
  );
}
