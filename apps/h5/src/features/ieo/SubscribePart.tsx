import { atoms, atomsToText } from '@candor/money';
import { useOwnFormat, useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import {
  isRest,
  type SubscribeFacts,
  type SubscribeForm,
  type SubscribeSummary,
  tokensLeft,
} from './subscribe-form.ts';

interface SubscribePartProps {
  readonly form: SubscribeForm;
  readonly facts: SubscribeFacts;
  readonly summary: SubscribeSummary;
  readonly error: string | undefined;
  readonly onChange: (form: SubscribeForm) => void;
}

/** The amount, and what it costs and comes to while it is typed. */
export function SubscribePart({ form, facts, summary, error, onChange }: SubscribePartProps) {
  const t = useMessages();
  const format = useFormat();
  const { project, own, available } = facts;
  const { tokenCode: token, tokenScale, payCode, payId, mode, accountMin, accountMax } = project;
  const isFirstCome = mode === 'first_come';
  const left = tokensLeft(project);
  return (
    <Card className="flex flex-col gap-3 p-4">
      <AmountField
        label={t('ieo.amount')}
        labelEnd={available !== undefined && <Available amount={available} code={payCode} />}
        unit={token}
        decimals={tokenScale}
        value={form.amount}
        onChange={(amount, problem) => onChange({ amount, isUnreadable: problem !== undefined })}
        error={error}
        hint={
          isRest(project)
            ? t('ieo.restHint', { left: format.amount(atomsToText(left, tokenScale)), token })
            : t('ieo.amountHint', { min: format.amount(accountMin), token })
        }
      />
      {summary.missing !== undefined && (
        <Button
          look="soft"
          size="small"
          className="self-start"
          onClick={() => navigateTo('/pages/fund/transfer', { currency: String(payId) })}
        >
          {t('ieo.transferIn')}
        </Button>
      )}
      {own !== undefined && (
        <p className="text-12 text-fg-3">
          {t('ieo.already', { amount: format.amount(atomsToText(atoms(own.wanted), tokenScale)), token })}
        </p>
      )}
      <Facts>
        <Fact label={t(isFirstCome ? 'ieo.cost' : 'ieo.frozen')}>
          <AmountText value={summary.due} unit={payCode} />
        </Fact>
        <Fact label={t(isFirstCome ? 'ieo.certain' : summary.isExact ? 'ieo.estimate' : 'ieo.estimateAtLeast')}>
          <AmountText value={summary.gets} unit={token} />
        </Fact>
      </Facts>
      <p className="text-12 text-fg-3">
        {isFirstCome &&
          left > 0n &&
          `${t('ieo.left', { amount: format.amount(atomsToText(left, tokenScale)), token })}. `}
        {t(isFirstCome ? 'ieo.modeTexts.first_come' : 'ieo.estimateText')}
        {!isFirstCome && summary.isAboveCap && ` ${t('ieo.capNote', { max: format.amount(accountMax), token })}`}
      </p>
    </Card>
  );
}

function Available({ amount, code }: { readonly amount: string; readonly code: string }) {
  const t = useMessages();
  const own = useOwnFormat();
  return <span className="text-12 text-fg-3">{t('ieo.available', { amount: own.amount(amount, 2), code })}</span>;
}
