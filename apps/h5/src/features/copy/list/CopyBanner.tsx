import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { requireSignIn } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { openMyCopying } from '../parts/trader-address.ts';

/** The difference to trading alone, and the way to become a trader. `sign` is shown beside it. */
export function CopyBanner({ sign }: { readonly sign?: ReactNode }) {
  const t = useMessages();
  return (
    <section className="relative overflow-hidden rounded-card border border-line bg-surface bg-[linear-gradient(105deg,color-mix(in_srgb,var(--accent)_13%,var(--surface)),var(--surface)_68%)] p-4">
      <UsersRound
        aria-hidden
        strokeWidth={1}
        className="absolute -right-3 -bottom-4 size-28 text-accent opacity-15 select-none"
      />
      <h2 className="text-17 font-semibold">{t('copy.banner')}</h2>
      <p className="mt-1 max-w-[17.5rem] text-13 text-fg-2">{t('copy.bannerText')}</p>
      <div className="mt-3 flex items-center gap-3">
        <Button size="small" onClick={() => requireSignIn() && openMyCopying('lead')}>
          {t('copy.becomeTrader')}
        </Button>
        {sign}
      </div>
    </section>
  );
}
