import { type CallError, getDualProduct } from '@candor/api';
import { Empty, Skeleton } from '@candor/kit/view';
import { Split } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { PurchasePage } from './PurchasePage.tsx';

const renewEveryMs = 10_000;

/** pages/invest/purchase: shares of the product `id` of its address. */
export function PurchaseScreen({ params }: ScreenProps) {
  const t = useMessages();
  const productId = /^[1-9]\d{0,8}$/.test(params.id ?? '') ? Number(params.id) : 999_999_999;
  const product = useCall(getDualProduct, { productId }, { everyMs: renewEveryMs });
  const blocks = ['h-44 w-full rounded-card!', 'h-12 w-full rounded-control!', 'h-28 w-full rounded-card!'];
  return (
    <Loaded
      from={product}
      skeleton={<Skeleton className="gap-4 p-4" blocks={blocks} />}
      failure={missingProduct}
      failureClass="p-4"
      renderFrame={(state) => <Page title={t('common.titles.dual')}>{state}</Page>}
    >
      {(row) => <PurchasePage product={row} />}
    </Loaded>
  );
}

/** A product that has matured, or never was. */
function missingProduct({ failure }: CallError) {
  return failure.kind === 'refused' && <NoProduct />;
}

function NoProduct() {
  const t = useMessages();
  return (
    <Empty
      icon={<Split />}
      title={t('dual.form.closed')}
      text={t('dual.noneText')}
      action={
        <Button size="medium" onClick={() => redirectTo('/pages/invest/invest')}>
          {t('common.titles.dual')}
        </Button>
      }
    />
  );
}
