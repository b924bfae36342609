import { UserRound } from 'lucide-react';
import { loginHref } from '#client/navigation.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { currentHref, navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';

/** In place of the profile for a visitor. */
export function VisitorCard() {
  const t = useMessages();
  return (
    <Card className="flex items-center gap-3 p-4">
      <span aria-hidden className="grid size-14 shrink-0 place-items-center rounded-full bg-inset text-fg-3">
        <UserRound className="size-6" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-17 font-semibold">{t('settings.visitor')}</span>
        <span className="mt-0.5 block text-13 text-fg-3">{t('settings.visitorText')}</span>
      </span>
      <Button size="small" onClick={() => navigateTo(loginHref(currentHref()))}>
        {t('common.logIn')}
      </Button>
    </Card>
  );
}
