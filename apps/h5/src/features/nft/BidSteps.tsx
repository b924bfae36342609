import { useMessages } from '#i18n/use-messages.ts';
import { type Step, Stepper } from '#ui/Stepper.tsx';
import { BidPane } from './BidPane.tsx';
import type { BidProps } from './bid-props.ts';
import { DepositPane } from './DepositPane.tsx';

/** Step 1 of 2 the first time: the deposit. Then the bid. */
export function BidSteps(props: BidProps) {
  const t = useMessages();
  const { standing } = props;
  const hasDeposit = standing?.hasDeposit === true;
  const steps: readonly Step[] = [
    {
      label: t('nft.bid.steps.deposit'),
      state: hasDeposit ? 'done' : 'now',
      said: t('nft.bid.steps.first', { name: t('nft.bid.steps.deposit') }),
    },
    {
      label: t('nft.bid.steps.bid'),
      state: hasDeposit ? 'now' : 'later',
      said: t('nft.bid.steps.second', { name: t('nft.bid.steps.bid') }),
    },
  ];
  // Bidders who have bid already know the way.
  const isFirstTime = standing?.best === undefined;
  return (
    <div className="flex flex-col gap-4 pb-1">
      {isFirstTime && <Stepper label={t('nft.bid.steps.label')} steps={steps} />}
      {hasDeposit ? <BidPane {...props} /> : <DepositPane {...props} />}
    </div>
  );
}
