import { listLockedDeposits, listLockedProducts, type LockedProductRow } from '@candor/api';
import { atomsToText, plus, zero } from '@candor/money';
import { LockKeyhole } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useAvailable } from '#hooks/use-live.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { LockPage } from './LockPage.tsx';
import { atomsIn } from './product-figures.ts';

const renewEveryMs = 10_000;

/** pages/lockming/buy: an amount into the product `id` of its address. */
export function LockScreen({ params }: ScreenProps) {
  const t = useMessages();
  const products = useCall(listLockedProducts, {}, { everyMs: renewEveryMs });
  const blocks = ['h-16 w-full rounded-card!', 'h-12 w-full rounded-control!', 'h-24 w-full', 'h-40 w-full'];
  return (
    <Loaded
      from={products}
      skeleton={<Skeleton className="gap-4 p-4" blocks={blocks} />}
      failureClass="p-4"
      renderFrame={(state) => <Page title={t('common.titles.lockup')}>{state}</Page>}
    >
      {(rows) => {
        const product = rows.find(({ productId }) => String(productId) === params.id);
        return product === undefined ? <NoProduct /> : <Funded product={product} />;
      }}
    </Loaded>
  );
}

/** The form, with what the user has and has locked; a visitor sees the figures too. */
function Funded({ product }: { readonly product: LockedProductRow }) {
  const isSignedIn = useIsSignedIn();
  const available = useAvailable('spot', product.assetId);
  const own = useCall(listLockedDeposits, { status: 'running', limit: 100 });
  const deposits = own.data?.data.filter(({ productId }) => productId === product.productId) ?? [];
  const sum = deposits.reduce((total, { principal }) => plus(total, atomsIn(principal, product)), zero);
  const locked = atomsToText(sum, product.scale);
  return <LockPage facts={{ product, available: isSignedIn ? (available ?? '0') : undefined, locked }} />;
}

function NoProduct() {
  const t = useMessages();
  return (
    <Page title={t('common.titles.lockup')}>
      <Empty
        icon={<LockKeyhole />}
        title={t('locked.noProducts')}
        text={t('locked.noProductsText')}
        action={
          <Button size="medium" onClick={() => redirectTo('/pages/lockming/lockming')}>
            {t('locked.guide.see')}
          </Button>
        }
      />
    </Page>
  );
}
