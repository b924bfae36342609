import { Empty } from '@candor/kit/view';
import { MapPinOff } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { reLaunch } from '#app/navigation.ts';
import { homePath } from '#client/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

/** 404: an unknown address. */
export function NotFoundScreen(_props: ScreenProps) {
  const t = useMessages();
  return (
    <Page title="">
      <div className="grid min-h-[70%] place-items-center">
        <Empty
          icon={<MapPinOff />}
          title={t('common.notFoundTitle')}
          text={t('common.notFoundText')}
          action={
            <Button look="soft" size="small" onClick={() => reLaunch(homePath)}>
              {t('common.goHome')}
            </Button>
          }
        />
      </div>
    </Page>
  );
}
