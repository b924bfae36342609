import { UserRoundX } from 'lucide-react';
import type { CallError } from '#client/call-error.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';

/** A failure of a reading of a trader, when it is that there is none. */
export function noTrader(error: CallError) {
  return error.code === 'trader_not_found' && <NoTrader />;
}

/** The address names nobody whose record is public. */
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
