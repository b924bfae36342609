import { ChevronRight, type LucideIcon, Star, Ticket, UsersRound } from 'lucide-react';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';

interface Product {
  readonly icon: LucideIcon;
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly path: string;
}

const products: readonly Product[] = [
  {
    icon: UsersRound,
    title: 'common.finance.copy',
    text: 'common.finance.copyText',
    path: '/pages/copytrade/copy',
  },
  {
    icon: Ticket,
    title: 'common.titles.coupons',
    text: 'common.finance.couponsText',
    path: '/pages/setting/coupon',
  },
  {
    icon: Star,
    title: 'common.finance.points',
    text: 'common.finance.pointsText',
    path: '/pages/coin/index',
  },
];

/** Products beside those that hold funds for a time, each with its purpose. */
export function OtherProducts() {
  const t = useMessages();
  return (
    <section className="mt-3 flex flex-col gap-3">
      <h2 className="text-15 font-semibold">{t('common.finance.more')}</h2>
      {products.map((product) => (
        <ProductCard key={product.path} product={product} />
      ))}
    </section>
  );
}

function ProductCard({ product }: { readonly product: Product }) {
  const t = useMessages();
  const Icon = product.icon;
  return (
    <button
      type="button"
      onClick={() => navigateTo(product.path)}
      className="press flex items-center gap-3 rounded-card border border-line bg-surface p-4 text-left"
    >
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-tile bg-inset text-fg">
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-15 font-semibold">{t(product.title)}</span>
        <span className="mt-1 block text-13 text-fg-3">{t(product.text)}</span>
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
    </button>
  );
}
