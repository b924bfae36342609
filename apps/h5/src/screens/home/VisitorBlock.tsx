import { useSite } from '../../hooks/use-site.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { navigateTo } from '../../navigate.ts';
import { Button } from '../../ui/Button.tsx';
import { PracticeBadge } from '../../ui/PracticeBadge.tsx';

/** In place of the balance: what this is, and the way in. */
export function VisitorBlock() {
  const t = useMessages();
  const isPractice = useSite()?.mode === 'practice';
  return (
    <section aria-labelledby="welcome" className="px-4 pt-2">
      <div className="flex min-h-18 flex-col justify-center">
        <h2 id="welcome" className="text-22 font-semibold tracking-[-0.01em] text-balance">
          {t('home.welcome')}
        </h2>
        <p className="mt-1 text-13 text-fg-2">
          {t(isPractice ? 'home.practiceWelcome' : 'home.welcomeHint')}{' '}
          <span className="ml-0.5 inline-flex align-middle">
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
    </section>
  );
}
