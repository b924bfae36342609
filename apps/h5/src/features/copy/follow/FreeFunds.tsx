import { useOwnFormat } from '#hooks/use-format.ts';
import { usePositions } from '#hooks/use-positions.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';

/** The funds for opening copies, and the way to add to them. */
export function FreeFunds() {
  const t = useMessages();
  const own = useOwnFormat();
  const { account } = usePositions();
  if (account === undefined) return null;
  const amount = own.amount(account.spendable, 2);
  return (
    <div className="flex items-center gap-3 rounded-tile bg-inset p-3">
      <p className="min-w-0 flex-1 text-12 text-fg-2">{t('copy.form.balance', { amount })}</p>
      <Button
        look="ghost"
        size="mini"
        onClick={() => navigateTo('/pages/fund/transfer', { from: 'spot', to: 'contract' })}
      >
        {t('copy.form.addFunds')}
      </Button>
    </div>
  );
}
