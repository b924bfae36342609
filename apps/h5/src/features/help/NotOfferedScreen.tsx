import { Cloud, Pickaxe, ShoppingBag, Zap, type LucideIcon } from 'lucide-react';
import { type MessageKey, useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

interface Wish {
  readonly icon: LucideIcon;
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** The pages that serve the wish here, the best first. */
  readonly instead: readonly Way[];
}

interface Way {
  readonly label: MessageKey;
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
}

const toLocked: Way = { label: 'notOffered.toLocked', path: '/pages/lockming/lockming' };

const cloudMining: Wish = {
  icon: Cloud,
  title: 'notOffered.cloudMining',
  text: 'notOffered.cloudMiningText',
  instead: [toLocked],
};

/** Products that other platforms have under these names, by the key of their menu entry. */
const wishes: Readonly<Record<string, Wish>> = {
  quick_buy: {
    icon: ShoppingBag,
    title: 'notOffered.quickBuy',
    text: 'notOffered.quickBuyText',
    instead: [
      { label: 'notOffered.toOtc', path: '/pages/otc/otc' },
      { label: 'notOffered.toConvert', path: '/pages/fund/swap' },
    ],
  },
  defi_mining: {
    icon: Pickaxe,
    title: 'notOffered.defiMining',
    text: 'notOffered.defiMiningText',
    instead: [toLocked],
  },
  cloud_mining: cloudMining,
  super_leverage: {
    icon: Zap,
    title: 'notOffered.superLeverage',
    text: 'notOffered.superLeverageText',
    instead: [{ label: 'notOffered.toContracts', path: '/pages/transaction/index', params: { tab: 'contract' } }],
  },
};

/** pages/common/notOffered: says plainly what is not offered here and why, and leads to what serves the wish. */
export function NotOfferedScreen({ params }: ScreenProps) {
  const t = useMessages();
  const { icon: Icon, title, text, instead } = wishes[params.what ?? ''] ?? cloudMining;
  return (
    <Page
      title={t('common.titles.notOffered')}
      footer={
        <div className="flex flex-col gap-2.5">
          {instead.map(({ label, path, params: its }, at) => (
            <Button key={path} isWide {...(at > 0 && { look: 'soft' })} onClick={() => navigateTo(path, its)}>
              {t(label)}
            </Button>
          ))}
        </div>
      }
    >
      <div className="flex flex-col items-center px-6 pt-14 pb-8 text-center">
        <span aria-hidden className="grid size-16 place-items-center rounded-full bg-inset text-fg-2">
          <Icon className="size-7" strokeWidth={1.5} />
        </span>
        <h2 className="mt-5 text-18 font-semibold">{t(title)}</h2>
        <p className="mt-2 text-14 text-fg-2">{t(text)}</p>
      </div>
    </Page>
  );
}
