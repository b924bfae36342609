import { listLoanProducts, type LoanProductRow } from '@candor/api';
import { Empty, Skeleton } from '@candor/kit/view';
import { HandCoins } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Chips } from '#ui/Chips.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { BorrowFormPane } from './BorrowFormPane.tsx';

interface BorrowTabProps {
  readonly head: ReactNode;
  readonly onBorrowed: () => void;
}

const renewEveryMs = 10_000;
const blocks = ['h-9 w-full', 'h-14 w-full rounded-control!', 'h-14 w-full rounded-control!', 'h-40 w-full'];

/** The kinds of loans, and the form of the chosen one. */
export function BorrowTab({ head, onBorrowed }: BorrowTabProps) {
  const t = useMessages();
  const [chosen, setChosen] = useState<string>();
  const products = useCall(listLoanProducts, {}, { everyMs: renewEveryMs });
  const nameOf = ({ code, isDemonstration }: LoanProductRow) =>
    isDemonstration ? `${code} · ${t('loans.demonstration')}` : code;
  return (
    <Loaded
      from={products}
      skeleton={<Skeleton className="gap-4 p-4" blocks={blocks} />}
      failureClass="p-4"
      empty={<Empty icon={<HandCoins />} title={t('loans.none')} text={t('loans.noneText')} />}
      renderFrame={(state) => <Page header={head}>{state}</Page>}
    >
      {(rows) => {
        const product = rows.find(({ productId }) => String(productId) === chosen) ?? rows[0];
        if (product === undefined) return null;
        const choice = (
          <>
            <p className="text-13 text-fg-2">{t('loans.intro')}</p>
            <NotOffered product="loans" />
            <div className="-mx-4">
              <Chips
                label={t('loans.productsLabel')}
                items={rows.map((row) => ({ id: String(row.productId), label: nameOf(row) }))}
                value={String(product.productId)}
                onChange={setChosen}
              />
            </div>
          </>
        );
        return (
          <BorrowFormPane
            key={product.productId}
            head={head}
            choice={choice}
            product={product}
            onBorrowed={onBorrowed}
          />
        );
      }}
    </Loaded>
  );
}
