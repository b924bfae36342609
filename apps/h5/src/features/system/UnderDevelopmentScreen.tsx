import { Hammer } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { currentHref, navigateBack, switchTab } from '#app/navigation.ts';
import { pathOf } from '#client/navigation.ts';
import { routeAt } from '#app/route-table.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Page } from '#ui/Page.tsx';

/** A page of the spec whose issue has not come yet: a note, and the way back. */
export function UnderDevelopmentScreen(_props: ScreenProps) {
  const t = useMessages();
  const route = routeAt(pathOf(currentHref()));
  return (
    <Page title={route === undefined ? '' : t(route.title)} isTabRoot={route?.tab !== undefined}>
      <div className="grid min-h-[70%] place-items-center">
        <Empty
          icon={<Hammer />}
          title={t('common.underDevelopment')}
          text={t('common.underDevelopmentText')}
          action={
            route?.tab === undefined ? (
              <Button look="soft" size="small" onClick={() => navigateBack()}>
                {t('common.back')}
              </Button>
            ) : (
              <Button look="soft" size="small" onClick={() => switchTab('/pages/index/index')}>
                {t('common.goHome')}
              </Button>
            )
          }
        />
      </div>
    </Page>
  );
}
