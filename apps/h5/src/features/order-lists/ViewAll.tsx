import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';

/** Under the last few rows of a history: leads to the page with all of them. */
export function ViewAll({ path }: { readonly path: string }) {
  const t = useMessages();
  return (
    <div className="grid place-items-center py-4">
      <Button look="soft" size="small" onClick={() => navigateTo(path, { status: 'complete' })}>
        {t('common.viewAll')}
      </Button>
    </div>
  );
}
