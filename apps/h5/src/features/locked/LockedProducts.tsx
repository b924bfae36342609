import { listLockedProducts, type LockedProductRow } from '@candor/api';
import { dayMs } from '@candor/kernel';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { LockKeyhole } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { ProductCard } from './ProductCard.tsx';

const renewEveryMs = 15_000;

/** The products on offer, with their room as it is now. */
export function LockedProducts() {
  const t = useMessages();
  const products = useCall(listLockedProducts, {}, { everyMs: renewEveryMs });
  return (
    <Loaded
      from={products}
      skeleton={<SkeletonCards cards={4} />}
      empty={<Empty icon={<LockKeyhole />} title={t('locked.noProducts')} text={t('locked.noProductsText')} />}
    >
      {(rows) => (
        <ul className="flex flex-col gap-3">
          {demonstrationsFirst(rows).map((product) => (
            <li key={product.productId}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** Products that can be tried to their end in minutes come first. */
function demonstrationsFirst(rows: readonly LockedProductRow[]): readonly LockedProductRow[] {
  const isDemonstration = (product: LockedProductRow) => product.dayMs < dayMs;
  return [...rows.filter(isDemonstration), ...rows.filter((product) => !isDemonstration(product))];
}
