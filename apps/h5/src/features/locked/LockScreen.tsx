import { listLockedDeposits, listLockedProducts, type LockedProductRow } from '@candor/api';
import { Empty, Skeleton } from '@candor/kit/view';
import { LockKeyhole } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useIsOffered } from '#hooks/use-is-offered.ts';
import { useAvailable } from '#hooks/use-live.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { LockPage } from './LockPage.tsx';

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

/** The form, with what the user has; a visitor sees the figures too. */
function Funded({ product }: { readonly product: LockedProductRow }) {
  const isSignedIn = useIsSignedIn();
  const isOffered = useIsOffered('locked');
  const balance = useAvailable('spot', product.assetId);
  const available = isSignedIn ? (balance ?? '0') : undefined;
  const deposits = useCall(listLockedDeposits, { status: 'running', limit: 1 }).data?.total;
  return <LockPage facts={{ product, isOffered, available, deposits }} />;
}

function NoProduct() {
  const t = useMessages();
  return (
    <Page title={t('common.titles.lockup')}>
      <Empty
        icon={<LockKeyhole />}
        title={t('locked.noProduct')}
        action={
          <Button size="medium" onClick={() => redirectTo('/pages/lockming/lockming')}>
            {t('locked.guide.see')}
          </Button>
        }
      />
    </Page>
  );
}
