import { Empty } from '@candor/kit/view';
import { WalletCards } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';

/** A new account: the first steps. */
export function NoFunds({ onClaim }: { readonly onClaim: () => void }) {
  const t = useMessages();
  return (
    <Card className="mx-4 mt-4">
      <Empty
        icon={<WalletCards />}
        title={t('funds.noFunds')}
        text={t('funds.noFundsText')}
        action={
          <Button size="medium" onClick={onClaim}>
            {t('funds.claimFunds')}
          </Button>
        }
      />
    </Card>
  );
}
