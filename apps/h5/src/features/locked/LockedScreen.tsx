import { getLockedSummary } from '@candor/api';
import { IconButton } from '@candor/kit/view';
import { CircleHelp, LockKeyhole } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Card } from '#ui/Card.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { Row } from '#ui/Row.tsx';
import { LockedProducts } from './LockedProducts.tsx';

/** pages/lockming/lockming: the products of locked mining. */
export function LockedScreen(_props: ScreenProps) {
  const t = useMessages();
  const guide = (
    <IconButton
      label={t('locked.howItWorks')}
      icon={<CircleHelp aria-hidden />}
      onClick={() => navigateTo('/pages/lockming/welcome')}
    />
  );
  return (
    <Page title={t('common.titles.lockup')} actions={guide}>
      <div className="flex flex-col gap-3 px-4 pt-1 pb-8">
        <p className="text-13 text-fg-2">{t('locked.intro')}</p>
        <NotOffered product="locked" />
        <OwnDeposits />
        <LockedProducts />
      </div>
    </Page>
  );
}

/** The way to one's own deposits, for those who have a session. */
function OwnDeposits() {
  const t = useMessages();
  const summary = useCall(getLockedSummary, {});
  if (summary.state === 'signed_out') return null;
  const count = summary.data?.reduce((sum, { deposits }) => sum + deposits, 0);
  return (
    <Card className="px-4">
      <Row
        icon={<LockKeyhole />}
        label={t('locked.myDeposits')}
        value={count === undefined ? undefined : t('locked.mySummary', { count })}
        onPress={() => navigateTo('/pages/lockming/order')}
      />
    </Card>
  );
}
