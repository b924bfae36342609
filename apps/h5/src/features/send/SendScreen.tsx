import { Skeleton } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import type { Params } from '#client/navigation.ts';
import { assetIdFrom } from '#features/funds/accounts.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { emptySendForm, type SendLink, uidFromCode } from './send-form.ts';
import { SendHeader } from './SendHeader.tsx';
import { SendPage } from './SendPage.tsx';
import { useSendFacts } from './use-send-facts.ts';

/** pages/fund/send: to another user; `to` of its address is a user's ID, `back` a received send, and `currency` an asset. */
export function SendScreen({ params }: ScreenProps) {
  const t = useMessages();
  const facts = useSendFacts();
  return (
    <Loaded
      from={facts}
      skeleton={
        <Skeleton
          className="gap-4 p-4"
          blocks={['h-11 w-full rounded-control!', 'h-14 w-full rounded-control!', 'h-14 w-full rounded-control!']}
        />
      }
      failureClass="p-4"
      renderFrame={(state) => (
        <Page title={t('common.titles.send')} actions={<SendHeader />}>
          {state}
        </Page>
      )}
    >
      {(data) => (
        <SendPage
          facts={data}
          begin={{ ...emptySendForm, assetId: assetIdFrom(params.currency) }}
          link={linkFrom(params)}
        />
      )}
    </Loaded>
  );
}

function linkFrom({ to = '', back }: Params): SendLink | undefined {
  // Numbers of sends are in the same grammar as those of assets.
  const sendId = assetIdFrom(back);
  if (sendId !== undefined) return { sendId };
  const uid = uidFromCode(to);
  return uid === undefined ? undefined : { uid };
}
