import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { SkeletonCard, SkeletonRows } from '#ui/Skeleton.tsx';
import { AddressBook } from './AddressBook.tsx';

/** pages/setting/wallet: the addresses that can be withdrawn to. */
export function WalletScreen(_props: ScreenProps) {
  const t = useMessages();
  const skeleton = (
    <Page title={t('common.titles.addresses')}>
      <div className="flex flex-col gap-4 p-4">
        <SkeletonCard />
        <SkeletonRows rows={5} />
      </div>
    </Page>
  );
  return (
    <TextPart part="wallet" skeleton={skeleton}>
      <AddressBook />
    </TextPart>
  );
}
