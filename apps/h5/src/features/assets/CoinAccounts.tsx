import { type Atoms, atomsToText } from '@candor/money';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { FiatText } from '#ui/FiatText.tsx';
import { accountColours } from '#features/funds/accounts.ts';
import { type Holding, valueText } from './holdings.ts';

/** Available, frozen and worth of a coin in each account that holds some; the spot account also when it holds none. */
export function CoinAccounts({ holding }: { readonly holding: Holding }) {
  const t = useMessages();
  const { asset, parts, isPriced } = holding;
  const shown = parts.filter((part) => part.available + part.frozen > 0n || part.accountType === 'spot');
  const amount = (atoms: Atoms) => (
    <AmountText
      value={atomsToText(atoms, asset.scale)}
      isPrivate
      className="block truncate text-13 font-medium text-fg"
    />
  );
  return (
    <section aria-label={t('funds.perAccount')} className="mt-4 flex flex-col gap-2">
      {shown.map(({ accountType, available, frozen, value }) => (
        <div key={accountType} className="rounded-tile bg-inset px-3 py-2.5">
          <h3 className="flex items-center gap-2 text-13 font-semibold">
            <span aria-hidden className={`size-2 rounded-tag ${accountColours[accountType]}`} />
            {t(`words.accountNames.${accountType}`)}
          </h3>
          <dl className="mt-1.5 grid grid-cols-3 gap-2 text-11 text-fg-3 [&>div:last-child]:text-right">
            <div className="min-w-0">
              <dt>{t('common.available')}</dt>
              <dd>{amount(available)}</dd>
            </div>
            <div className="min-w-0">
              <dt>{t('common.frozen')}</dt>
              <dd>{amount(frozen)}</dd>
            </div>
            <div className="min-w-0">
              <dt>{t('common.equivalent')}</dt>
              <dd>
                <FiatText
                  usdt={isPriced ? valueText(value) : undefined}
                  isPrivate
                  className="block truncate text-13 font-medium text-fg"
                />
              </dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  );
}
