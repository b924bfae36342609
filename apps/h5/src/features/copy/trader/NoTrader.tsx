import type { CallError } from '@candor/api';
import { Empty } from '@candor/kit/view';
import { UserRoundX } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';

/** The page without a trader, for a failure with that code; nothing for other failures. */
export function noTrader(error: CallError) {
  return error.code === 'trader_not_found' && <NoTrader />;
}

/** The address names no trader with a public record. */
export function NoTrader() {
  const t = useMessages();
  return (
    <Empty
      icon={<UserRoundX />}
      title={t('copy.traderMissing')}
      text={t('copy.traderMissingText')}
      action={
        <Button look="soft" size="small" onClick={() => redirectTo('/pages/copytrade/copy')}>
          {t('copy.allTraders')}
        </Button>
      }
    />
  );
}
