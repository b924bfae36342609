import { type AddressRow, listAddresses } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { BookUser } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { AddressItem } from './AddressItem.tsx';
import { BookOnlyCard } from './BookOnlyCard.tsx';
import { bookPage } from './book-page.ts';
import { DeleteAddress } from './DeleteAddress.tsx';

/**
 * pages/setting/wallet: the addresses that can be withdrawn to, by coin, with the rule that guards them and the way to add
 * one.
 */
export function WalletScreen(_props: ScreenProps) {
  const t = useMessages();
  const book = useCall(listAddresses, bookPage);
  const nowMs = useNow(1_000);
  const [deleting, setDeleting] = useState<AddressRow>();
  const add = () => navigateTo('/pages/setting/addWallet');
  const rows = book.data?.data ?? [];
  return (
    <Page
      title={t('common.titles.addresses')}
      {...(rows.length > 0 && {
        footer: (
          <Button isWide onClick={add}>
            {t('addresses.add')}
          </Button>
        ),
      })}
    >
      <div className="flex flex-col gap-5 px-4 pt-2 pb-6">
        {book.state !== 'signed_out' && <BookOnlyCard nowMs={nowMs} />}
        <Loaded from={book} skeleton={<SkeletonRows rows={5} />}>
          {() =>
            rows.length === 0 ? (
              <Empty
                icon={<BookUser />}
                title={t('addresses.empty')}
                text={t('addresses.emptyText')}
                action={
                  <Button size="medium" onClick={add}>
                    {t('addresses.add')}
                  </Button>
                }
              />
            ) : (
              byCoin(rows).map(({ code, addresses }) => (
                <section key={code} aria-label={code}>
                  <h2 className="flex items-center gap-2 pb-2 text-15 font-semibold">
                    <CoinMark code={code} size={20} /> {code}
                  </h2>
                  <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
                    {addresses.map((row) => (
                      <AddressItem key={row.destinationId} row={row} nowMs={nowMs} onDelete={() => setDeleting(row)} />
                    ))}
                  </ul>
                </section>
              ))
            )
          }
        </Loaded>
        <DeleteAddress row={deleting} onClose={() => setDeleting(undefined)} />
      </div>
    </Page>
  );
}

interface CoinAddresses {
  readonly code: string;
  readonly addresses: readonly AddressRow[];
}

/** Addresses under their coins, by the coins' names; within a coin as they came, newest first. */
function byCoin(rows: readonly AddressRow[]): readonly CoinAddresses[] {
  const codes = [...new Set(rows.map(({ code }) => code))].sort();
  return codes.map((code) => ({ code, addresses: rows.filter((row) => row.code === code) }));
}
