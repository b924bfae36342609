import { percentOfPpm } from '@candor/money';
import { CommandError } from '#ui/CommandError.tsx';
import type { FollowRow, TraderCard } from '@candor/api';
import { useMessages } from '#i18n/use-messages.ts';
import { Fact, Facts } from '#ui/Fact.tsx';
import { AgreementBox } from '../agreement/AgreementBox.tsx';
import { Estimate } from './Estimate.tsx';
import { followActions, followRequest } from './follow-form.ts';
import { FreeFunds } from './FreeFunds.tsx';
import { LimitFields } from './LimitFields.tsx';
import { PairFields } from './PairFields.tsx';
import { SizeFields } from './SizeFields.tsx';
import type { Following } from './use-following.ts';

interface FollowFieldsProps {
  readonly card: TraderCard;
  readonly follow: FollowRow | undefined;
  readonly following: Following;
}

/** Every setting of a follow, with the result it would have had. */
export function FollowFields({ card, follow, following }: FollowFieldsProps) {
  const t = useMessages();
  const { form, change, error } = following;
  return (
    <div className="flex flex-col gap-5">
      <SizeFields form={form} onChange={change} card={card} />
      <Estimate request={followRequest(form, card.traderId)} />
      <PairFields form={form} onChange={change} />
      <LimitFields form={form} onChange={change} result={follow?.isActive ? follow.result : undefined} />
      <div>
        <Facts>
          <Fact label={t('copy.form.share')}>{percentOfPpm(follow?.share ?? card.share)}%</Fact>
        </Facts>
        <p className="text-12 text-fg-3">
          {t('copy.form.shareHint')} {follow !== undefined && t('copy.form.shareFixed')}
        </p>
      </div>
      <FreeFunds />
      {!following.isEdit && (
        <AgreementBox
          text={t('copy.form.risk')}
          isAgreed={form.acceptsRisk}
          onChange={(isAgreed) => change(followActions.acceptRisk(form, isAgreed))}
        />
      )}
      <CommandError error={error} />
    </div>
  );
}
