import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';
import { assetIdFrom } from '#features/funds/accounts.ts';
import { AddCardPage } from './AddCardPage.tsx';
import type { CardKind } from './card-form.ts';
import { CardListPage } from './CardListPage.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';

/** pages/setting/bank: cards of one's own country. With `add` it is the form for another one, for the currency of `rail`. */
export function BankScreen({ params }: ScreenProps) {
  return <Cards kind="domestic" params={params} />;
}

/** pages/setting/bank_international: cards abroad, paid over SWIFT. */
export function BankInternationalScreen({ params }: ScreenProps) {
  return <Cards kind="international" params={params} />;
}

function Cards({ kind, params }: { readonly kind: CardKind } & ScreenProps) {
  const t = useMessages();
  const title = t(kind === 'domestic' ? 'common.titles.bank' : 'common.titles.bankInternational');
  const skeleton = (
    <Page title={title}>
      <div className="flex flex-col gap-4 px-4 pt-2">
        <SkeletonFrame>
          <SkeletonBlock className="h-9 w-full rounded-control!" />
        </SkeletonFrame>
        <CardsSkeleton />
      </div>
    </Page>
  );
  return (
    <TextPart part="wallet" skeleton={skeleton}>
      {params.add === undefined ? (
        <CardListPage kind={kind} title={title} />
      ) : (
        <AddCardPage kind={kind} railId={assetIdFrom(params.rail)} />
      )}
    </TextPart>
  );
}
