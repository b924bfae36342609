import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { assetIdFrom } from '#features/funds/accounts.ts';
import { AddCardPage } from './AddCardPage.tsx';
import type { CardKind } from './card-form.ts';
import { CardListPage } from './CardListPage.tsx';

/**
 * pages/setting/bank: cards of the user's own country. With `add` it is the form for another one, for the currency of
 * `rail`.
 */
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
  return params.add === undefined ? (
    <CardListPage kind={kind} title={title} />
  ) : (
    <AddCardPage kind={kind} railId={assetIdFrom(params.rail)} />
  );
}
