import { type HouseAccountRow, listHouseAccounts } from '@candor/api';
import { SkeletonRows } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';

const everyMs = 5_000;

/** The house's own accounts, readable by everybody: its funds, and its earnings. */
export function HouseScreen(_props: ScreenProps) {
  const t = useMessages();
  const accounts = useCall(listHouseAccounts, {}, { everyMs });
  return (
    <Page title={t('common.titles.house')}>
      <p className="px-4 pt-2 pb-3 text-13 text-fg-2">{t('settings.house.text')}</p>
      <Loaded from={accounts} skeleton={<SkeletonRows rows={8} className="px-4" />} failureClass="p-4">
        {(rows) => (
          <div className="flex flex-col gap-3 px-4 pb-10">
            {rows.map((account) => (
              <HouseAccount key={account.house} account={account} />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function HouseAccount({ account: { house, balances } }: { readonly account: HouseAccountRow }) {
  const t = useMessages();
  return (
    <Card className="p-4">
      <h2 className="text-15 font-semibold">{t(`settings.house.names.${house}`)}</h2>
      <p className="mt-0.5 mb-2 text-12 text-fg-3">{t(`settings.house.purposes.${house}`)}</p>
      {balances.length === 0 ? (
        <p className="py-1 text-13 text-fg-3">{t('settings.house.empty')}</p>
      ) : (
        <Facts>
          {balances.map(({ assetId, code, available, frozen }) => (
            <Fact key={assetId} label={code}>
              <AmountText value={available} />
              {!/^0(\.0+)?$/.test(frozen) && (
                <span className="block text-12 font-normal text-fg-3">
                  {t('settings.house.held')} <AmountText value={frozen} />
                </span>
              )}
            </Fact>
          ))}
        </Facts>
      )}
    </Card>
  );
}
