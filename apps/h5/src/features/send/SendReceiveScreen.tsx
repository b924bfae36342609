import { getUserInfo } from '@candor/api';
import { Skeleton } from '@candor/kit/view';
import { Copy, Share2 } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { pageUrl } from '#features/help/share.ts';
import { useShare } from '#features/help/use-share.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { sendLink } from './send-form.ts';

/** pages/fund/send_receive: one's own ID as a code, a number and a link, by which others send. */
export function SendReceiveScreen(_props: ScreenProps) {
  const t = useMessages();
  const { share, copy } = useShare();
  const user = useCall(getUserInfo, {});
  return (
    <Page title={t('common.titles.sendReceive')}>
      <div className="px-4 pt-2 pb-6">
        <Loaded from={user} skeleton={<Skeleton className="gap-4" blocks={['h-96 w-full rounded-card!']} />}>
          {({ uid }) => {
            const link = pageUrl(sendLink(uid));
            return (
              <div className="flex flex-col gap-3">
                <Card className="flex flex-col items-center px-4 pt-6 pb-4 text-center">
                  <p className="mb-4 text-14 text-fg-2">{t('send.receiveText')}</p>
                  <QrCode text={link} label={t('send.receiveQr')} className="aspect-square w-[12.75rem] max-w-full" />
                  <p className="mt-4 text-12 text-fg-3">{t('send.myId')}</p>
                  <p className="text-22 font-semibold tracking-[0.06em] select-text">{uid}</p>
                  <div className="mt-4 grid w-full grid-cols-2 gap-2">
                    <Button
                      look="soft"
                      size="medium"
                      icon={<Copy aria-hidden className="size-[1.125rem]" strokeWidth={1.75} />}
                      onClick={() => void copy(String(uid))}
                    >
                      {t('send.copyId')}
                    </Button>
                    <Button
                      look="soft"
                      size="medium"
                      icon={<Share2 aria-hidden className="size-[1.125rem]" strokeWidth={1.75} />}
                      onClick={() => void share(t('send.shareTitle'), link)}
                    >
                      {t('send.shareLink')}
                    </Button>
                  </div>
                </Card>
                <p className="px-1 text-12 text-fg-3">{t('send.receiveNote')}</p>
              </div>
            );
          }}
        </Loaded>
      </div>
    </Page>
  );
}
