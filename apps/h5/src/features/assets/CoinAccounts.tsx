import { type Atoms, atomsToText } from '@candor/money';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { FiatText } from '#ui/FiatText.tsx';
import { Figure } from '#ui/Figure.tsx';
import { accountColours } from '#features/funds/accounts.ts';
import { type Holding, valueText } from './holdings.ts';

/** Available, frozen and worth of a coin in each account that holds some; the spot account also when it holds none. */
export function CoinAccounts({ holding }: { readonly holding: Holding }) {
  const t = useMessages();
  const { asset, parts, isPriced } = holding;
  const shown = parts.filter((part) => part.available + part.frozen > 0n || part.accountType === 'spot');
  const amount = (atoms: Atoms) => <AmountText value={atomsToText(atoms, asset.scale)} isPrivate />;
  return (
    <section aria-label={t('funds.perAccount')} className="mt-4 flex flex-col gap-2">
      {shown.map(({ accountType, available, frozen, value }) => (
        <div key={accountType} className="rounded-tile bg-inset px-3 py-2.5">
          <h3 className="flex items-center gap-2 text-13 font-semibold">
            <span aria-hidden className={`size-2 rounded-tag ${accountColours[accountType]}`} />
            {t(`words.accountNames.${accountType}`)}
          </h3>
          <dl className="mt-1.5 grid grid-cols-3 gap-2">
            <Figure label={t('common.available')}>{amount(available)}</Figure>
            <Figure label={t('common.frozen')}>{amount(frozen)}</Figure>
            <Figure label={t('common.equivalent')} isLast>
              <FiatText usdt={isPriced ? valueText(value) : undefined} isPrivate />
            </Figure>
          </dl>
        </div>
      ))}
    </section>
  );
}
