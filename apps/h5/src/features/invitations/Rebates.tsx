import { HandCoins } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { Card } from '#ui/Card.tsx';
import { Empty } from '#ui/Empty.tsx';

/** The earnings of invitations. Nothing is paid for them so far, and that is stated instead of shown as a zero. */
export function Rebates() {
  const t = useMessages();
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">{t('invite.rebates')}</h2>
      <Card>
        <Empty icon={<HandCoins />} title={t('invite.noRebates')} text={t('invite.noRebatesText')} />
      </Card>
    </section>
  );
}
