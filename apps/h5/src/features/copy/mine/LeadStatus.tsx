import { percentOfPpm } from '@candor/money';
import { listFollows, type MyFollows, withdrawTraderApplication } from '@candor/api';
import { BadgeCheck, CircleX, Hourglass, PauseCircle, Undo2 } from 'lucide-react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { toast } from '#ui/Toast.tsx';
import { openTrader } from '../parts/trader-address.ts';

const icons = {
  applied: Hourglass,
  followable: BadgeCheck,
  refused: CircleX,
  suspended: PauseCircle,
  withdrawn: Undo2,
} as const;
const colours = {
  applied: 'bg-accent-soft text-accent',
  followable: 'bg-up-soft text-up',
  refused: 'bg-danger-soft text-danger',
  suspended: 'bg-warn-soft text-warn',
  withdrawn: 'bg-accent-soft text-accent',
} as const;

/** The outcome of the user's application. */
export function LeadStatus({ trader }: { readonly trader: NonNullable<MyFollows['trader']> }) {
  const t = useMessages();
  const { status, followers, followersMax } = trader;
  const Icon = icons[status];
  const text =
    status === 'followable'
      ? t('copy.lead.status.followableText', {
          followers: String(followers),
          most: String(followersMax),
          percent: percentOfPpm(trader.share),
        })
      : t(`copy.lead.status.${status}Text`);
  return (
    <Card className="flex items-start gap-3 p-4">
      <span aria-hidden className={`grid size-10 shrink-0 place-items-center rounded-full ${colours[status]}`}>
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-15 font-semibold">{t(`copy.lead.status.${status}`)}</h2>
        <p className="mt-1 text-13 text-fg-2">{text}</p>
        {status === 'applied' && <WithdrawButton />}
        {(status === 'followable' || status === 'suspended') && (
          <Button look="soft" size="small" className="mt-3" onClick={() => openTrader(trader.traderId)}>
            {t('copy.lead.openRecord')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function WithdrawButton() {
  const t = useMessages();
  const command = useCommand(withdrawTraderApplication, {
    invalidates: [listFollows],
    onDone: () => toast('success', t('copy.lead.withdrawnDone')),
  });
  return (
    <Button look="soft" size="small" className="mt-3" isBusy={command.isBusy} onClick={() => void command.run({})}>
      {t('copy.lead.withdraw')}
    </Button>
  );
}
