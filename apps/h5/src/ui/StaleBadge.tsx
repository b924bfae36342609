import { Tag } from '@candor/kit/view';
import { ClockAlert } from 'lucide-react';
import { useAgeText } from '#hooks/use-age-text.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** Old data is marked, never hidden. `seconds` since the last price. */
export function StaleBadge({ seconds }: { readonly seconds: number }) {
  const t = useMessages();
  const ageText = useAgeText();
  return (
    <Tag look="warn" icon={<ClockAlert aria-hidden />}>
      {t('common.pricesFrom', { age: ageText(seconds) })}
    </Tag>
  );
}
