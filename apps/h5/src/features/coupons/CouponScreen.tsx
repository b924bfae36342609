import { Ticket } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Empty } from '#ui/Empty.tsx';
import { Page } from '#ui/Page.tsx';

/** pages/setting/coupon: no coupons are issued so far, so there is nothing to load. */
export function CouponScreen(_props: ScreenProps) {
  const t = useMessages();
  return (
    <Page title={t('common.titles.coupons')}>
      <div className="pt-10">
        <Empty icon={<Ticket />} title={t('coupons.none')} text={t('coupons.noneText')} />
      </div>
    </Page>
  );
}
