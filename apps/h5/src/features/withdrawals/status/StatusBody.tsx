import type { WithdrawalRow } from '@candor/api';
import { CircleCheck, CircleX, Clock, Hourglass } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Card } from '#ui/Card.tsx';
import { WithdrawalTimeline } from '../timeline/WithdrawalTimeline.tsx';
import { cameBack } from './came-back.ts';
import { StatusFacts } from './StatusFacts.tsx';

/** Its summary in one line, its amount, its steps and its facts. */
export function StatusBody({ withdrawal }: { readonly withdrawal: WithdrawalRow }) {
  const t = useMessages();
  const { status, amount, receives, code } = withdrawal;
  const isBack = cameBack(status);
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col items-center pt-3 pb-1 text-center">
        <StatusIcon status={status} />
        <p className="mt-3 text-17 font-semibold">{t(`withdraw.status.titles.${status}`)}</p>
        <AmountText
          value={isBack ? amount : receives}
          unit={code}
          isPrivate
          className="mt-0.5 text-28 font-semibold [overflow-wrap:anywhere]"
        />
        {!isBack && <p className="text-12 text-fg-3">{t('withdraw.youReceive')}</p>}
      </div>
      <Card className="p-4">
        <WithdrawalTimeline withdrawal={withdrawal} />
      </Card>
      <StatusFacts withdrawal={withdrawal} />
    </div>
  );
}

function StatusIcon({ status }: { readonly status: WithdrawalRow['status'] }) {
  const shape = { 'aria-hidden': true, strokeWidth: 1.5 } as const;
  if (status === 'confirmed') return <CircleCheck {...shape} className="size-14 text-good" />;
  if (status === 'failed' || status === 'refused') return <CircleX {...shape} className="size-14 text-danger" />;
  if (status === 'cancelled') return <CircleX {...shape} className="size-14 text-fg-3" />;
  if (status === 'held' || status === 'review') return <Hourglass {...shape} className="size-14 text-warn" />;
  return <Clock {...shape} className="size-14 text-accent" />;
}
