import { getUserInfo } from '@candor/api';
import { Skeleton } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { UserInfoPage } from './UserInfoPage.tsx';

/** pages/setting/userInfo: the user's public profile. */
export function UserInfoScreen(_props: ScreenProps) {
  const t = useMessages();
  const user = useCall(getUserInfo, {});
  return (
    <Loaded
      from={user}
      skeleton={
        <Skeleton
          className="items-center gap-5 px-4 pt-2"
          blocks={[
            'size-22 rounded-full!',
            'h-12 w-full rounded-control!',
            'h-12 w-full rounded-control!',
            'h-52 w-full rounded-card!',
          ]}
        />
      }
      failureClass="p-4"
      renderFrame={(state) => <Page title={t('common.titles.profile')}>{state}</Page>}
    >
      {(data) => <UserInfoPage user={data} />}
    </Loaded>
  );
}
