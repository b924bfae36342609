import { IconButton } from '@candor/kit/view';
import { UserRound } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { requireSignIn } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { TraderList } from './list/TraderList.tsx';
import { openMyCopying } from './parts/trader-address.ts';

/** pages/copytrade/copy and pages/follow/index: the traders, and the way to the user's own copying. */
export function CopyScreen(_props: ScreenProps) {
  const t = useMessages();
  return (
    <Page
      title={t('common.titles.copyTrading')}
      actions={
        <IconButton
          label={t('common.titles.myCopies')}
          icon={<UserRound aria-hidden />}
          onClick={() => requireSignIn() && openMyCopying('traders')}
        />
      }
    >
      <TraderList />
    </Page>
  );
}
