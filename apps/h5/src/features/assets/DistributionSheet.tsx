import type { AccountType } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Donut } from '#ui/Donut.tsx';
import { Row } from '#ui/Row.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { accountColours, accountInks } from '#features/funds/accounts.ts';
import { accountShares, coinShares, valueText } from './holdings.ts';
import { useCountedIn, useTotalUnit } from './total-unit.ts';
import type { MyAssets } from './use-holdings.ts';

/** Coins named one by one; the others share one row. */
const coinsMax = 6;

interface DistributionSheetProps {
  readonly mine: MyAssets;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAccount: (account: AccountType) => void;
}

/** The total by account, then by coin. */
export function DistributionSheet({ mine, isOpen, onClose, onAccount }: DistributionSheetProps) {
  const t = useMessages();
  const counted = useCountedIn(useTotalUnit(), mine.bitcoinPrice);
  const { holdings } = mine;
  const shares = accountShares(holdings);
  const coins = coinShares(holdings, coinsMax);
  const amount = (value: bigint) => (
    <AmountText value={counted.convert(valueText(value))} decimals={counted.decimals} unit={counted.code} isPrivate />
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('funds.distribution')}>
      <div className="flex justify-center pt-1 pb-2">
        <Donut
          size={148}
          stroke={20}
          parts={shares.map(({ accountType, percent }) => ({
            id: accountType,
            percent,
            colour: accountInks[accountType],
          }))}
        >
          <span className="text-center text-11 text-fg-3">
            {t('funds.estimatedTotal')}
            <AmountText
              value={counted.convert(valueText(holdings.total))}
              decimals={counted.decimals}
              isPrivate
              className="block text-15 font-semibold text-fg"
            />
          </span>
        </Donut>
      </div>
      <ul className="mt-2">
        {shares.map(({ accountType, value, percent }) => (
          <li key={accountType}>
            <Row
              icon={<span className={`block size-2 rounded-tag ${accountColours[accountType]}`} />}
              label={`${t(`words.accountNames.${accountType}`)} · ${percent}%`}
              value={amount(value)}
              onPress={() => {
                onAccount(accountType);
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
      {coins.length > 0 && <h3 className="mt-3 text-16 font-semibold">{t('funds.coins')}</h3>}
      <ul>
        {coins.map(({ asset, value, percent }) => (
          <li key={asset?.assetId ?? 'others'}>
            <Row
              icon={asset && <CoinMark code={asset.code} size={24} isStock={asset.assetClass === 'stock'} />}
              label={`${asset?.code ?? t('funds.otherCoins')} · ${percent}%`}
              value={amount(value)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
