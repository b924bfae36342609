import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { LiveProjects } from './LiveProjects.tsx';

/** The tab on the finance page: what is open now, and the ways to the rest. */
export function IeoTab() {
  const t = useMessages();
  return (
    <>
      <div className="grid grid-cols-1 gap-2.5 min-[22.5rem]:grid-cols-2">
        <Button look="soft" size="medium" onClick={() => navigateTo('/pages/ieo/ieo')}>
          {t('ieo.toProjects')}
        </Button>
        <Button look="soft" size="medium" onClick={() => navigateTo('/pages/ieo/order')}>
          {t('ieo.mine')}
        </Button>
      </div>
      <NotOffered product="ieo" />
      <LiveProjects stage="in_progress" />
    </>
  );
}
