import { cx } from '@candor/kit';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { PracticeBadge } from '#ui/PracticeBadge.tsx';
import { FirstChoices } from './FirstChoices.tsx';
import { DemoHint } from '#features/demo/DemoHint.tsx';
import { enterHome } from '#features/sign-in/enter.ts';

/** In place of the balance: an introduction, and the ways in. */
export function VisitorBlock() {
  const t = useMessages();
  const site = useSite();
  const isLive = site?.mode === 'live';
  return (
    <section aria-labelledby="welcome" className="px-4 pt-2">
      <FirstChoices />
      <div className="flex min-h-18 flex-col justify-center">
        <h2 id="welcome" className="text-22 font-semibold tracking-[-0.01em] text-balance">
          {t('home.welcome')}
        </h2>
        {/* Keeps its room until it is known which of the two it is. */}
        <p className={cx('mt-1 text-13 text-fg-2', site === undefined && 'invisible')}>
          {t(isLive ? 'home.welcomeHint' : 'home.practiceWelcome')}{' '}
          <span className="ml-0.5 inline-flex h-5 min-w-14 align-middle">
            <PracticeBadge />
          </span>
        </p>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button size="medium" onClick={() => navigateTo('/pages/common/register')}>
          {t('common.register')}
        </Button>
        <Button look="soft" size="medium" onClick={() => navigateTo('/pages/common/login')}>
          {t('common.logIn')}
        </Button>
      </div>
      <DemoHint onToken={enterHome} className="pt-3" />
    </section>
  );
}
